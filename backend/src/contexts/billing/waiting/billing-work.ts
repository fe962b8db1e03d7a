import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { ledBy } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { type WorkItem, WorkItems } from '../../../platform/work-items/work-items';
import { pages } from '../billing.pages';
import { BillingInterval } from '../plans/plan.enums';
import { ahead } from '../subscriptions/lifecycle/schedule';

interface Renewal {
  id: string;
  organizationId: string;
  since: string;
  dueOn: string;
}

const unpaid = {
  name: 'billing-work',
  text: `select id, organization_id as "organizationId", past_due_since as since,
      (past_due_since at time zone 'UTC')::date::text as "dueOn" from billing.subscriptions
    where organization_id = any($1) and status in ('past_due', 'grace') and past_due_since is not null
    order by past_due_since limit 50`,
};
const warned = (interval: BillingInterval) => `interval '${ahead[interval]['card-expiry'] ?? 0} days'`;
/** Where the card is over before it is charged again, from when on mails say so. */
const expiring = {
  name: 'billing-work-cards',
  text: `select id, organization_id as "organizationId", since, (period_end at time zone 'UTC')::date::text as "dueOn" from (
      select s.id, s.organization_id, s.period_end, s.period_end - case s.interval
          when '${BillingInterval.Yearly}' then ${warned(BillingInterval.Yearly)} else ${warned(BillingInterval.Monthly)} end as since
      from billing.saved_cards c join billing.subscriptions s on s.organization_id = c.organization_id
        and s.status = 'active' and not s.cancel_at_period_end
      where c.organization_id = any($1) and s.period_end > $2
        and make_timestamptz(c.exp_year, c.exp_month, 1, 0, 0, 0, 'UTC') + interval '1 month' <= s.period_end) due
    where since <= $2 order by period_end limit 50`,
};

/** Renewals that wait to be paid, and cards that will not do for the next one, for the owners and admins of an organization. */
@Injectable()
export class BillingWork implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: WorkItems,
  ) {}

  onModuleInit(): void {
    this.work.provide((viewer) => this.of(viewer));
  }

  private async of(viewer: Viewer): Promise<WorkItem[]> {
    const led = ledBy(viewer);
    const [renewals, cards] = await Promise.all([
      this.database.query<Renewal>(unpaid, [led]),
      this.database.query<Renewal>(expiring, [led, this.clock.now()]),
    ]);
    return [
      ...renewals.map(toItem('pay-renewal', 'Pay for the renewal of your plan')),
      ...cards.map(toItem('replace-card', 'Save another card: yours is over before your plan renews')),
    ];
  }
}

const toItem =
  (kind: string, title: string) =>
  ({ id, organizationId, dueOn, since }: Renewal): WorkItem => ({
    kind,
    id,
    title,
    link: pages.billing(organizationId),
    dueOn,
    since,
  });
