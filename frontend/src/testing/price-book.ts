import type { BillingInterval, PlanDto, PriceBookDto } from '@alliance/api-client/billing';

interface Tier {
  name: string;
  tierType: PlanDto['tierType'];
  seats: number;
  /** Charged and list, in US cents. */
  yearly: [string, string];
  monthly: [string, string];
}

const tiers: Record<'lite' | 'innovators' | 'enablers' | 'enterprise', Tier> = {
  lite: { name: 'Lite Plan', tierType: 'free', seats: 0, yearly: ['1500', '1500'], monthly: ['250', '250'] },
  innovators: {
    name: 'Innovators & Solution Providers',
    tierType: 'innovators_solution_providers',
    seats: 1,
    yearly: ['18000', '39900'],
    monthly: ['2000', '4900'],
  },
  enablers: {
    name: 'Ecosystem Enablers',
    tierType: 'ecosystem_enablers',
    seats: 3,
    yearly: ['150000', '195000'],
    monthly: ['14000', '19500'],
  },
  enterprise: {
    name: 'Enterprise Alliance Partners',
    tierType: 'enterprise_alliance_partners',
    seats: 6,
    yearly: ['495000', '990000'],
    monthly: ['45000', '99000'],
  },
};
type TierName = keyof typeof tiers;

/** In naira 1500 times as much. */
const inNaira = (cents: string) => String(BigInt(cents) * 1500n);

function planOf(id: TierName, billingInterval: BillingInterval): PlanDto {
  const { name, tierType, seats, ...prices } = tiers[id];
  const [charged, list] = prices[billingInterval];
  return {
    id: `${id}-${billingInterval === 'yearly' ? 'annual' : 'monthly'}`,
    name,
    tierType,
    description: `About ${name}`,
    billingInterval,
    seats,
    features: [`A feature of ${name}`],
    emphasisText: `The point of ${name}`,
    popular: id === 'innovators',
    popularAtRegistration: id === 'enterprise',
    waived: id === 'lite',
    prices: { USD: { charged, list }, NGN: { charged: inNaira(charged), list: inNaira(list) } },
  };
}

export const yearly = (id: TierName) => planOf(id, 'yearly');
export const monthly = (id: TierName) => planOf(id, 'monthly');
const names = Object.keys(tiers) as TierName[];

/** Its trial is not the usual one, so that a page with a number of its own is found out. */
export const priceBook: PriceBookDto = {
  trialDays: 21,
  moneyBackDays: 45,
  helpAddress: 'help@alliance.example',
  plans: names.flatMap((id) => [yearly(id), monthly(id)]),
};
