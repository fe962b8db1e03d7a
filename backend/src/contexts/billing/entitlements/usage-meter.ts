import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { entitlementExceeded, subscriptionReadOnly } from '../billing.errors';
import type { PlanDto } from '../plans/plans.dto';
import { PlansQueries, yearlyPrice } from '../plans/plans.queries';
import { CurrentSubscription } from '../subscriptions/current-subscription';
import { allows, type Entitlement, type EntitlementAnswer, limitOf, type OfferedPlan, resetOf } from './entitlement';
import type { EntitlementFeature } from './entitlement.enums';
import { type EntitlementOf, EntitlementsQueries } from './entitlements.queries';
import { inWords, nameOf } from './in-words';

/** Fails with `beyondLimit` where it would go above the limit $6: of two who want the last unit at once, one waits, and gets none. */
const add = { name: 'billing-consume', text: 'select billing.consume($1, $2, $3, $4, $5, $6)' };
const beyondLimit = 'GIA01';
const giveBack = {
  name: 'billing-release',
  text: `update billing.entitlement_usage set used = greatest(used - $5::bigint, 0)
    where organization_id = $1 and feature = $2 and period = $3 and period_start = $4`,
};

/** What organizations may do by their plans, and how much of it they have done. */
@Injectable()
export class UsageMeter {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansQueries,
    private readonly queries: EntitlementsQueries,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Throws `subscription_read_only` where an organization may add nothing, because its last renewal has not been paid. */
  async requireWritable(organizationId: string): Promise<void> {
    if ((await this.subscriptions.of(organizationId))?.status === 'grace') throw subscriptionReadOnly();
  }

  /**
   * For what a plan includes or not, and nobody counts. Throws `entitlement_exceeded`, `subscription_read_only` and
   * `not_found`.
   */
  async require(organizationId: string, feature: EntitlementFeature): Promise<void> {
    const entitlement = await this.demand(organizationId, feature);
    if (entitlement.isReadOnly) throw subscriptionReadOnly();
    if (!allows(entitlement, entitlement.used + 1))
      throw exceeded(feature, answerFor(entitlement, 1, await this.plans.plans()));
  }

  /** For what is only read, and stays readable while a renewal is unpaid. Throws `entitlement_exceeded` and `not_found`. */
  async requireIncluded(organizationId: string, feature: EntitlementFeature): Promise<void> {
    const answer = await this.can(organizationId, feature);
    if (answer.limit === 0) throw exceeded(feature, answer);
  }

  /** Those of these organizations whose plans include a feature, in their order; by the same statements however many they are. */
  async including(organizationIds: string[], feature: EntitlementFeature): Promise<string[]> {
    const found = await this.queries.ofMany(organizationIds, [feature]);
    return organizationIds.filter((id) => found.get(id)?.some((entitlement) => limitOf(entitlement) !== 0));
  }

  /** Whether an organization may use so much of a feature now. Changes nothing. Throws `not_found`. */
  async can(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<EntitlementAnswer> {
    const entitlement = await this.demand(organizationId, feature);
    const isAllowed = allows(entitlement, entitlement.used + whole(amount));
    const answer = answerFor(entitlement, amount, isAllowed ? [] : await this.plans.plans());
    return { ...answer, allowed: answer.allowed && !entitlement.isReadOnly };
  }

  /**
   * Counts so much of a feature as used with the end of the caller's transaction: it is used if that commits. Throws
   * `entitlement_exceeded`, `subscription_read_only` and `not_found`; when another transaction takes the last unit at the
   * same time, the caller's is undone and throws it.
   */
  async consume(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    const entitlement = await this.demand(organizationId, feature);
    if (entitlement.isReadOnly) throw subscriptionReadOnly();
    const refusal = async () => exceeded(feature, await this.can(organizationId, feature, amount));
    if (!allows(entitlement, entitlement.used + whole(amount))) throw await refusal();
    // The counter is taken last: all who consume for the organization wait for it until the commit.
    const values = [...counterOf(organizationId, entitlement), amount, entitlement.limit];
    this.database.runLast(add, values, (error) =>
      (error as { code?: string }).code === beyondLimit ? refusal() : error,
    );
  }

  /** Gives back what a use case undoes, to the running period. What was used in an earlier one is gone with it. */
  async release(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    const entitlement = await this.demand(organizationId, feature);
    await this.database.run(giveBack, [...counterOf(organizationId, entitlement), whole(amount)]);
  }

  private async demand(organizationId: string, feature: EntitlementFeature): Promise<EntitlementOf> {
    const [entitlement] = (await this.queries.of(organizationId, [feature])) ?? [];
    if (!entitlement) throw notFound('organization');
    return entitlement;
  }
}

/** Whether `amount` more is allowed, and if not which of the plans is the cheapest that would. */
export function answerFor(entitlement: EntitlementOf, amount: number, plans: PlanDto[]): EntitlementAnswer {
  const { used, period } = entitlement;
  const allowed = allows(entitlement, used + amount);
  const plan = allowed ? null : cheapestPlan(entitlement, used + amount, plans);
  return { allowed, used, limit: limitOf(entitlement), period, resetsAt: resetOf(entitlement), plan };
}

function cheapestPlan({ feature, byTier, tier }: EntitlementOf, needed: number, plans: PlanDto[]): OfferedPlan | null {
  const [cheapest] = plans
    .filter(({ tierType }) => tierType !== tier && allows(byTier[tierType], needed))
    .sort((one, other) => (yearlyPrice(one) < yearlyPrice(other) ? -1 : 1));
  if (!cheapest) return null;
  const { id, name, tierType } = cheapest;
  return { id, name, tier: tierType, allows: inWords(feature, byTier[tierType]) };
}

const counterOf = (organizationId: string, { feature, period, counted }: Entitlement) => [
  organizationId,
  feature,
  period,
  counted.start,
];

function whole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new Error(`${amount} is not an amount of anything.`);
  return amount;
}

const exceeded = (feature: EntitlementFeature, { resetsAt, plan, used, limit, period }: EntitlementAnswer) =>
  entitlementExceeded(
    {
      feature,
      name: nameOf(feature),
      allowed: false,
      used,
      limit,
      period,
      resetsAt: resetsAt?.toISOString() ?? null,
      ...(plan && { plan }),
    },
    nameOf(feature, limit ?? undefined),
  );
