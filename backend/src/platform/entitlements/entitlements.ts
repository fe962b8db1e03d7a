/** What a plan allows or not. */
export type Feature = 'problems.submit';
/** What a plan allows so many of. Seats are people beside the owner. */
export type Limit = 'seats';

/**
 * What an organization's plan allows, by the names of the price book, for contexts that may not look billing up; the
 * billing context provides it.
 */
export abstract class Entitlements {
  /** Whether the plan in force lets an organization do this at all. */
  abstract can(organizationId: string, feature: Feature): Promise<boolean>;

  /** How many the plan in force allows; `null` means without limit. */
  abstract limitOf(organizationId: string, limit: Limit): Promise<number | null>;
}
