export enum PaymentPurpose {
  Start = 'start',
  Renew = 'renew',
  Change = 'change',
}

export enum PaymentStatus {
  Pending = 'pending',
  Successful = 'successful',
  Failed = 'failed',
  Cancelled = 'cancelled',
  Refunded = 'refunded',
}

/** What became of one try to pay. `lost`: the provider may have it, but its answer did not reach us. */
export const attemptStates = [
  'opening',
  'open',
  'lost',
  'refused',
  'succeeded',
  'failed',
  'abandoned',
  'duplicate',
  'reversed',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** `review`: somebody has to look at it. `ignored`: it is kept, and nothing follows from it. */
export const providerEventStates = ['received', 'processed', 'ignored', 'review', 'failed'] as const;
export type ProviderEventState = (typeof providerEventStates)[number];

export const refundKinds = ['duplicate', 'requested'] as const;
export type RefundKind = (typeof refundKinds)[number];

export const refundStates = ['queued', 'pending', 'processed', 'failed', 'needs_attention'] as const;
export type RefundState = (typeof refundStates)[number];
