import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import { Jobs } from '../../../platform/jobs/jobs';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { deletionNearMail } from '../account.mails';
import { EraseAccount } from './erase-account';

/** So long before it somebody is reminded of it. */
const remindedBefore = 2 * day;
const atATime = 100;
/** The place before the first. */
const beforeAll = '00000000-0000-0000-0000-000000000000';
const near = {
  name: 'deletion-near',
  text: `select id from membership.users
    where deletion_due_at <= $1 and deletion_due_at > $2 and deletion_told_at is null and id > $3 order by id limit ${atATime}`,
};
const tell = {
  name: 'deletion-tell',
  text: `update membership.users set deletion_told_at = $2 where id = $1 and deletion_due_at > $2 and deletion_told_at is null
    returning email, first_name as "firstName", deletion_due_at as "dueAt"`,
};
const due = {
  name: 'deletion-due',
  text: `select id from membership.users where deletion_due_at <= $1 and id > $2 order by id limit ${atATime}`,
};

/** Reminds those whose account is erased in two days, and erases those whose time is over. */
@Injectable()
export class EraseAccountsJob implements OnModuleInit {
  private readonly log = new Logger(EraseAccountsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly erase: EraseAccount,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.every('7 * * * *', 'erase-accounts', () => this.execute());
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    await this.each(near, [this.clock.in(remindedBefore), now], (id) => this.remind(id, now));
    // One that cannot be erased keeps no other from it; the next hour tries again.
    await this.each(due, [now], (id) =>
      this.erase.execute(id).catch((error: Error) => this.log.error(`An account was not erased: ${error.stack}`)),
    );
  }

  private async each(found: Statement, values: unknown[], work: (id: string) => Promise<void>): Promise<void> {
    for (let after: string | undefined = beforeAll; after !== undefined; ) {
      const rows: { id: string }[] = await this.database.query(found, [...values, after]);
      for (const { id } of rows) await work(id);
      after = rows.at(-1)?.id;
    }
  }

  private async remind(id: string, now: Date): Promise<void> {
    await this.database.transaction(async () => {
      const person = await this.database.queryOne<{ email: string; firstName: string; dueAt: string }>(tell, [id, now]);
      if (!person) return;
      const firstName = greeted(person.firstName);
      await this.mail.queue(deletionNearMail, {
        to: { personId: id, name: firstName, address: person.email },
        values: { firstName, link: `${this.config.appUrl}/profile/account`, dueAt: new Date(person.dueAt) },
        about: `user:${id}`,
      });
    });
  }
}
