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

export type SubscriptionChange = 'cancelled' | 'resumed' | 'plan-chosen' | 'past-due' | 'read-only' | 'ended';

/** A subscription will end or go on otherwise than before, or has not been paid, or is over. */
export class SubscriptionChanged {
  static readonly type = 'billing.subscription-changed';
  readonly type = SubscriptionChanged.type;

  constructor(
    readonly subscriptionId: string,
    readonly organizationId: string,
    readonly change: SubscriptionChange,
  ) {}
}

/** A trial is over, and nobody has paid for its tier. */
export class TrialEnded {
  static readonly type = 'billing.trial-ended';
  readonly type = TrialEnded.type;

  constructor(
    readonly organizationId: string,
    readonly tier: string,
  ) {}
}

/** What one organization might do beyond its tier is over before its date. */
export class EntitlementGrantEnded {
  static readonly type = 'billing.entitlement-grant-ended';
  readonly type = EntitlementGrantEnded.type;

  constructor(
    readonly organizationId: string,
    readonly feature: string,
    readonly overrideId: string,
  ) {}
}

/** A plan is from now on free to join although it has a price, or no longer. */
export class PlanWaiverChanged {
  static readonly type = 'billing.plan-waiver-changed';
  readonly type = PlanWaiverChanged.type;

  constructor(
    readonly planId: string,
    readonly waived: boolean,
  ) {}
}
