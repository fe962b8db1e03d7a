import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Cache } from '../../../platform/cache/cache';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { invalidField } from '../../../platform/http/domain-error';
import { type FacetCountDto, SearchSort } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Cell, countFacet, countPassing, type FacetFilters } from '../../../platform/lists/facets';
import { fewRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { type Page, toPage } from '../../../platform/lists/page';
import { Corpus } from '../../../platform/search/corpus';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { suggestSearch } from '../../../platform/search/suggest-search';
import { organizationChanged } from '../membership.topics';
import { MembershipTier } from '../organizations/organization.enums';
import { OrganizationWork } from '../organizations/organization-work';
import {
  type AllianceGrowthDto,
  type MemberDto,
  type MemberFacetsDto,
  type MemberFacetsQuery,
  type MemberFilters,
  MemberSort,
  type MembersQuery,
} from './directory.dto';
import {
  cells,
  cellsOf,
  columns,
  conditionsOf,
  connections,
  countsOf,
  entries,
  facets,
  featured,
  growth,
  listed,
  nameOfEntry,
  pageByName,
  severals,
} from './directory-statements';

type Row = Omit<MemberDto, 'activeProjects' | 'collaborations' | 'hits'> & { showsWork: boolean };
type Counted = { count: number } & Record<string, string | number | boolean | null>;

const year = 365 * day;
/** What a search has found is counted one by one, up to so much. */
const mostFound = 2_000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** The organizations of the alliance as members find them: those that are confirmed and have not left. */
@Injectable()
export class DirectoryQueries {
  private readonly figures: Cache<object>;
  private readonly corpus: Corpus;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: OrganizationWork,
    notices: Notices,
    indexes: SearchIndexes,
  ) {
    this.figures = new Cache(database, notices, {
      name: 'directory',
      max: 2000,
      topics: [],
      sweeping: [organizationChanged],
    });
    this.corpus = new Corpus(database, indexes, 'membership.directory_search', entries);
  }

  async list(query: MembersQuery): Promise<Page<MemberDto>> {
    const { search, limit, cursor, sort } = query;
    const filters = filtersOf(query);
    if (!search) {
      const { items, ...page } = await this.page(filters, limit, sort === MemberSort.Name, cursor);
      return { ...page, items: await this.described(items) };
    }
    const order = sort === MemberSort.Newest ? SearchSort.Newest : SearchSort.Best;
    const { ids, ...page } = await this.corpus.find(search, { ...within(query), sort: order, limit, cursor });
    const items = await this.described(await this.database.query<Row>(listed, [ids]));
    return { ...page, items: await this.marked(search, items) };
  }

  /** How many there are with each value, of those that the other filters leave: of what a search finds, or of all. */
  async facets(query: MemberFacetsQuery): Promise<MemberFacetsDto> {
    const { search } = query;
    const found = search ? await this.corpus.all(search, within({}), mostFound) : undefined;
    const among: FacetFilters = found ? { ids: found } : {};
    const filters = { ...filtersOf(query), ...among };
    const counts = await Promise.all([
      ...facets.map((facet) => this.countsOf(facet, filters)),
      ...severals.map((facet) => this.countsOfSeveral(facet, filters)),
    ]);
    const named = [...facets, ...severals].map((facet, n) => [facet, counts[n]]);
    return { ...(Object.fromEntries(named) as Omit<MemberFacetsDto, 'isExact'>), isExact: Boolean(found) || !search };
  }

  async featured(): Promise<MemberDto[]> {
    return this.described(await this.database.query<Row>(featured));
  }

  async growth(): Promise<AllianceGrowthDto> {
    const since = this.clock.in(-year);
    const [all, { newMembers, newCountries }, connected] = await Promise.all([
      this.cells({}),
      this.remember(`growth:${since.toISOString().slice(0, 10)}`, () =>
        this.database.one<{ newMembers: number; newCountries: number }>(growth, [since]),
      ),
      this.database.one<{ all: number; new: number }>(connections, [since]),
    ]);
    const members = countPassing(all, {});
    return {
      members,
      membersGrowth: grownBy(newMembers, members),
      countries: countFacet(all, 'country', {}).length,
      newCountries,
      connections: connected.all,
      connectionsGrowth: grownBy(connected.new, connected.all),
    };
  }

  async suggest(search: string): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.corpus.finds(words, within({})),
      (word) => this.corpus.nearest(word),
    );
  }

  private async page(filters: FacetFilters, limit: number, byName: boolean, cursor?: string): Promise<Page<Row>> {
    const total = countPassing(await this.cells(filters), single(filters));
    const isFew = total <= fewRows && Object.keys(filters).length > 0;
    const given = Object.values(filters);
    if (byName) {
      const [name, id] = await this.placeOf(cursor);
      const rows = await this.database.query<Row>(pageByName(filters, isFew), [name, id, limit + 1, ...given]);
      const { items, next } = toPage(rows, limit, { count: total }, (row) => row);
      return { items, total: { count: total }, ...(next && { next: toNameCursor((items.at(-1) as Row).id) }) };
    }
    const { createdAt, id } = fromCursor(cursor);
    const statement = narrowedPage(entries, columns, conditionsOf(filters), isFew);
    const rows = await this.database.query<Row>(statement, [createdAt, id, limit + 1, ...given]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }

  /** Where a page by name starts: behind an organization. */
  private async placeOf(cursor: string | undefined): Promise<[string, string]> {
    if (!cursor) return ['', nobody];
    const id = fromNameCursor(cursor);
    const row = id && (await this.database.queryOne<{ name: string }>(nameOfEntry, [id]));
    if (!id || !row) throw invalidField('cursor', 'cursor must come from the Link header of the page before');
    return [row.name, id];
  }

  /** By all facets of one value at once: those that pass the filters of several values, or are among some ids. */
  private async cells(filters: FacetFilters): Promise<Cell[]> {
    const { ids, interest, openTo } = filters;
    const narrowed: FacetFilters = { ...(interest && { interest }), ...(openTo && { openTo }), ...(ids && { ids }) };
    const read = async () => {
      const asked = Object.keys(narrowed).length > 0 ? cellsOf(narrowed) : cells;
      return (await this.database.query<Counted>(asked, Object.values(narrowed))).map(toCell);
    };
    return ids ? read() : this.remember(`cells:${JSON.stringify(narrowed)}`, read);
  }

  private async countsOf(facet: string, filters: FacetFilters): Promise<FacetCountDto[]> {
    return countFacet(await this.cells(filters), facet, single(filters));
  }

  /** Counted from the rows, and remembered until one changes; those of some ids each time. */
  private async countsOfSeveral(facet: (typeof severals)[number], filters: FacetFilters): Promise<FacetCountDto[]> {
    const { [facet]: _own, ...others } = filters;
    const read = () => this.database.query<FacetCountDto>(countsOf(facet, others), Object.values(others));
    return others.ids ? read() : this.remember(`${facet}:${JSON.stringify(others)}`, read);
  }

  /** Until an organization changes, here or elsewhere. */
  private async remember<Figure extends object>(key: string, read: () => Promise<Figure>): Promise<Figure> {
    return (await this.figures.get(key, read)) as Figure;
  }

  private async described(rows: Row[]): Promise<MemberDto[]> {
    const shown = rows.filter(({ showsWork }) => showsWork).map(({ id }) => id);
    const figures = await this.work.figuresOf(shown);
    return rows.map(({ showsWork, ...row }) => {
      const { activeProjects = 0, collaborations = 0 } = figures.get(row.id) ?? {};
      return {
        ...row,
        ...(showsWork ? { activeProjects, collaborations } : { activeProjects: null, collaborations: null }),
      };
    });
  }

  private async marked(search: string, items: MemberDto[]): Promise<MemberDto[]> {
    const marked = await this.corpus.marked(
      search,
      items.map((item) => ({ ...item, title: item.name, tags: item.interests })),
    );
    return marked.map(({ title: _name, tags: _interests, ...item }) => item);
  }
}

