import type { Database } from '../database/database';
import type { Plain } from '../database/moments';
import type { Statement } from '../database/statement';
import type { FacetCountDto } from './browse.dto';
import { fromCursor, fromOrderedCursor, type OrderedPlace, type Place, toOrderedCursor } from './cursor';
import { type Cell, countFacet, countPassing, type FacetFilters } from './facets';
import type { ListMemory } from './list-memory';
import { type Condition, fewRows, groupedRows, type ListOrder, narrowedPage, orderedPage } from './narrowed-page';
import { type Page, toPage } from './page';

/** By what a noun's list is narrowed. */
interface Narrowed<Facet extends string, Trait extends string> {
  table: string;
  columns: string;
  facets: readonly Facet[];
  /** What is known of owners and is a facet of what they own, such as their country. */
  traits: readonly Trait[];
  /** Whose a row is; `organization_id` where absent. */
  owner?: string;
  /**
   * Of each facet, and of `owners`; of `own` where its people alone see some rows, of `partners` where others than its owner
   * have a part in one. Of `partners` with many rows the other one is quicker, which asks each row.
   */
  conditions: Record<Facet | 'owners', Condition> & { own?: Condition; partners?: Condition; busyPartners?: Condition };
  /** Rows that everybody sees, counted by all facets at once. */
  cells: Statement;
  /** The same of some owners. */
  cellsOf: Statement;
  /** The same of some partners; of some owners besides, or of all where they are null. */
  cellsOfPartners?: Statement;
  /** What the people of some organizations alone see, the same way; of some owners, or of all where they are null. */
  hiddenCells?: Statement;
  /** Rows of these ids one by one, and their `owner`. */
  rowsOf: Statement;
}

/** The traits of some owners, as far as they are known. */
type TraitsOf = (owners: string[]) => Promise<ReadonlyMap<string, Record<string, string | undefined>>>;
type Facets<Facet extends string> = Record<Facet | 'submitter', FacetCountDto[]>;

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

/** So many owners are told of, those of most. */
const mostSubmitters = 10;

/** What a viewer looks for. */
export interface Narrowing {
  filters: FacetFilters;
  /** Those of these ids alone, a few thousand at most, all of which the viewer may see. */
  ids?: string[];
  /** Those of these organizations alone. */
  owners?: string[];
  /** Those in which one of these organizations has a part. */
  partners?: string[];
  /** By what the owners were chosen: under this their figures are remembered. */
  chosenBy: string;
  /** Organizations whose people look. */
  own: string[];
}

/** A noun's list as filters leave it, newest first or in another order, and how many they would leave. */
export class NarrowedList<Row extends Place & Plain<Row>, Facet extends string, Trait extends string> {
  constructor(
    private readonly database: Database,
    private readonly memory: ListMemory,
    private readonly noun: Narrowed<Facet, Trait>,
    private readonly traitsOf: TraitsOf,
  ) {}

  async page(narrowing: Narrowing, limit: number, cursor?: string, order?: ListOrder): Promise<Page<Row>> {
    const { table, columns, owner = 'organization_id' } = this.noun;
    const conditions = { ids: isAmong, ...this.noun.conditions };
    const count = countPassing(await this.cells(narrowing), narrowing.filters);
    const given = this.given(narrowing);
    const isFew = count <= fewRows;
    const { busyPartners = conditions.partners } = conditions;
    const many = { ...conditions, partners: busyPartners, owners: isOfOneOf(owner) };
    const asked = pick<Condition>(isFew ? conditions : many, given);
    const values = Object.values(given);
    if (!order) {
      const { createdAt, id } = fromCursor(cursor);
      const page = narrowedPage(table, columns, asked, isFew);
      const rows = await this.database.query<Row>(page, [createdAt, id, limit + 1, ...values]);
      return toPage(rows, limit, { count }, (row) => row);
    }
    const { least, greatest } = order.range?.(narrowing.filters) ?? all;
    const { createdAt, id, orderKey } = fromOrderedCursor(order.name, cursor, greatest);
    const page = orderedPage(table, columns, asked, isFew, order);
    const rows = (await this.database.query<Row>(page, [
      createdAt,
      id,
      limit + 1,
      orderKey,
      least,
      ...values,
    ])) as (Row & Ordered)[];
    const { items, next } = toPage(rows, limit, { count }, (row) => row);
    const last = items.at(-1);
    return { items, total: { count }, ...(next && last && { next: toOrderedCursor(order.name, last) }) };
  }

