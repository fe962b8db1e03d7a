import { Injectable, type OnModuleInit } from '@nestjs/common';
import { monthOf } from '../../../platform/clock/calendar';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { CollectedWrites } from '../../../platform/database/collected-writes';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';

/** So long after a month its marks stay, until what was seen in its last seconds is written. */
const marksFor = day;

/** Of those that the month has not seen yet, one more of who registered with them; in one order, so that two processes cannot block each other. */
const flush = {
  name: 'activity-flush',
  text: `with seen as (select * from unnest($1::date[], $2::uuid[]) as seen (month, organization_id)),
    marked as (
      insert into membership.activity_marks (month, organization_id)
      select s.month, o.id from seen s join membership.organizations o on o.id = s.organization_id order by s.month, o.id
      on conflict do nothing returning month, organization_id),
    counted as (
      select m.month, date_trunc('month', o.created_at at time zone 'UTC')::date as registered_in, count(*) as organizations
      from marked m join membership.organizations o on o.id = m.organization_id group by 1, 2)
    insert into membership.activity_counts (month, registered_in, organizations)
    select month, registered_in, organizations from counted order by month, registered_in
    on conflict (month, registered_in) do update set organizations = activity_counts.organizations + excluded.organizations`,
};
const forgetMarks = { name: 'activity-forget-marks', text: 'delete from membership.activity_marks where month < $1' };

interface Active {
  month: string;
  organizationId: string;
}

/**
 * Counts how many organizations were active in a month: somebody of theirs was signed in. No person is written down, and which
 * organization it was is forgotten when the month is over.
 */
@Injectable()
export class CountActivity extends CollectedWrites<Active> implements OnModuleInit {
  private month = '';
  /** Those of the month that this process has collected: so that each is written once, however often it calls. */
  private known = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.every('13 3 * * *', 'forget-activity', async () => {
      await this.database.run(forgetMarks, [monthOf(this.clock.in(-marksFor))]);
    });
  }

  /** Somebody of these organizations is here. */
  note(organizationIds: string[]): void {
    const month = monthOf(this.clock.now());
    if (month !== this.month) {
      this.month = month;
      this.known = new Set();
    }
    for (const organizationId of organizationIds) {
      if (this.known.has(organizationId)) continue;
      this.known.add(organizationId);
      this.collect(`${month}${organizationId}`, { month, organizationId });
    }
  }

  protected async write(all: Active[]): Promise<void> {
    await this.database.run(flush, [all.map(({ month }) => month), all.map(({ organizationId }) => organizationId)]);
  }
}
