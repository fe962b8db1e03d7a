import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { uuidList } from '../database/uuid-list';
import type { FacetCountDto } from './browse.dto';
import { addUp, byNumber, type Cell, countFacet, countPassing, type FacetFilters, withWeaker } from './facets';
import type { Lately, ListMemory } from './list-memory';
import { type Condition, countedRows, groupedRows, nameOf } from './narrowed-page';

/** By what a noun's list is narrowed. */
export interface Narrowed<Facet extends string, Trait extends string> {
  table: string;
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
  /** How many some partners have at most; of many as far as the second parameter says. */
  countOfPartners?: Statement;
  /** What the people of some organizations alone see of these, with its `owner`. */
  hiddenCells?: Statement;
  /** Rows of these ids one by one, each with its `id` and its `owner`. */
  rowsOf: Statement;
}

/** The traits of some owners, as far as they are known. */
export type TraitsOf = (owners: string[]) => Promise<ReadonlyMap<string, Record<string, string | undefined>>>;
type Facets<Facet extends string> = Record<Facet | 'submitter', FacetCountDto[]>;

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
  /** That of the memory before it was read who the owners are. */
  state: number;
}

/** So many rows are counted at once while somebody waits. */
const mostWaitedFor = 1_000;

/** Of more owners than these those are looked for that have anything. */
const mostAsked = 500;

/** So many owners are looked at in a turn. */
const ownersAtOnce = 1_000;

/** So many owners are told of, those of most. */
const mostSubmitters = 10;

/** How many rows of a noun filters leave. No call counts many, or waits long for who does. */
export class NarrowedCounts<Facet extends string, Trait extends string> {
  constructor(
    private readonly database: Database,
    private readonly memory: ListMemory,
    private readonly noun: Narrowed<Facet, Trait>,
    private readonly traitsOf: TraitsOf,
  ) {}

  /**
   * How many there are with each value, of those that the other filters leave: for what is about owners these are `without` it. Not
   * complete where some are counted for the first time.
   */
  async facets(narrowing: Narrowing, without: Record<Trait | 'submitter', Narrowing>) {
    const about = [...this.noun.traits, 'submitter' as const];
    const withouts = [...new Set(about.map((facet) => without[facet]))];
    const [{ figure: cells }, ...owned] = await Promise.all([
      this.cells(narrowing),
      ...withouts.map((one) => this.byOwner(one)),
    ]);
    const ofOwners = about.map((facet) => [facet, owned[withouts.indexOf(without[facet])]?.[facet] ?? []]);
    return {
      facets: {
        ...this.counted(this.noun.facets, cells ?? [], narrowing.filters),
        ...Object.fromEntries(ofOwners),
      } as Facets<Facet | Trait>,
      isComplete: cells !== undefined && !owned.includes(undefined),
    };
  }

