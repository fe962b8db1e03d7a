/** A payment has taken effect: the organization has what it paid for. */
export class SubscriptionActivated {
  static readonly type = 'billing.subscription-activated';
  readonly type = SubscriptionActivated.type;

  constructor(
    readonly subscriptionId: string,
    readonly organizationId: string,
    readonly paymentId: string,
    readonly planId: string,
    readonly tier: string,
  ) {}
}

/** Money has gone back, all of a payment or a part. */
export class PaymentRefunded {
  static readonly type = 'billing.payment-refunded';
  readonly type = PaymentRefunded.type;

  constructor(
    readonly paymentId: string,
    readonly organizationId: string,
    readonly refundId: string,
    /** Whether all of it has gone back, which ends the subscription. */
    readonly wholly: boolean,
  ) {}
}