  /** How many there are with each value, of those that the other filters leave: for what is about owners these are `without` it. */
  async facets(narrowing: Narrowing, without: Record<Trait | 'submitter', Narrowing>): Promise<Facets<Facet | Trait>> {
    const ofOwners = async (facet: Trait | 'submitter') => [facet, (await this.byOwner(without[facet]))[facet]];
    const [cells, ...owned] = await Promise.all([
      this.cells(narrowing),
      ...[...this.noun.traits, 'submitter' as const].map(ofOwners),
    ]);
    return { ...this.counted(this.noun.facets, cells, narrowing.filters), ...Object.fromEntries(owned) };
  }

  /** The same among those of these ids. */
  async facetsAmong(ids: string[], filters: FacetFilters): Promise<Facets<Facet | Trait>> {
    const cells = await this.characterized(await this.database.query<Cell>(this.noun.rowsOf, [ids]));
    const counted = this.counted([...this.noun.facets, ...this.noun.traits, 'submitter'], cells, filters);
    return { ...counted, submitter: counted.submitter.slice(0, mostSubmitters) };
  }

  private counted<Name extends string>(facets: readonly Name[], cells: Cell[], filters: FacetFilters) {
    const counted = facets.map((facet) => [facet, countFacet(cells, facet, filters)]);
    return Object.fromEntries(counted) as Record<Name, FacetCountDto[]>;
  }

  /** How many of these ids such filters leave, those about their owners among them. */
  async countAmong(ids: string[], filters: FacetFilters): Promise<number> {
    if (ids.length === 0) return 0;
    return countPassing(await this.characterized(await this.database.query<Cell>(this.noun.rowsOf, [ids])), filters);
  }

  private async cells({ ids, owners, partners, chosenBy, own }: Narrowing): Promise<Cell[]> {
    const { cells, cellsOf, cellsOfPartners, hiddenCells, rowsOf } = this.noun;
    if (ids) {
      const rows = await this.database.query<Cell>(rowsOf, [ids]);
      return rows.filter(({ owner }) => !owners || owners.includes(owner as string));
    }
    const key = owners || partners ? `cells:${chosenBy}` : 'cells';
    const [statement, given] = partners
      ? [cellsOfPartners as Statement, [partners, owners ?? null]]
      : owners
        ? [cellsOf, [owners]]
        : [cells, []];
    const [open, hidden] = await Promise.all([
      this.memory.remember(key, () => this.database.query<Cell>(statement, given)),
      hiddenCells ? this.database.query<Cell>(hiddenCells, [own, owners ?? null]) : [],
    ]);
    return [...open, ...hidden];
  }

  private async byOwner(narrowing: Narrowing): Promise<Facets<Trait>> {
    const given = this.given(narrowing);
    const { chosenBy, filters, own } = narrowing;
    const key = JSON.stringify([chosenBy, filters, own]);
    return this.memory.lately(`owners:${key}`, async () => {
      const { table, owner = 'organization_id' } = this.noun;
      const conditions = pick<Condition>(this.noun.conditions, given);
      const statement = groupedRows(table, `${owner} as owner, count(*)::int as count`, conditions, [owner]);
      const cells = await this.characterized(await this.database.query<Cell>(statement, Object.values(given)));
      const counted = this.counted([...this.noun.traits, 'submitter'], cells, {});
      const figure = { ...counted, submitter: counted.submitter.slice(0, mostSubmitters) };
      return { figure, isDear: countPassing(cells, {}) > fewRows };
    });
  }

  /** Rows that say whose they are, as cells that have that owner and its traits among their facets. */
  private async characterized(rows: Cell[]): Promise<Cell[]> {
    const traits = await this.traitsOf([...new Set(rows.map(({ owner }) => owner as string))]);
    return rows.map((row) => ({ ...row, ...traits.get(row.owner as string), submitter: row.owner }));
  }

  /** What each condition is given. */
  private given({ ids, filters, owners, partners, own }: Narrowing): Record<string, string[]> {
    return {
      ...(ids && { ids }),
      ...filters,
      ...(owners && { owners }),
      ...(partners && { partners }),
      ...(this.noun.conditions.own && { own }),
    };
  }
}

/** What of a query narrows by facets. */
export function facetsOf<Facet extends string>(
  query: Partial<Record<Facet, readonly (string | number)[]>>,
  facets: readonly Facet[],
): FacetFilters {
  const given = facets.flatMap((facet) => (query[facet] ? [[facet, query[facet].map(String)]] : []));
  return Object.fromEntries(given);
}

/** Of a record what another one names, in its order. */
const pick = <Value>(record: object, named: object): Record<string, Value> =>
  Object.fromEntries(Object.keys(named).map((key) => [key, (record as Record<string, Value>)[key] as Value]));