  /** The same among those of these ids, and beside them among some that are weaker, none of which is among the former. */
  async facetsAmong(ids: string[], filters: FacetFilters, weaker: string[] = []): Promise<Facets<Facet | Trait>> {
    const names = [...this.noun.facets, ...this.noun.traits, 'submitter' as const];
    const rows = await this.database.query<Cell>(this.noun.rowsOf, [[...ids, ...weaker]]);
    const cells = await this.characterized(rows);
    const weak = new Set(weaker);
    const isWeaker = ({ id }: Cell) => weak.has(id as string);
    const fitting = cells.filter((cell) => !isWeaker(cell));
    const counted = this.counted(names, fitting, filters);
    const besides = this.counted(names, cells.filter(isWeaker), filters);
    const both = names.map((name) => [name, withWeaker(counted[name], besides[name])]);
    const facets = Object.fromEntries(both) as Facets<Facet | Trait>;
    return { ...facets, submitter: facets.submitter.slice(0, mostSubmitters) };
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

  /** Those that the viewer may see, by their facets; nothing where many are counted for the first time. */
  async cells(narrowing: Narrowing): Promise<Lately<Cell[]>> {
    const { ids, owners } = narrowing;
    if (ids) {
      const rows = await this.database.query<Cell>(this.noun.rowsOf, [ids]);
      return { figure: rows.filter(({ owner }) => !owners || owners.includes(owner as string)), isFresh: true };
    }
    const [open, hidden] = await Promise.all([this.openCellsOf(narrowing), this.hidden(narrowing)]);
    return { ...open, figure: open.figure && [...open.figure, ...hidden] };
  }

  private async openCellsOf(narrowing: Narrowing): Promise<Lately<Cell[]>> {
    const { owners, partners, chosenBy } = narrowing;
    if (!owners && !partners) return { figure: await this.openCells(), isFresh: true };
    const { cellsOf, cellsOfPartners } = this.noun;
    const [statement, given] = partners
      ? [cellsOfPartners as Statement, [partners, owners ?? null]]
      : [cellsOf, [owners && uuidList(owners)]];
    const count = () => this.database.query<Cell>(statement, given);
    return this.counts(`cells:${chosenBy}`, narrowing, await this.hasMany(narrowing), count);
  }

  /** Those that everybody sees. */
  openCells(): Promise<Cell[]> {
    return this.memory.remember('cells', () => this.database.query<Cell>(this.noun.cells, []));
  }

  private async hidden({ own, owners }: Narrowing): Promise<Cell[]> {
    const { hiddenCells } = this.noun;
    const theirs = owners ? own.filter((id) => owners.includes(id)) : own;
    return hiddenCells && theirs.length > 0 ? this.database.query<Cell>(hiddenCells, [theirs]) : [];
  }

  /** How often each owner and trait is there; nothing where it is counted for the first time. */
  private async byOwner(narrowing: Narrowing): Promise<Facets<Trait> | undefined> {
    const [open, hidden] = await Promise.all([this.openByOwner(narrowing), this.hidden(narrowing)]);
    const passing = hidden.filter((cell) => countPassing([cell], narrowing.filters) > 0);
    return open && passing.length > 0 ? this.withHidden(open, passing, narrowing) : open;
  }

  private async openByOwner(narrowing: Narrowing): Promise<Facets<Trait> | undefined> {
    const key = `owners:${JSON.stringify([narrowing.chosenBy, narrowing.filters])}`;
    const { figure } = await this.counts(key, narrowing, await this.isMany(narrowing), async () =>
      this.summedUp(await this.ofOwners(narrowing)),
    );
    return figure;
  }

  /** Of who hides some its open ones are counted anew: it may not be among those of most. */
  private async withHidden(open: Facets<Trait>, hidden: Cell[], narrowing: Narrowing) {
    const owners = [...new Set(hidden.map(({ owner }) => owner as string))].sort();
    const [more, theirs] = await Promise.all([
      this.characterized(hidden),
      this.openByOwner({ ...narrowing, owners, chosenBy: `${owners.join('+')}:${narrowing.chosenBy}` }),
    ]);
    if (!theirs) return undefined;
    const traits = this.noun.traits.map((trait) => [trait, addUp(open[trait], countFacet(more, trait, {}))]);
    const others = open.submitter.filter(({ value }) => !owners.includes(value));
    const submitter = [...others, ...addUp(theirs.submitter, countFacet(more, 'submitter', {}))];
    return { ...Object.fromEntries(traits), submitter: submitter.sort(byNumber).slice(0, mostSubmitters) };
  }

  /** Owners, each with how many are theirs. Some at a time: who asks for something else is answered between them. */
  private async summedUp(owners: Cell[]): Promise<Facets<Trait>> {
    const about = [...this.noun.traits, 'submitter' as const];
    let summed = this.counted(about, [], {});
    for (let since = 0; since < owners.length; since += ownersAtOnce) {
      const some = await this.characterized(owners.slice(since, since + ownersAtOnce));
      const counted = this.counted(about, some, {});
      const added = about.map((facet) => [facet, addUp(summed[facet], counted[facet])]);
      summed = Object.fromEntries(added) as Facets<Trait>;
      summed.submitter = summed.submitter.slice(0, mostSubmitters);
      await setImmediate();
    }
    return summed;
  }

  /** Open ones, by whose they are. */
  private async ofOwners(narrowing: Narrowing): Promise<Cell[]> {
    const { table, owner = 'organization_id', conditions } = this.noun;
    const given = givenOf(this.noun, { ...narrowing, own: [] });
    const asked = pick<Condition>(conditions, given);
    const statement = groupedRows(table, `${owner} as owner, count(*)::int as count`, asked, [owner]);
    return this.database.query<Cell>(statement, Object.values(given));
  }

  /**
   * Those of many owners that have anything: of all organizations of a type or a country few may. `state` is that of the remembered
   * owners before it was read who they are.
   */
  async having(owners: string[], chosenBy: string, state: number): Promise<string[]> {
    if (owners.length <= mostAsked) return owners;
    const { table, owner = 'organization_id' } = this.noun;
    const all = { name: nameOf(table, 'having', {}), text: `select distinct ${owner} as id from ${table}` };
    const readAll = async () => (await this.database.query<{ id: string }>(all)).map(({ id }) => id);
    return this.memory.owners.among(owners, chosenBy, readAll, state);
  }

  /** What few rows are counted for is of now; for what many are counted nobody waits. */
  private async counts<T>(
    key: string,
    { state }: Narrowing,
    areMany: boolean,
    count: () => Promise<T>,
  ): Promise<Lately<T>> {
    if (areMany) return this.memory.lately(key, count, state);
    return { figure: await this.memory.remember(key, count, state), isFresh: true };
  }

  /** Whether there may be more that the filters leave. */
  private async isMany(narrowing: Narrowing): Promise<boolean> {
    if (countPassing(await this.openCells(), narrowing.filters) <= mostWaitedFor) return false;
    return this.hasMany(narrowing);
  }

  /** Whether there are more of such owners or partners. */
  private async hasMany({ chosenBy, owners, partners, state }: Narrowing): Promise<boolean> {
    if (!owners && !partners) return true;
    const { table, owner = 'organization_id', countOfPartners } = this.noun;
    // Of each owner a few are looked up, until there are enough.
    const isTheirs: Condition = (given) => `${owner} in (select unnest(${given}::uuid[]))`;
    const [statement, given] =
      partners && countOfPartners
        ? [countOfPartners, [partners, mostWaitedFor + 1]]
        : [countedRows(table, { owners: isTheirs }, mostWaitedFor), [uuidList(owners ?? [])]];
    const count = () => this.database.one<{ total: number }>(statement, given);
    return (await this.memory.remember(`many:${chosenBy}`, count, state)).total > mostWaitedFor;
  }

  /** Rows that say whose they are, as cells that have that owner and its traits among their facets. */
  private async characterized(rows: Cell[]): Promise<Cell[]> {
    const traits = await this.traitsOf([...new Set(rows.map(({ owner }) => owner as string))]);
    return rows.map((row) => ({ ...row, ...traits.get(row.owner as string), submitter: row.owner }));
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

/** What each condition of a noun is given. */
export const givenOf = (
  { conditions }: Pick<Narrowed<string, string>, 'conditions'>,
  { ids, filters, owners, partners, own }: Narrowing,
): Record<string, readonly string[] | Buffer> => ({
  ...(ids && { ids }),
  ...filters,
  ...(owners && { owners: uuidList(owners) }),
  ...(partners && { partners }),
  ...(conditions.own && { own }),
});

/** Of a record what another one names, in its order. */
export const pick = <Value>(record: object, named: object): Record<string, Value> =>
  Object.fromEntries(Object.keys(named).map((key) => [key, (record as Record<string, Value>)[key] as Value]));
