import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Condition, countedRows, fewRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { capped, type Page, toPage } from '../../../platform/lists/page';
import type { SuppressionDto, SuppressionFilter } from './suppressions.dto';

const table = 'notifications.suppressions';
const columns = `id, address, cause, note, message_id as "messageId", added_by as "addedBy", created_at as "createdAt"`;
/** The beginning of an address is looked up in the order of bytes, as an index has it. */
const conditions: Record<string, Condition> = {
  search: (given) => `address collate "C" >= lower(${given}) and address collate "C" < lower(${given}) || chr(1114111)`,
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
    const { total } = await this.database.one<{ total: number }>(countedRows(table, given), values);
    const page = narrowedPage(table, columns, given, total <= fewRows && values.length > 0);
    const rows = await this.database.query<SuppressionDto>(page, [createdAt, id, limit + 1, ...values]);
    return toPage(rows, limit, capped(total), (row) => row);
  }
}
