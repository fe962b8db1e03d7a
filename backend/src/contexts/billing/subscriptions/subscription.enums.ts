/** `past_due`: a renewal was not paid. `grace`: what is there can be read. `cancelled` and `ended` are over. */
export enum SubscriptionStatus {
  Active = 'active',
  PastDue = 'past_due',
  Grace = 'grace',
  Cancelled = 'cancelled',
  Ended = 'ended',
}

/** In these an organization has a subscription. */
export const running = [SubscriptionStatus.Active, SubscriptionStatus.PastDue, SubscriptionStatus.Grace] as const;
