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
