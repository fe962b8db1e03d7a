import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { entitlementExceeded } from '../billing.errors';
import type { PlanDto } from '../plans/plans.dto';
import { PlansQueries, yearlyPrice } from '../plans/plans.queries';
import { allows, type Entitlement, type EntitlementAnswer, limitOf, type OfferedPlan, resetOf } from './entitlement';
import { Allowance, type EntitlementFeature } from './entitlement.enums';
import { type EntitlementOf, EntitlementsQueries } from './entitlements.queries';

/** Nothing is added where it would go above the limit $6: of two who want the last unit at once, one waits, and gets none. */
const add = {
  name: 'billing-consume',
  text: `insert into billing.entitlement_usage as u (organization_id, feature, period, period_start, used)
    select $1, $2, $3, $4, $5::bigint where $6::bigint is null or $5::bigint <= $6::bigint
    on conflict (organization_id, feature, period, period_start) do update set used = u.used + excluded.used
    where $6::bigint is null or u.used + excluded.used <= $6::bigint`,
};
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
  ) {}

  /** Whether an organization may use so much of a feature now. Changes nothing. Throws `not_found`. */
  async can(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<EntitlementAnswer> {
    const entitlement = await this.demand(organizationId, feature);
    const isAllowed = allows(entitlement, entitlement.used + whole(amount));
    return answerFor(entitlement, amount, isAllowed ? [] : await this.plans.plans());
  }

  /**
   * Counts so much of a feature as used, in the caller's transaction: it is used if that commits. Throws
   * `entitlement_exceeded`, also when another transaction takes the last unit at the same time, and `not_found`.
   */
  async consume(organizationId: string, feature: EntitlementFeature, amount = 1): Promise<void> {
    if (!this.database.isInTransaction) throw new Error('What is consumed belongs to the transaction that needs it.');
    const entitlement = await this.demand(organizationId, feature);
    if (entitlement.allowance !== Allowance.Off) {
      const counter = counterOf(organizationId, entitlement);
      if ((await this.database.run(add, [...counter, whole(amount), entitlement.limit])) > 0) return;
    }
    throw entitlementExceeded(feature, await this.can(organizationId, feature, amount));
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
  const { used } = entitlement;
  const allowed = allows(entitlement, used + amount);
  const plan = allowed ? null : cheapestPlan(entitlement, used + amount, plans);
  return { allowed, used, limit: limitOf(entitlement), resetsAt: resetOf(entitlement), plan };
}

function cheapestPlan({ byTier, tier }: EntitlementOf, needed: number, plans: PlanDto[]): OfferedPlan | null {
  const [cheapest] = plans
    .filter(({ tierType }) => tierType !== tier && allows(byTier[tierType], needed))
    .sort((one, other) => (yearlyPrice(one) < yearlyPrice(other) ? -1 : 1));
  return cheapest ? { id: cheapest.id, name: cheapest.name, tier: cheapest.tierType } : null;
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
