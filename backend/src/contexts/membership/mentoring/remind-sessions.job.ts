import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { sessionNearMail } from './mentoring.mails';
import { remindedBefore } from './mentoring.rules';
import { TellOfSession } from './tell-of-session';

const near = {
  name: 'mentoring-near',
  text: `select id from membership.mentor_sessions
    where state = 'booked' and reminded_at is null and starts_at > $1 and starts_at <= $2 order by starts_at limit 100`,
};
const mark = {
  name: 'mentoring-mark-reminded',
  text: `update membership.mentor_sessions set reminded_at = $2 where id = $1 and state = 'booked' and reminded_at is null`,
};

/** Reminds the two of a session a day before it. */
@Injectable()
export class RemindSessionsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly tell: TellOfSession,
  ) {}

  onModuleInit(): void {
    this.jobs.every('*/10 * * * *', 'remind-mentor-sessions', () => this.execute());
  }

  async execute(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const found = await this.database.query<{ id: string }>(near, [now, this.clock.in(remindedBefore)]);
      if (found.length === 0) return;
      for (const { id } of found) await this.remind(id, now);
    }
  }

  private async remind(id: string, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      // Somebody may have cancelled or moved it meanwhile.
      if ((await this.database.run(mark, [id, now])) === 0) return;
      await this.tell.each(id, ({ to, about, named, values }) =>
        this.mail.queue(sessionNearMail, { to, about, named, values }),
      );
    });
  }
}
