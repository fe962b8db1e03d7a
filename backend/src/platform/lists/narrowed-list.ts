import type { Database } from '../database/database';
import type { Plain } from '../database/moments';
import { fromCursor, fromOrderedCursor, type OrderedPlace, type Place, toOrderedCursor } from './cursor';
import { countPassing } from './facets';
import type { ListMemory } from './list-memory';
import { givenOf, type Narrowed, NarrowedCounts, type Narrowing, pick, type TraitsOf } from './narrowed-counts';
import { type Condition, fewRows, type ListOrder, narrowedPage, orderedPage } from './narrowed-page';
import { type Page, type Total, toPage } from './page';

/** All numbers by which rows can stand in another order. */
const all = { least: -(2n ** 63n), greatest: 2n ** 63n - 1n };
type Ordered = Pick<OrderedPlace, 'orderKey'>;

/** Rows are searched among, or looked at one by one, by their ids. */
const isAmong: Condition = (given) => `id = any(${given}::uuid[])`;

/** Some thousand owners: with `any` each of them is looked at when the statement is planned, which takes longer than to run it. */
const isOfOneOf =
  (owner: string): Condition =>
  (given) =>
    `(${owner} in (select unnest(${given}::uuid[]))) is true`;

/** As the ids of a narrowing by ids are ordered: the best that a search has found first. */
export const inOrderOfIds: ListOrder = { name: 'best', key: (given) => `-array_position(${given('ids')}::uuid[], id)` };

/** A noun's list as filters leave it, newest first or in another order, and how many they would leave. */
export class NarrowedList<Row extends Place & Plain<Row>, Facet extends string, Trait extends string> {
  readonly counts: NarrowedCounts<Facet, Trait>;

  constructor(
    private readonly database: Database,
    memory: ListMemory,
    private readonly noun: Narrowed<Facet, Trait> & { columns: string },
    traitsOf: TraitsOf,
  ) {
    this.counts = new NarrowedCounts(database, memory, noun, traitsOf);
  }

  async page(narrowing: Narrowing, limit: number, cursor?: string, order?: ListOrder): Promise<Page<Row>> {
    const { table, columns, owner = 'organization_id' } = this.noun;
    const conditions = { ids: isAmong, ...this.noun.conditions };
    const { figure: cells, isFresh } = await this.counts.cells(narrowing);
    const given = givenOf(this.noun, narrowing);
    const isFew = countPassing(cells ?? (await this.counts.openCells()), narrowing.filters) <= fewRows;
    const { busyPartners = conditions.partners } = conditions;
    const many = { ...conditions, partners: busyPartners, owners: isOfOneOf(owner) };
    const asked = pick<Condition>(isFew ? conditions : many, given);
    const values = Object.values(given);
    const totalOf = (rows: Row[]): Total => {
      // One that is from before a write may be less than there are here.
      if (cells) return { count: Math.max(countPassing(cells, narrowing.filters), Math.min(rows.length, limit)) };
      return rows.length > limit || cursor
        ? { count: Math.min(rows.length, limit), orMore: true }
        : { count: rows.length };
    };
    const cut = <Found extends Row>(rows: Found[]) => ({
      ...toPage(rows, limit, totalOf(rows), (row) => row),
      ...(!isFresh && { isPassing: true }),
    });
    if (!order) {
      const { createdAt, id } = fromCursor(cursor);
      const page = narrowedPage(table, columns, asked, isFew);
      return cut(await this.database.query<Row>(page, [createdAt, id, limit + 1, ...values]));
    }
    const { least, greatest } = order.range?.(narrowing.filters) ?? all;
    const { createdAt, id, orderKey } = fromOrderedCursor(order.name, cursor, greatest);
    const page = orderedPage(table, columns, asked, isFew, order);
    const { items, next, ...shown } = cut(
      (await this.database.query<Row>(page, [createdAt, id, limit + 1, orderKey, least, ...values])) as (Row &
        Ordered)[],
    );
    const last = items.at(-1);
    return { ...shown, items, ...(next && last && { next: toOrderedCursor(order.name, last) }) };
  }
}
