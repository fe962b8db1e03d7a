import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { DomainError } from '../../../platform/http/domain-error';
import { Jobs } from '../../../platform/jobs/jobs';
import { type Member, MembershipApi } from '../../membership';
import { lastDue } from '../alerts/digest-schedule';
import { AlertFrequency } from '../innovation.enums';
import { WatchesQueries } from './watches.queries';
import { WriteWatchDigest } from './write-watch-digest';

/** So long after its time a digest begins: what changed until then is noted. */
const settled = 5 * minute;
const mostAtOnce = 500;
const nobody = '00000000-0000-0000-0000-000000000000';

/** What was told is known, whatever it has become meanwhile; what is not for the person to see stays as they know it. */
const told = {
  name: 'watches-told',
  text: `update innovation.watches w set changed_at = null, known_status = coalesce(
      (select status from unnest($2::uuid[], $3::text[]) as told (id, status) where told.id = w.id), w.known_status)
    where id = any($1)`,
};

/**
 * Mails once a day what has become of what people watch. What is to be told stands in the watches themselves, and is taken out in the
 * transaction of the mail: nothing is told twice or lost, wherever the process ends, and nobody of whom nothing has changed is looked at.
 */
@Injectable()
export class MailWatchDigestsJob implements OnModuleInit {
  private readonly log = new Logger(MailWatchDigestsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly membership: MembershipApi,
    private readonly watches: WatchesQueries,
    private readonly write: WriteWatchDigest,
  ) {}

  onModuleInit(): void {
    this.jobs.every('9,19,29,39,49,59 * * * *', 'mail-watch-digests', () => this.execute());
  }

  async execute(): Promise<void> {
    const until = lastDue(AlertFrequency.Daily, this.clock.in(-settled));
    for (let after = nobody; ; ) {
      const waiting = await this.watches.waiting(until, after, mostAtOnce);
      const people = new Map((await this.membership.members(waiting)).map((person) => [person.userId, person]));
      for (const userId of waiting)
        await this.tries(userId, until, people.get(userId)).catch((error) => this.log.error(error));
      const last = waiting.at(-1);
      if (!last || waiting.length < mostAtOnce) return;
      after = last;
    }
  }

  /** An address that no mail can go to is done with, as is who has left every organization. */
  private async tries(userId: string, until: Date, person?: Member): Promise<void> {
    await this.tell(userId, until, person).catch(async (error) => {
      this.log.error(error);
      if (error instanceof DomainError) await this.tell(userId, until);
    });
  }

  private async tell(userId: string, until: Date, person?: Member): Promise<void> {
    await this.database.transaction(async () => {
      const ids = await this.watches.hold(userId, until);
      const things = await this.watches.changed(ids, person?.organizations ?? []);
      if (person && !(await this.write.execute(person, things))) return;
      await this.database.run(told, [ids, things.map(({ id }) => id), things.map(({ status }) => status)]);
    });
  }
}
