import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { filesJson } from '../../../platform/files/kept-file';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { type MessageReportDto, MessageReportState, type MessageReportsQuery } from './message-reports.dto';

const person = (u: string) =>
  `json_build_object('id', ${u}.id, 'name', trim(${u}.first_name || ' ' || ${u}.last_name), 'email', ${u}.email)`;
const columns = `r.id, r.reason, r.note, ${person('w')} as "reportedBy", r.reported_at as "reportedAt", ${person('u')} as author,
  case when m.removed_at is null then m.text end as text, m.sent_at as "sentAt", r.decision, r.decided_at as "decidedAt",
  (select ${filesJson('f', 'f.attached_at, f.id')} from membership.conversation_files f where f.message_id = m.id) as files`;
const states: Record<MessageReportState, { condition: string; at: string }> = {
  open: { condition: 'r.decided_at is null', at: 'r.reported_at' },
  decided: { condition: 'r.decided_at is not null', at: 'r.decided_at' },
};
const pageOf = (state: MessageReportState) => {
  const { condition, at } = states[state];
  return {
    name: `message-reports-${state}`,
    text: `select ${columns}, ${at} as "createdAt" from membership.message_reports r
      join membership.direct_messages m on m.id = r.message_id
      join membership.users u on u.id = m.author_id join membership.users w on w.id = r.reported_by
      where ${condition} and (${at}, r.id) < ($1::timestamptz, $2::uuid) order by ${at} desc, r.id desc limit $3`,
  };
};
const totalOf = (state: MessageReportState) => ({
  name: `message-reports-${state}-total`,
  text: countMatches(`membership.message_reports r where ${states[state].condition}`),
});

/** The queue of reports, as super admins read it. */
@Injectable()
export class MessageReportsQueries {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async list({ state, limit, cursor }: MessageReportsQuery): Promise<Page<MessageReportDto>> {
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<MessageReportDto & { createdAt: string }>(pageOf(state), [
        place.createdAt,
        place.id,
        limit + 1,
      ]),
      this.database.one<{ total: number }>(totalOf(state)),
    ]);
    return toPage(rows, limit, capped(total), ({ createdAt: _, ...row }) => row);
  }
}
