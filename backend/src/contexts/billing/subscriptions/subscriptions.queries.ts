import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { CurrentSubscription, type DueRenewal, type RunningSubscription } from './current-subscription';
import type { RunningSubscriptionDto, SubscribedPlanDto, SubscriptionStatusDto } from './subscriptions.dto';

const runningOf = {
  name: 'subscriptions-running',
  text: `select id, organization_id as "organizationId", plan_id as "planId", tier, interval, currency, status,
      period_start as "periodStart", period_end as "periodEnd", next_plan_id as "nextPlanId",
      price_version as "priceVersion", payment_id as "paymentId"
    from billing.subscriptions where organization_id = any($1) and status in ('active', 'past_due', 'grace')`,
};
const dueOf = {
  name: 'subscriptions-due-renewal',
  text: `select q.id as "quoteId", q.plan_id as "planId" from billing.subscriptions s
      join billing.quotes q on q.id = s.renewal_quote_id
    where s.id = $1 and s.status in ('past_due', 'grace')`,
};
const statusOf = {
  name: 'subscriptions-status',
  text: `select s.organization_id as "organizationId", s.status, s.period_start as "currentPeriodStart",
      s.period_end as "currentPeriodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd", s.currency,
      json_build_object('id', l.id, 'name', l.name, 'tierType', s.tier, 'billingInterval', s.interval) as plan
    from billing.subscriptions s join billing.plans l on l.id = s.plan_id
    where s.organization_id = any($1) and s.status in ('active', 'past_due', 'grace')
    order by array_position($1, s.organization_id) limit 1`,
};

interface Row extends RunningSubscriptionDto {
  plan: SubscribedPlanDto;
}
type RunningRow = Omit<RunningSubscription, 'periodStart' | 'periodEnd'> & { periodStart: string; periodEnd: string };

/** Which subscription an organization has. */
@Injectable()
export class SubscriptionsQueries extends CurrentSubscription {
  constructor(private readonly database: Database) {
    super();
  }

  async of(organizationId: string): Promise<RunningSubscription | undefined> {
    return (await this.ofMany([organizationId])).get(organizationId);
  }

  async ofMany(organizationIds: string[]): Promise<ReadonlyMap<string, RunningSubscription>> {
    const rows = await this.database.query<RunningRow>(runningOf, [organizationIds]);
    return new Map(rows.map((row) => [row.organizationId, toRunning(row)]));
  }

  async dueOf(subscriptionId: string): Promise<DueRenewal | undefined> {
    return this.database.queryOne<DueRenewal>(dueOf, [subscriptionId]);
  }

  /** Of the wanted organization, or of the first of the viewer's that has one. Throws `not_found`. */
  async statusFor({ organizations }: Viewer, wanted?: string): Promise<SubscriptionStatusDto> {
    const ids = organizations.map(({ id }) => id).filter((id) => !wanted || id === wanted);
    if (wanted && ids.length === 0) throw notFound('organization');
    const row = await this.database.queryOne<Row>(statusOf, [ids]);
    if (!row) return { hasSubscription: false };
    const { plan, ...subscription } = row;
    return { hasSubscription: true, plan, subscription };
  }
}

const toRunning = (row: RunningRow): RunningSubscription => ({
  ...row,
  periodStart: new Date(row.periodStart),
  periodEnd: new Date(row.periodEnd),
});
