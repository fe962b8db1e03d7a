/** What a plan allows so many of. Seats are people beside the owner. */
export type Limit = 'seats';

/** What a plan includes or not, and nobody counts; by the names of the billing context's features. */
export type Included = 'open_communities' | 'premium_communities' | 'messages';

/** What a plan allows so often in a period, which the price book counts. */
export type Allotment = 'mentor_sessions' | 'expert_sessions';

/**
 * What an organization's plan allows, by the names of the price book, for contexts that may not look billing up; the
 * billing context provides it.
 */
export abstract class Entitlements {
  /** How many the plan in force allows; `null` means without limit. */
  abstract limitOf(organizationId: string, limit: Limit): Promise<number | null>;

  /**
   * Throws `entitlement_exceeded` unless the plan in force allows so many more than are used, and `subscription_read_only`.
   * The caller sees to it that nobody else takes them before its transaction ends.
   */
  abstract demand(organizationId: string, limit: Limit, wanted: { used: number; more: number }): Promise<void>;

  /**
   * For who adds something: throws `entitlement_exceeded` unless the plan in force includes it, and `subscription_read_only`
   * while its renewal is unpaid.
   */
  abstract require(organizationId: string, feature: Included): Promise<void>;

  /** The same for what is only read, and stays readable while a renewal is unpaid. */
  abstract requireIncluded(organizationId: string, feature: Included): Promise<void>;

  /** Those of these organizations whose plans in force include it, in their order. */
  abstract including(organizationIds: string[], feature: Included): Promise<string[]>;

  /**
   * Counts one as used with the end of the surrounding transaction. Throws `entitlement_exceeded` and `subscription_read_only`; of
   * two who want the last one at once, the later one's transaction is undone and throws it.
   */
  abstract consume(organizationId: string, allotment: Allotment): Promise<void>;

  /** Gives back what a use case undoes, as far as it was used in the running period. */
  abstract release(organizationId: string, allotment: Allotment): Promise<void>;

  /**
   * Those of these organizations, of which there is one at least, that are on one of these tiers. Where none is, throws
   * `entitlement_exceeded` with the cheapest plan of one.
   */
  abstract onTiers(organizationIds: string[], tiers: string[]): Promise<string[]>;
}
