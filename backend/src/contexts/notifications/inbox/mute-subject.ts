import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import type { NotificationCategory } from '../../../platform/mail/define-mail';
import { notMutable } from '../notifications.errors';
import { mandatory } from '../preferences/ways-to-tell';
import { notificationKind } from './inbox';

interface Found {
  about: string | null;
  category: NotificationCategory;
  title: string;
  link: string;
  named: string | null;
}
const find = {
  name: 'mutes-notification',
  text: 'select about, category, title, link, named_person_id as named from notifications.notifications where id = $1 and person_id = $2',
};
const insert = {
  name: 'mutes-insert',
  text: `insert into notifications.mutes (person_id, about, title, link, named_person_id) values ($1, $2, $3, $4, $5)
    on conflict (person_id, about) do nothing`,
};
const read = {
  name: 'mutes-read',
  text: `update notifications.notifications set read_at = $3, digest_at = null
    where person_id = $1 and about = $2 and read_at is null and category <> all($4)`,
};

/** From now on the viewer hears no more of what a notification is about; what they were told of it so far is read. */
@Injectable()
export class MuteSubject {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.database.queryOne<Found>(find, [id, viewer.id]);
      if (!found) throw notFound('notification');
      const { about, category, title, link, named } = found;
      if (!about || mandatory.includes(category)) throw notMutable();
      if ((await this.database.run(insert, [viewer.id, about, title, link, named])) === 0) return;
      await this.database.run(read, [viewer.id, about, this.clock.now(), mandatory]);
      await this.audit.record(viewer, 'notifications.muted', about);
      await this.live.tell([viewer.id], { kind: notificationKind, id });
    });
  }
}
