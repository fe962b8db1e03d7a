/** New prices are in the book; they are charged from their date on. */
export class PricesPublished {
  static readonly type = 'billing.prices-published';
  readonly type = PricesPublished.type;

  constructor(
    readonly version: number,
    /** ISO 8601. */
    readonly validFrom: string,
  ) {}
}

/** What a tier may do with a feature has changed, from now on and for everybody on it. */
export class EntitlementChanged {
  static readonly type = 'billing.entitlement-changed';
  readonly type = EntitlementChanged.type;

  constructor(
    readonly tier: string,
    readonly feature: string,
    readonly version: number,
  ) {}
}

/** One organization may do more than its tier says, for a time. */
export class EntitlementGranted {
  static readonly type = 'billing.entitlement-granted';
  readonly type = EntitlementGranted.type;

  constructor(
    readonly organizationId: string,
    readonly feature: string,
    readonly overrideId: string,
  ) {}
}

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
