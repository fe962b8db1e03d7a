import type { MembershipTier } from '../../membership';
import type { BillingInterval, PlanCurrency } from '../plans/plan.enums';

/** Why it is asked for: a first subscription, its next period, or another plan. */
export enum QuotePurpose {
  Start = 'start',
  Renew = 'renew',
  Change = 'change',
}

/** When the plan begins: as soon as it is paid, or when the running period is over. */
export enum QuoteAppliesAt {
  Payment = 'payment',
  PeriodEnd = 'period-end',
}

/** `credit`: the unused rest of the running period, below zero. */
export enum QuoteLineKind {
  Plan = 'plan',
  Credit = 'credit',
}

export interface QuoteLine {
  kind: `${QuoteLineKind}`;
  description: string;
  quantity: number;
  /** Minor units, of all of the quantity. */
  amount: bigint;
}

/** What exactly will be charged, and for what. The only input to a payment. All amounts are minor units of `currency`. */
export interface Quote {
  id: string;
  organizationId: string;
  /** `member:<id>`, or `system` for a renewal. */
  requestedBy: string;
  purpose: `${QuotePurpose}`;
  planId: string;
  tier: MembershipTier;
  interval: BillingInterval;
  /** Of the price book. */
  priceVersion: number;
  currency: PlanCurrency;
  /** For a change: the payment of the period that ran, of which the credit is. `null` also for changes from before it was kept. */
  basisPaymentId: string | null;
  lines: QuoteLine[];
  /** What the plan costs without the offer and without a credit. */
  listTotal: bigint;
  /** What is taken off for the unused rest of the running period. */
  credit: bigint;
  /** Sum of the lines, before tax. */
  subtotal: bigint;
  tax: { rule: string; version: number; basisPoints: number; amount: bigint };
  total: bigint;
  appliesAt: `${QuoteAppliesAt}`;
  /** The end of the running period where that is when it applies; `null` for as soon as it is paid. */
  appliesOn: Date | null;
  createdAt: Date;
  expiresAt: Date;
  /** SHA-256 of all of the above, in hexadecimal digits. */
  hash: string;
}
