import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { notificationKind } from './inbox';

const find = {
  name: 'notifications-find',
  text: 'select from notifications.notifications where id = $1 and person_id = $2',
};
const mark = {
  name: 'notifications-mark',
  text: `update notifications.notifications set read_at = $3, digest_at = null
    where id = $1 and person_id = $2 and (read_at is null) = ($3::timestamptz is not null)`,
};

/** Marks one line of the viewer's inbox as read or unread, in all their browsers. */
@Injectable()
export class MarkNotification {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute(viewer: Viewer, id: string, isRead: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const changed = await this.database.run(mark, [id, viewer.id, isRead ? this.clock.now() : null]);
      if (changed > 0) await this.live.tell([viewer.id], { kind: notificationKind, id });
      else if ((await this.database.run(find, [id, viewer.id])) === 0) throw notFound('notification');
    });
  }
}
