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

/** Why a subscription is over: it was asked to end, was not paid, its plan is no longer sold, or the money went back. */
export const endReasons = ['cancelled', 'unpaid', 'not_sold', 'refunded'] as const;
export type EndReason = (typeof endReasons)[number];

/** How an organization stands with its plan, for its people. */
export enum BillingStanding {
  Free = 'free',
  Trial = 'trial',
  Active = 'active',
  PastDue = 'past_due',
  Grace = 'grace',
  Ended = 'ended',
}
