import type { PlanDto, PriceBookDto } from '@alliance/api-client/billing';

const yearly = (id: string, name: string, tierType: PlanDto['tierType'], charged: string, list: string): PlanDto => ({
  id: `${id}-annual`,
  name,
  tierType,
  description: `About ${name}`,
  billingInterval: 'yearly',
  seats: 0,
  features: [`A feature of ${name}`],
  emphasisText: '',
  popular: id === 'innovators',
  popularAtRegistration: id === 'enterprise',
  waived: id === 'lite',
  prices: { USD: { charged, list }, NGN: { charged, list } },
});

const plans = [
  yearly('lite', 'Lite Plan', 'free', '1500', '1500'),
  yearly('innovators', 'Innovators & Solution Providers', 'innovators_solution_providers', '18000', '39900'),
  yearly('enablers', 'Ecosystem Enablers', 'ecosystem_enablers', '150000', '195000'),
  yearly('enterprise', 'Enterprise Alliance Partners', 'enterprise_alliance_partners', '495000', '990000'),
];

/** Its trial is not the usual one, so that a page with a number of its own is found out. */
export const priceBook: PriceBookDto = {
  trialDays: 21,
  moneyBackDays: 30,
  helpAddress: 'help@alliance.example',
  plans,
};
