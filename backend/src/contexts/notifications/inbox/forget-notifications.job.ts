import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { readNotificationsDays } from '../notifications.settings';

const forget = {
  name: 'notifications-forget',
  text: `delete from notifications.notifications where id in (select id from notifications.notifications
    where read_at is not null and made_at < $1 order by made_at limit 1000)`,
};

/** Removes old lines that were read from all inboxes. */
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
    const days = await this.settings.days(readNotificationsDays);
    // Some at a time, since each must end within a statement's time.
    while ((await this.database.run(forget, [this.clock.in(-days * day)])) > 0);
  }
}
