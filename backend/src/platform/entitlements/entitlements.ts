/** What a plan allows so many of. Seats are people beside the owner. */
export type Limit = 'seats';

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
}
