import type { Database } from '../database/database';
import type { Plain } from '../database/moments';
import type { Statement } from '../database/statement';
import type { FacetCountDto } from './browse.dto';
import { fromCursor, type Place } from './cursor';
import { type Cell, countFacet, countPassing, type FacetFilters } from './facets';
import type { ListMemory } from './list-memory';
import { type Condition, fewRows, groupedRows, narrowedPage } from './narrowed-page';
import { type Page, toPage } from './page';

/** By what a noun's list is narrowed. */
interface Narrowed<Facet extends string> {
  table: string;
  columns: string;
  facets: readonly Facet[];
  /** Of each facet, and of `owners`; of `own` where its people alone see some rows. */
  conditions: Record<Facet | 'owners', Condition> & { own?: Condition };
  /** Rows that everybody sees, counted by all facets at once. */
  cells: Statement;
  /** The same of some owners. */
  cellsOf: Statement;
  /** What the people of some organizations alone see, the same way; of some owners, or of all where they are null. */
  hiddenCells?: Statement;
  /** Rows of these ids one by one, and their `owner`. */
  rowsOf: Statement;
}

/** The country of each of some owners; it is a facet of what they own. */
type Countries = (owners: string[]) => Promise<ReadonlyMap<string, string>>;
type Facets<Facet extends string> = Record<Facet | 'region' | 'submitter', FacetCountDto[]>;

/** So many owners are told of, those of most. */
const mostSubmitters = 10;

/** What a viewer looks for. */
export interface Narrowing {
  filters: FacetFilters;
  /** Those of these organizations alone. */
  owners?: string[];
  /** By what the owners were chosen: under this their figures are remembered. */
  chosenBy: string;
  /** Organizations whose people look. */
  own: string[];
}

type Counted = { count: number } & Record<string, string | number | null>;

/** A noun's list as filters leave it, newest first, and how many they would leave. */
export class NarrowedList<Row extends Place & Plain<Row>, Facet extends string> {
  constructor(
    private readonly database: Database,
    private readonly memory: ListMemory,
    private readonly noun: Narrowed<Facet>,
    private readonly countries: Countries,
  ) {}

  async page(narrowing: Narrowing, limit: number, cursor?: string): Promise<Page<Row>> {
    const { table, columns, conditions } = this.noun;
    const total = countPassing(await this.cells(narrowing), narrowing.filters);
    const given = this.given(narrowing);
    const page = narrowedPage(table, columns, pick(conditions, given), total <= fewRows);
    const { createdAt, id } = fromCursor(cursor);
    const rows = await this.database.query<Row>(page, [createdAt, id, limit + 1, ...Object.values(given)]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }

  /**
   * How many there are with each value, of those that the other filters leave; by country of those `anywhere`, by owner of those of
   * `anybody`.
   */
  async facets(
    narrowing: Narrowing,
    { anywhere, anybody }: Record<'anywhere' | 'anybody', Narrowing>,
  ): Promise<Facets<Facet>> {
    const [cells, { region }, { submitter }] = await Promise.all([
      this.cells(narrowing),
      this.byOwner(anywhere),
      this.byOwner(anybody),
    ]);
    return { ...this.counted(this.noun.facets, cells, narrowing.filters), region, submitter } as Facets<Facet>;
  }

  /** The same among those of these ids. */
  async facetsAmong(ids: string[], filters: FacetFilters): Promise<Facets<Facet>> {
    const cells = await this.regional(await this.database.query<Counted>(this.noun.rowsOf, [ids]));
    const { submitter, ...counted } = this.counted([...this.noun.facets, 'region', 'submitter'], cells, filters);
    return { ...counted, submitter: submitter.slice(0, mostSubmitters) } as Facets<Facet>;
  }

  private counted<Name extends string>(facets: readonly Name[], cells: Cell[], filters: FacetFilters) {
    const counted = facets.map((facet) => [facet, countFacet(cells, facet, filters)]);
    return Object.fromEntries(counted) as Record<Name, FacetCountDto[]>;
  }

  private async cells({ owners, chosenBy, own }: Narrowing): Promise<Cell[]> {
    const { cells, cellsOf, hiddenCells } = this.noun;
    // Who the owners are may change without a write to the noun.
    const key = owners ? `cells:${this.memory.version}:${chosenBy}` : 'cells';
    const [open, hidden] = await Promise.all([
      this.memory.remember(key, async () =>
        toCells(await this.database.query<Counted>(owners ? cellsOf : cells, owners && [owners])),
      ),
      hiddenCells ? this.database.query<Counted>(hiddenCells, [own, owners ?? null]) : [],
    ]);
    return [...open, ...toCells(hidden)];
  }

  private async byOwner(narrowing: Narrowing): Promise<Record<'region' | 'submitter', FacetCountDto[]>> {
    const given = this.given(narrowing);
    const { chosenBy, filters, own } = narrowing;
    const key = JSON.stringify([chosenBy, filters, own]);
    return this.memory.remember(`owners:${this.memory.version}:${key}`, async () => {
      const columns = 'organization_id as owner, count(*)::int as count';
      const conditions = pick<Condition>(this.noun.conditions, given);
      const statement = groupedRows(this.noun.table, columns, conditions, ['organization_id']);
      const rows = await this.database.query<Counted>(statement, Object.values(given));
      const cells = await this.regional(rows);
      const submitter = countFacet(cells, 'submitter', {}).slice(0, mostSubmitters);
      return { region: countFacet(cells, 'region', {}), submitter };
    });
  }

  /** Rows that say whose they are, as cells that have that owner and its country among their facets. */
  private async regional(rows: Counted[]): Promise<Cell[]> {
    const countries = await this.countries([...new Set(rows.map(({ owner }) => owner as string))]);
    return toCells(
      rows.map(({ owner, ...row }) => ({
        ...row,
        submitter: owner ?? null,
        region: countries.get(owner as string) ?? null,
      })),
    );
  }

  /** What each condition is given. */
  private given({ filters, owners, own }: Narrowing): Record<string, string[]> {
    return { ...filters, ...(owners && { owners }), ...(this.noun.conditions.own && { own }) };
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

const toCells = (rows: Counted[]): Cell[] =>
  rows.map(({ count, ...values }) => ({
    count,
    values: Object.fromEntries(
      Object.entries(values).map(([facet, value]) => [facet, value === null ? null : String(value)]),
    ),
  }));

/** Of a record what another one names, in its order. */
const pick = <Value>(record: object, named: object): Record<string, Value> =>
  Object.fromEntries(Object.keys(named).map((key) => [key, (record as Record<string, Value>)[key] as Value]));
