import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { mandatory } from '../preferences/ways-to-tell';
import type { InboxCountsDto, InboxQuery, NotificationDto } from './inbox.dto';

const columns = `id, category, title, text, link, made_at as "madeAt", read_at as "readAt",
  about is not null and category <> all($6::notifications.notification_category[]) as "canMute"`;
const pageOf = (only: 'all' | 'unread') => ({
  name: `notifications-${only}`,
  text: `select ${columns} from notifications.notifications
    where person_id = $1 and ($2::notifications.notification_category is null or category = $2)
      and (made_at, id) < ($3::timestamptz, $4::uuid) ${only === 'unread' ? 'and read_at is null' : ''}
    order by made_at desc, id desc limit $5`,
});
const [all, unreadOnes] = [pageOf('all'), pageOf('unread')];
/** The table itself is never counted. */
const count = {
  name: 'notifications-count',
  text: `select coalesce(sum(case when $3 then unread else told end), 0)::int as total from notifications.inbox_counts
    where person_id = $1 and ($2::notifications.notification_category is null or category = $2)`,
};

@Injectable()
export class InboxQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async browse(
    personId: string,
    { unread = false, category, limit, cursor }: InboxQuery,
  ): Promise<Page<NotificationDto>> {
    const place = fromCursor(cursor);
    const [rows, total] = await Promise.all([
      this.database.query<NotificationDto>(unread ? unreadOnes : all, [
        personId,
        category ?? null,
        place.createdAt,
        place.id,
        limit + 1,
        mandatory,
      ]),
      this.count(personId, unread, category),
    ]);
    const placed = rows.map((row) => ({ row, id: row.id, createdAt: row.madeAt }));
    return toPage(placed, limit, { count: total }, ({ row }) => row);
  }

  async counts(personId: string): Promise<InboxCountsDto> {
    return { unread: await this.count(personId, true) };
  }

  private async count(personId: string, unread: boolean, category?: string): Promise<number> {
    return (await this.database.one<{ total: number }>(count, [personId, category ?? null, unread])).total;
  }
}
