import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Condition, countedRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import type { SuppressionDto, SuppressionFilter } from './suppressions.dto';

const table = 'notifications.suppressions';
const columns = `id, address, cause, note, message_id as "messageId", added_by as "addedBy", created_at as "createdAt"`;
const conditions: Record<string, Condition> = {
  search: (given) => `starts_with(address, lower(${given}))`,
  cause: (given) => `cause = ${given}::notifications.suppression_cause`,
};

/** Who gets no mail, as operators read it. */
@Injectable()
export class SuppressionsQueries {
  constructor(private readonly database: Database) {}

  async list({ search, cause, cursor, limit }: SuppressionFilter): Promise<Page<SuppressionDto>> {
    const asked = Object.entries({ search, cause }).filter(([, value]) => value);
    const given = Object.fromEntries(asked.map(([name]) => [name, conditions[name] as Condition]));
    const values = asked.map(([, value]) => value);
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<SuppressionDto>(narrowedPage(table, columns, given, false), [
        createdAt,
        id,
        limit + 1,
        ...values,
      ]),
      this.database.one<{ total: number }>(countedRows(table, given), values),
    ]);
    return toPage(rows, limit, capped(total), (row) => row);
  }
}
