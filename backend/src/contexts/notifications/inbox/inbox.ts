import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { LiveUpdates } from '../../../platform/live/live-updates';
import type { NotificationCategory } from '../../../platform/mail/define-mail';
import { shortened } from '../templates/wording';

const insert = {
  name: 'notifications-insert',
  text: `insert into notifications.notifications (person_id, kind, category, title, text, link, about, digest_at, named_person_id,
      made_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
};
const countRecent = {
  name: 'notifications-count-recent',
  text: `select count(*)::int as told from notifications.notifications
    where person_id = $1 and kind = any($2) and made_at > $3`,
};
/** A line says what has happened; where it leads, there is the whole text. */
const longestText = 200;

export interface NewNotification {
  personId: string;
  kind: string;
  category: NotificationCategory;
  subject: string;
  preview: string;
  link: string;
  about: string | undefined;
  /** Whom it names beside its person. */
  named: string | null | undefined;
  /** When it is mailed with others, if it is unread then. */
  digestAt: Date | undefined;
}

/** Open pages are told of a change of somebody's inbox by this. */
export const notificationKind = 'notification';

/** What people find when they come: a line for everything that they were told. */
@Injectable()
export class Inbox {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async put(line: NewNotification): Promise<void> {
    const { personId, kind, category, subject, preview, link, about, digestAt, named } = line;
    const { id } = await this.database.one<{ id: string }>(insert, [
      personId,
      kind,
      category,
      subject,
      shortened(preview, longestText),
      link,
      about,
      digestAt,
      named,
      this.clock.now(),
    ]);
    await this.live.tell([personId], { kind: notificationKind, id });
  }

  /** How many lines of these kinds somebody has got since then. */
  async countSince(personId: string, kinds: string[], since: Date): Promise<number> {
    return (await this.database.one<{ told: number }>(countRecent, [personId, kinds, since])).told;
  }
}
