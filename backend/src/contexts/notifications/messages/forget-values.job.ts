import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { mailValuesDays } from '../notifications.settings';

const forget = {
  name: 'messages-forget-values',
  text: `update notifications.messages set sealed_values = null where id in (
    (select id from notifications.messages
      where sealed_values is not null and state <> 'queued' and queued_at < $1 order by queued_at limit 1000)
    union all
    (select again.id from notifications.messages again join notifications.messages first on first.id = again.resend_of
      where again.resend_of is not null and again.sealed_values is not null and again.state <> 'queued' and first.queued_at < $1
      limit 1000))`,
};

/** What mails said is erased in time, of one that was sent again with the first of them; who got which mail, and what became of it, stays. */
@Injectable()
export class ForgetValuesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly settings: AllianceSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.every('37 * * * *', 'forget-mail-values', () => this.execute());
  }

  async execute(): Promise<void> {
    const days = await this.settings.days(mailValuesDays);
    // Some at a time, since each must end within a statement's time.
    while ((await this.database.run(forget, [this.clock.in(-days * day)])) > 0);
  }
}