const filtersOf = ({ type, tier, verified, country, interest, openTo }: MemberFilters): FacetFilters => ({
  ...(type && { type }),
  ...(tier && { tier }),
  ...(verified && { verified: ['true'] }),
  ...(country && { country }),
  ...(interest && { interest }),
  ...(openTo && { openTo }),
});

/** Of filters those of which an organization has one value. */
const single = (filters: FacetFilters): FacetFilters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => (facets as readonly string[]).includes(name)));

/** What the index is asked within: it has tier and verification in one facet, and countries in the place of owners. */
function within({ type, tier, verified, country, interest, openTo }: MemberFilters) {
  const tiers = tier ?? Object.values(MembershipTier);
  const standing = tiers.flatMap((one) => (verified ? [`${one}+`] : [one, `${one}+`]));
  const filters: FacetFilters = {
    ...(type && { type }),
    ...((tier || verified) && { standing }),
    ...(interest && { interest }),
    ...(openTo && { openTo }),
  };
  return { own: [], filters, ...(country && { owners: country.map(placeOfCountry) }) };
}

/** As the index has it: the digest of its two letters, in the form of an id. */
const placeOfCountry = (code: string): string =>
  createHash('md5')
    .update(code)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const toCell = ({ count, ...values }: Counted): Cell => ({
  count,
  values: Object.fromEntries(
    Object.entries(values).map(([facet, value]) => [facet, value === null ? null : String(value)]),
  ),
});

/** By how many percent there are more than before these came. */
const grownBy = (came: number, all: number): number | null =>
  all > came ? Math.round((100 * came) / (all - came)) : null;

const toNameCursor = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');

function fromNameCursor(cursor: string): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== 16 || bytes.toString('base64url') !== cursor) return undefined;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
