import type { Database } from '../../platform/database/database';
import type { Plain } from '../../platform/database/moments';
import type { Statement } from '../../platform/database/statement';
import type { Place } from '../../platform/lists/cursor';
import type { ListMemory } from '../../platform/lists/list-memory';
import type { Narrowing } from '../../platform/lists/narrowed-counts';
import type { NarrowedList } from '../../platform/lists/narrowed-list';
import type { ListOrder } from '../../platform/lists/narrowed-page';
import type { Page } from '../../platform/lists/page';
import type { Corpus } from '../../platform/search/corpus';
import type { MembershipApi, OrganizationLabel } from '../membership';
import {
  filtersOf,
  isNarrowed,
  narrowingOf,
  type Owned,
  orderOfFound,
  type Query,
  sortOfSearch,
  type Trait,
  watchedFacet,
  withNames,
  withoutEach,
} from './filters';

type Counted<Facet extends string> = Query<Facet> & { search?: string };
type Listed<Facet extends string> = Counted<Facet> & { sort?: string; limit: number; cursor?: string };

interface Noun<Row extends Place & Plain<Row>, Facet extends string, Item> {
  memory: ListMemory;
  narrowed: NarrowedList<Row, Facet, Trait>;
  corpus: Corpus;
  facets: readonly Facet[];
  /** Those beside newest first, by what they are asked for by. */
  orders: Partial<Record<string, ListOrder>>;
  /** Rows of these ids, in their order. */
  listed: Statement;
  toItem: (row: Row, labels: ReadonlyMap<string, OrganizationLabel>) => Item;
}

/**
 * What organizations submit of one noun, as it is listed, searched and counted: all that people of `own` organizations may see, or what
 * one of them watches.
 */
export class Submissions<
  Row extends Place & Plain<Row> & { organizationId: string },
  Facet extends string,
  Item extends { title: string; description: string; tags: string[] },
> {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly noun: Noun<Row, Facet, Item>,
  ) {}

  /** Whether all of them are asked for, newest first. */
  isOfAll(query: Listed<Facet>): boolean {
    return !query.search && !this.orderOf(query) && !isNarrowed(query, this.noun.facets);
  }

  /** All, or those of these ids alone. */
  async list(query: Listed<Facet>, own: string[], among?: string[]): Promise<Page<Item>> {
    const { narrowed, corpus } = this.noun;
    const { search, sort, limit, cursor } = query;
    const within = await this.within(query, own);
    if (search && !among) {
      const { ids, ...page } = await corpus.find(search, { ...within, sort: sortOfSearch(sort), limit, cursor });
      return { ...page, items: await corpus.marked(search, await this.byIds(ids)) };
    }
    const ids = among && search ? await corpus.among(search, among) : among;
    const order = search ? orderOfFound(sort) : this.orderOf(query);
    const { items, ...page } = await narrowed.page({ ...within, ids }, limit, cursor, order);
    const shown = await this.described(items);
    if (!search) return { ...page, items: shown };
    return { ...page, items: await corpus.marked(search, shown), words: 'all' };
  }

  /** How many there are with each value, of those that the other filters leave: of what a search finds, or of all. */
  async facets(query: Counted<Facet> & { watched?: boolean }, own: string[], watched: string[]) {
    const { narrowed, corpus, facets } = this.noun;
    const { search } = query;
    const ids = search && watched.length > 0 ? await corpus.among(search, watched) : watched;
    const count = await narrowed.counts.countAmong(ids, filtersOf(query, facets));
    const counted = query.watched ? await this.facetsAmong(ids, query) : await this.facetsOfAll(query, own);
    return { ...counted, watched: watchedFacet(count) };
  }

  private async facetsOfAll(query: Counted<Facet>, own: string[]) {
    const { narrowed, corpus } = this.noun;
    const { search, submitter } = query;
    const allOf = async (owned: Owned) => corpus.all(search ?? '', await this.narrowing(owned, [], own));
    const found = search && ((await allOf({})) ?? (submitter && (await allOf({ submitter }))));
    if (found) return this.facetsAmong(found, query);
    const { here, without } = await withoutEach(query, (asked) => this.within(asked, own));
    const { facets, isComplete } = await narrowed.counts.facets(here, without);
    return { ...(await withNames(facets, this.membership)), isExact: isComplete && !search };
  }

  /** The same among those of these ids, and beside them some that are weaker; the caller knows that the viewer may see them. */
  async facetsAmong(ids: string[], query: Query<Facet>, weaker?: string[]) {
    const { narrowed, facets } = this.noun;
    const counted = await narrowed.counts.facetsAmong(ids, filtersOf(query, facets), weaker);
    return { ...(await withNames(counted, this.membership)), isExact: true };
  }

  /** What the corpus is asked within. */
  async within(query: Query<Facet>, own: string[]): Promise<Narrowing> {
    return this.narrowing(query, this.noun.facets, own);
  }

  private async narrowing<Asked extends string>(
    query: Query<Asked>,
    facets: readonly Asked[],
    own: string[],
  ): Promise<Narrowing> {
    const { memory, narrowed } = this.noun;
    return narrowingOf(query, facets, own, this.membership, memory, narrowed.counts);
  }

  /** Those of these ids, in their order; the caller knows that the viewer may see them. */
  async byIds(ids: string[]): Promise<Item[]> {
    return this.described(await this.database.query<Row>(this.noun.listed, [ids]));
  }

  async described(rows: Row[]): Promise<Item[]> {
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return rows.map((row) => this.noun.toItem(row, labels));
  }

  private orderOf({ sort }: Listed<Facet>): ListOrder | undefined {
    return sort ? this.noun.orders[sort] : undefined;
  }
}
