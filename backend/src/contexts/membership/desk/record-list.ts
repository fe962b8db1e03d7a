import type { Database } from '../../../platform/database/database';
import type { Plain } from '../../../platform/database/moments';
import { invalidField } from '../../../platform/http/domain-error';
import { type Condition, meets, nameOf } from '../../../platform/lists/narrowed-page';
import { capped, countMatches, type Page } from '../../../platform/lists/page';

interface Order {
  /** SQL of what a row stands by; never null. */
  key: string;
  type: 'timestamptz' | 'text';
  descending: boolean;
}

interface ListOfRecords<Sort extends string> {
  /** Begins the names of its statements. */
  name: string;
  /** The table, with what is joined to it. */
  from: string;
  /** Of the table, with its alias. */
  id: string;
  columns: string;
  /** By names of which the first three letters tell them apart. */
  conditions: Record<string, Condition>;
  orders: Record<Sort, Order>;
}

/** A list of those who run the alliance: narrowed by what is given, in one of its orders; its cursor is the id that a page ends with. */
export class RecordList<Row extends Plain<Row> & { id: string }, Sort extends string> {
  constructor(private readonly list: ListOfRecords<Sort>) {}

  /** A condition without a value narrows by nothing. Throws `invalid_input` for a cursor that leads nowhere. */
  async page(
    database: Database,
    sort: Sort,
    given: Record<string, unknown>,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<Row>> {
    const { name, from, id, columns } = this.list;
    const asked = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
    const conditions = Object.fromEntries(asked.map(([one]) => [one, this.list.conditions[one] as Condition]));
    const values = asked.map(([, value]) => value);
    const { total } = await database.one<{ total: number }>(
      { name: nameOf(name, 'count', conditions), text: countMatches(`${from} where ${meets(conditions)}`) },
      values,
    );
    const { key, type, descending } = this.list.orders[sort];
    const direction = descending ? 'desc' : 'asc';
    const place = asked.length + 2;
    const after = cursor
      ? `(${key}, ${id}) ${descending ? '<' : '>'} ($${place}::${type}, $${place + 1}::uuid)`
      : 'true';
    const rows = await database.query<Row>(
      {
        name: nameOf(name, `${sort}${cursor ? '' : '-first'}`, conditions),
        text: `select ${columns} from ${from} where ${after} and ${meets(conditions, 2)}
          order by ${key} ${direction}, ${id} ${direction} limit $1`,
      },
      [limit + 1, ...values, ...(cursor ? await this.place(database, sort, cursor) : [])],
    );
    const items = rows.slice(0, limit);
    return { items, total: capped(total), next: rows.length > limit ? items.at(-1)?.id : undefined };
  }

  private async place(database: Database, sort: Sort, cursor: string): Promise<[string, string]> {
    const { name, from, id, orders } = this.list;
    const text = `select (${orders[sort].key})::text as key from ${from} where ${id} = $1`;
    const row = await database.queryOne<{ key: string }>({ name: `${name}-place-${sort}`, text }, [cursor]);
    if (!row) throw invalidField('cursor', 'cursor must come from the Link header of the page before');
    return [row.key, cursor];
  }
}

/** What somebody types, as a part of what `like` looks for. */
export const asWritten = (part: string | undefined) => part?.replace(/[\\%_]/g, '\\$&');
