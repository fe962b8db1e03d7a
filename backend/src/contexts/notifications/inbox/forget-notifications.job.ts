import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { readNotificationsDays, unreadNotificationsDays } from '../notifications.settings';

const forget = (which: 'read' | 'unread') => ({
  name: `notifications-forget-${which}`,
  text: `delete from notifications.notifications where id in (select id from notifications.notifications
    where read_at is ${which === 'read' ? 'not null' : 'null'} and made_at < $1 order by made_at limit 1000)`,
});
const forgetRead = forget('read');
const forgetUnread = forget('unread');

/** Removes old lines from all inboxes: those that were read, and later those that nobody has read. */
@Injectable()
export class ForgetNotificationsJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly settings: AllianceSettings,
  ) {}

  onModuleInit(): void {
    this.jobs.every('23 3 * * *', 'forget-notifications', () => this.execute());
  }

  async execute(): Promise<void> {
    await this.remove(forgetRead, await this.settings.days(readNotificationsDays));
    await this.remove(forgetUnread, await this.settings.days(unreadNotificationsDays));
  }

  private async remove(statement: typeof forgetRead, days: number): Promise<void> {
    // Some at a time, since each must end within a statement's time.
    while ((await this.database.run(statement, [this.clock.in(-days * day)])) > 0);
  }
}
