import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { periodOf } from '../../../platform/http/dates';
import { notFound } from '../../../platform/http/domain-error';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import type { InboxEventDetailDto, InboxEventDto, InboxFilter } from './inbox.dto';

const columns = `e.id, e.provider, e.kind, e.name, e.reference, e.state, e.attempts, e.last_error as "lastError",
  e.received_at as "createdAt", e.processed_at as "processedAt",
  (select a.payment_id from billing.payment_attempts a where a.reference = e.reference) as "paymentId"`;
const within = `($1::text is null or e.state::text = $1) and ($2::text is null or e.kind::text = $2)
  and ($3::text is null or e.reference = $3)
  and ($4::timestamptz is null or e.received_at >= $4) and ($5::timestamptz is null or e.received_at < $5)`;
const list = {
  name: 'inbox-list',
  text: `select ${columns} from billing.provider_events e where ${within} and (e.received_at, e.id) < ($6, $7)
    order by e.received_at desc, e.id desc limit $8`,
};
const count = { name: 'inbox-count', text: countMatches(`billing.provider_events e where ${within}`) };
const find = { name: 'inbox-find', text: `select ${columns}, e.raw from billing.provider_events e where e.id = $1` };

type Row = Omit<InboxEventDto, 'receivedAt'> & { createdAt: string };

/** What the provider has said, as super admins read it. */
@Injectable()
export class InboxQueries {
  constructor(private readonly database: Database) {}

  async list(filter: Omit<InboxFilter, 'limit'>, limit: number): Promise<Page<InboxEventDto>> {
    const { state, kind, search } = filter;
    const period = periodOf(filter);
    const values = [state, kind, search, period.from, period.until].map((value) => value || null);
    const { createdAt, id } = fromCursor(filter.cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(list, [...values, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(count, values),
    ]);
    return toPage(rows, limit, capped(total), toEvent);
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<InboxEventDetailDto> {
    const row = await this.database.queryOne<Row & { raw: string }>(find, [id]);
    if (!row) throw notFound('event');
    return { ...toEvent(row), raw: row.raw };
  }
}

const toEvent = ({ createdAt, processedAt, ...row }: Row): InboxEventDto => ({
  id: row.id,
  provider: row.provider,
  kind: row.kind,
  name: row.name,
  reference: row.reference,
  paymentId: row.paymentId,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  receivedAt: createdAt,
  processedAt,
});
