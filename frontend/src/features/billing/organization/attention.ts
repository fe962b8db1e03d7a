import type { BillingOverviewDto } from '@alliance/api-client/billing';

const day = 86_400_000;
/** So long before its end a trial asks for a decision. */
const trialEndsSoon = 7 * day;

/** What the organization has to do about its plan, the most urgent alone; nothing most of the time. */
type Attention = 'pay' | 'card' | 'trial' | 'ended' | undefined;

export function attentionOf({ due, card, standing, trialEndsAt, cancelAtPeriodEnd }: BillingOverviewDto): Attention {
  if (due) return 'pay';
  if (card?.expiresBeforeRenewal && !cancelAtPeriodEnd) return 'card';
  if (standing === 'trial' && trialEndsAt && Date.parse(trialEndsAt) - Date.now() < trialEndsSoon) return 'trial';
  return standing === 'ended' ? 'ended' : undefined;
}

/** "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
