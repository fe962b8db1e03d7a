import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import { MembershipApi } from '../../../membership';
import { allows, limitOf } from '../../entitlements/entitlement';
import { Allowance, AllowancePeriod, EntitlementFeature } from '../../entitlements/entitlement.enums';
import { type EntitlementOf, EntitlementsQueries } from '../../entitlements/entitlements.queries';
import { isCounted, nameOf } from '../../entitlements/in-words';
import { addMonths } from '../../entitlements/periods';
import { BillingInterval } from '../../plans/plan.enums';
import type { PlanDto } from '../../plans/plans.dto';
import { PlansQueries, yearlyPrice } from '../../plans/plans.queries';
import { CurrentSubscription, type RunningSubscription } from '../current-subscription';
import { Outcomes } from './outcomes';
import type { CheaperPlanDto, UsedEntitlementDto, ValueStatementDto } from './value-statement.dto';

/** What was used in all counting periods that have begun since then; and the most in one of them, by which plans are compared. */
const usedSince = {
  name: 'billing-used-since',
  text: `select feature, period, sum(used)::float8 as used, max(used)::float8 as most from billing.entitlement_usage
    where organization_id = $1 and period_start >= $2 group by feature, period`,
};

interface Used {
  used: number;
  most: number;
}
type UsedRow = Used & { feature: EntitlementFeature; period: AllowancePeriod };

/** How many months have begun in a time; not more than are paid for. */
function monthsBegun(from: Date, until: Date, subscription: RunningSubscription | undefined): number {
  const most = subscription?.interval === BillingInterval.Monthly ? 1 : 12;
  let begun = 1;
  while (begun < most && addMonths(from, begun) <= until) begun += 1;
  return begun;
}

/** What an organization has used of its plan since the running period began, what came of it, and whether less would have done. */
@Injectable()
export class MakeValueStatement {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: EntitlementsQueries,
    private readonly membership: MembershipApi,
    private readonly outcomes: Outcomes,
    private readonly plans: PlansQueries,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Throws `not_found`. */
  async execute(organizationId: string): Promise<ValueStatementDto> {
    const standing = (await this.membership.standingsOf([organizationId])).get(organizationId);
    const entitlements = await this.entitlements.of(
      organizationId,
      Object.values(EntitlementFeature).filter(isCounted),
    );
    if (!standing || !entitlements) throw notFound('organization');
    const subscription = await this.subscriptions.of(organizationId);
    const from = subscription?.periodStart ?? standing.registeredAt;
    const until = this.clock.now();
    const months = monthsBegun(from, until, subscription);
    const used = await this.usedSince(organizationId, entitlements, from);
    return {
      from: from.toISOString(),
      until: until.toISOString(),
      used: entitlements.flatMap((entitlement) => usedOf(entitlement, used, months)),
      outcomes: await this.outcomes.of(organizationId, from, until),
      cheaperPlan: subscription ? await this.cheaperPlan(subscription, entitlements, used) : null,
    };
  }

  /** A counting period that is older than the membership's counts as well while it runs. */
  private async usedSince(organizationId: string, entitlements: EntitlementOf[], from: Date) {
    const rows = await this.database.query<UsedRow>(usedSince, [organizationId, from]);
    return new Map<EntitlementFeature, Used>(
      entitlements.map(({ feature, period, counted, used }) => {
        const since = rows.find((row) => row.feature === feature && row.period === period);
        return [feature, counted.start < from ? { used, most: used } : (since ?? { used: 0, most: 0 })];
      }),
    );
  }

  /** The cheapest plan of the same interval that allows what was used, where it costs less than the one that runs. */
  private async cheaperPlan(
    { organizationId, planId, currency, interval }: RunningSubscription,
    entitlements: EntitlementOf[],
    used: Map<EntitlementFeature, Used>,
  ): Promise<CheaperPlanDto | null> {
    const plans = (await this.plans.plans()).filter(({ billingInterval }) => billingInterval === interval);
    const current = plans.find(({ id }) => id === planId);
    const seatsTaken = await this.membership.seatsTaken(organizationId);
    const isEnough = ({ tierType, seats }: PlanDto) =>
      seats >= seatsTaken &&
      entitlements.every(({ feature, byTier }) => {
        const { most = 0 } = used.get(feature) ?? {};
        return most === 0 || allows(byTier[tierType], most);
      });
    if (!current) return null;
    const [best] = plans
      .filter((plan) => yearlyPrice(plan) < yearlyPrice(current) && isEnough(plan))
      .sort((one, other) => (yearlyPrice(one) < yearlyPrice(other) ? -1 : 1));
    if (!best) return null;
    const priceOf = ({ waived, prices }: PlanDto) => (waived ? '0' : prices[currency].charged);
    const plan = { id: best.id, name: best.name, tier: best.tierType };
    return { plan, price: priceOf(best), currentPrice: priceOf(current), currency };
  }
}

/** What the plan gives a number of, or what was used all the same; with what it has allowed until now. */
function usedOf(entitlement: EntitlementOf, all: Map<EntitlementFeature, Used>, months: number): UsedEntitlementDto[] {
  const { feature, allowance, period } = entitlement;
  const { used = 0 } = all.get(feature) ?? {};
  if (allowance === Allowance.Off && used === 0) return [];
  const limit = limitOf(entitlement);
  const times = period === AllowancePeriod.Month ? months : 1;
  return [{ feature, name: nameOf(feature), used, allowed: limit === null ? null : limit * times }];
}
