import type { MembershipTier } from '../../membership';
import type { BillingInterval, PlanCurrency } from '../plans/plan.enums';

/** The subscription of an organization that runs: not one that is cancelled or ended. */
export interface RunningSubscription {
  id: string;
  organizationId: string;
  planId: string;
  tier: MembershipTier;
  interval: BillingInterval;
  currency: PlanCurrency;
  status: 'active' | 'past_due' | 'grace';
  /** What has been paid for last. */
  periodStart: Date;
  periodEnd: Date;
  /** What it changes to when the period is over. */
  nextPlanId: string | null;
  /** Of the price book, by which that was chosen. */
  nextPriceVersion: number | null;
  /** Of the price book, for the running period. */
  priceVersion: number;
  /** Of the running period. */
  paymentId: string | null;
}

/** A renewal that has not been paid. */
export interface DueRenewal {
  quoteId: string;
  planId: string;
}

/** Which subscription an organization has. */
export abstract class CurrentSubscription {
  abstract of(organizationId: string): Promise<RunningSubscription | undefined>;
  abstract ofMany(organizationIds: string[]): Promise<ReadonlyMap<string, RunningSubscription>>;
  /** What a subscription has to be paid with to go on; nothing while it is paid. */
  abstract dueOf(subscriptionId: string): Promise<DueRenewal | undefined>;
}
