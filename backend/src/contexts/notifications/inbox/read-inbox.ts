import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import type { NotificationCategory } from '../../../platform/mail/define-mail';
import { notificationKind } from './inbox';

const mark = {
  name: 'notifications-mark-all',
  text: `update notifications.notifications set read_at = $2, digest_at = null
    where person_id = $1 and read_at is null and ($3::notifications.notification_category is null or category = $3)`,
};

/** Marks all that is in the viewer's inbox as read, or all of a category, in all their browsers. */
@Injectable()
export class ReadInbox {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute(viewer: Viewer, category: NotificationCategory | undefined): Promise<void> {
    await this.database.transaction(async () => {
      const changed = await this.database.run(mark, [viewer.id, this.clock.now(), category ?? null]);
      if (changed > 0) await this.live.tell([viewer.id], { kind: notificationKind, id: viewer.id });
    });
  }
}
