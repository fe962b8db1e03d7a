import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { periodOf } from '../../../platform/http/dates';
import { notFound } from '../../../platform/http/domain-error';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Condition, countedRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import type { InboxEventDetailDto, InboxEventDto, InboxFilter } from './inbox.dto';

const columns = `e.id, e.provider, e.kind, e.name, e.reference, e.state, e.attempts, e.last_error as "lastError",
  e.received_at as "createdAt", e.processed_at as "processedAt",
  (select a.payment_id from billing.payment_attempts a where a.reference = e.reference) as "paymentId"`;
const table = 'billing.provider_events e';
const conditions: Record<string, Condition> = {
  state: (given) => `e.state = ${given}::billing.provider_event_state`,
  kind: (given) => `e.kind = ${given}::billing.provider_event_kind`,
  search: (given) => `e.reference = ${given}`,
  from: (given) => `e.received_at >= ${given}::timestamptz`,
  until: (given) => `e.received_at < ${given}::timestamptz`,
};
const find = { name: 'inbox-find', text: `select ${columns}, e.raw from billing.provider_events e where e.id = $1` };

type Row = Omit<InboxEventDto, 'receivedAt'> & { createdAt: string };

/** What the provider has said, as super admins read it. */
@Injectable()
export class InboxQueries {
  constructor(private readonly database: Database) {}

  async list(filter: Omit<InboxFilter, 'limit'>, limit: number): Promise<Page<InboxEventDto>> {
    const { state, kind, search } = filter;
    const asked = Object.entries({ state, kind, search, ...periodOf(filter) }).filter(([, value]) => value);
    const given = Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition]));
    const values = asked.map(([, value]) => value);
    const { createdAt, id } = fromCursor(filter.cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<Row>(narrowedPage(table, columns, given, false, 'received_at'), [
        createdAt,
        id,
        limit + 1,
        ...values,
      ]),
      this.database.one<{ total: number }>(countedRows(table, given), values),
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
