import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { leads, organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { CurrentSubscription, type DueRenewal, type RunningSubscription } from './current-subscription';
import { endOfGrace, readOnlyFrom } from './lifecycle/schedule';
import { SubscriptionStatus } from './subscription.enums';
import type {
  RunningSubscriptionDto,
  SubscribedPlanDto,
  SubscriptionStatusDto,
  UnpaidRenewalDto,
} from './subscriptions.dto';

const runningOf = {
  name: 'subscriptions-running',
  text: `select id, organization_id as "organizationId", plan_id as "planId", tier, interval, currency, status,
      period_start as "periodStart", period_end as "periodEnd", next_plan_id as "nextPlanId",
      next_price_version as "nextPriceVersion", price_version as "priceVersion", payment_id as "paymentId"
    from billing.subscriptions where organization_id = any($1) and status in ('active', 'past_due', 'grace')`,
};
const dueOf = {
  name: 'subscriptions-due-renewal',
  text: `select q.id as "quoteId", q.plan_id as "planId" from billing.subscriptions s
      join billing.quotes q on q.id = s.renewal_quote_id
    where s.id = $1 and s.status in ('past_due', 'grace')`,
};
const statusesOf = {
  name: 'subscriptions-statuses',
  text: `select s.organization_id as "organizationId", s.status, s.period_start as "currentPeriodStart",
      s.period_end as "currentPeriodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd", s.currency,
      json_build_object('id', l.id, 'name', l.name, 'tierType', s.tier, 'billingInterval', s.interval) as plan,
      case when q.id is not null then json_build_object('planName', d.name, 'total', q.total::text, 'currency', q.currency) end
        as due, s.past_due_since as since
    from billing.subscriptions s join billing.plans l on l.id = s.plan_id
      left join billing.quotes q on q.id = s.renewal_quote_id and s.status in ('past_due', 'grace')
      left join billing.plans d on d.id = q.plan_id
    where s.organization_id = any($1) and s.status in ('active', 'past_due', 'grace')
    order by array_position($1, s.organization_id)`,
};

interface Row extends RunningSubscriptionDto {
  plan: SubscribedPlanDto;
  due: (Pick<UnpaidRenewalDto, 'planName' | 'currency'> & { total: string }) | null;
  since: string;
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

  /** Of the wanted organization, or of the first of the viewer's that has one; with what all of them have not paid. Throws `not_found`. */
  async statusFor(viewer: Viewer, wanted?: string): Promise<SubscriptionStatusDto> {
    const ids = organizationIds(viewer).filter((id) => !wanted || id === wanted);
    if (wanted && ids.length === 0) throw notFound('organization');
    const rows = await this.database.query<Row>(statusesOf, [ids]);
    const unpaid = rows.flatMap((row) => toUnpaid(row, viewer));
    const [first] = rows;
    if (!first) return { hasSubscription: false, unpaid };
    const { plan, due, since, ...subscription } = first;
    return { hasSubscription: true, plan, subscription, unpaid };
  }
}

function toUnpaid({ organizationId, status, due, since }: Row, viewer: Viewer): UnpaidRenewalDto[] {
  if (!due) return [];
  const { planName, total, currency } = due;
  const from = new Date(since);
  return [
    {
      ...{ organizationId, planName, currency, since, readOnly: status === SubscriptionStatus.Grace },
      total: leads(viewer, organizationId) ? total : null,
      readOnlyFrom: readOnlyFrom(from).toISOString(),
      endsAt: endOfGrace(from).toISOString(),
    },
  ];
}

const toRunning = (row: RunningRow): RunningSubscription => ({
  ...row,
  periodStart: new Date(row.periodStart),
  periodEnd: new Date(row.periodEnd),
});
