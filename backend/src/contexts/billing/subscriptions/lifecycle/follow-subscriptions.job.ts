import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { minute } from '../../../../platform/clock/durations';
import { Database } from '../../../../platform/database/database';
import { Jobs } from '../../../../platform/jobs/jobs';
import { BeginPaidPeriodsJob } from '../begin-paid-periods.job';
import { FollowSubscription } from './follow-subscription';

/** Claimed for a while: a second process leaves them alone, and a crash leaves them to a later round. */
const claimMs = 5 * minute;
const claimed = {
  name: 'subscriptions-claim',
  text: `with due as (
      select id from billing.subscriptions
      where status in ('active', 'past_due', 'grace') and (next_look_at is null or next_look_at <= $1)
      order by next_look_at nulls first, id limit 100 for update skip locked)
    update billing.subscriptions s set next_look_at = $2 from due where s.id = due.id
    returning s.id, s.organization_id as "organizationId"`,
};

interface Claimed {
  id: string;
  organizationId: string;
}

/** Looks every minute at the subscriptions about which something is due. */
@Injectable()
export class FollowSubscriptionsJob implements OnModuleInit {
  private readonly log = new Logger(FollowSubscriptionsJob.name);

  constructor(
    private readonly begin: BeginPaidPeriodsJob,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly follow: FollowSubscription,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'follow-subscriptions', () => this.execute());
  }

  async execute(): Promise<void> {
    // What was paid ahead begins before anybody asks whether it was paid.
    await this.begin.execute();
    for (let rows = await this.claim(); rows.length > 0; rows = await this.claim())
      for (const { id, organizationId } of rows)
        await this.follow.execute(organizationId, id).catch((error) => this.log.error(error));
  }

  private async claim(): Promise<Claimed[]> {
    const now = this.clock.now();
    return this.database.query<Claimed>(claimed, [now, new Date(now.getTime() + claimMs)]);
  }
}
