import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import { SearchSort } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import type { FacetFilters } from '../../../platform/lists/facets';
import { fewRows, narrowedPage } from '../../../platform/lists/narrowed-page';
import { type Page, toPage } from '../../../platform/lists/page';
import { Corpus } from '../../../platform/search/corpus';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { Secrets } from '../../../platform/secrets/secrets';
import { MembershipTier } from '../organizations/organization.enums';
import { OrganizationFinder } from '../organizations/organization-finder';
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
import { DirectoryCounts } from './directory-counts';
import {
  columns,
  conditionsOf,
  connections,
  entries,
  facets,
  featured,
  growth,
  listed,
  nameOfEntry,
  pageByName,
  provenDomains,
  severals,
} from './directory-statements';

interface Row
  extends Omit<MemberDto, 'activeProjects' | 'collaborations' | 'hits' | 'lastActiveOn' | 'verifiedDomain'> {
  showsWork: boolean;
  showsActivity: boolean;
}

const year = 365 * day;
/** A place in the list by name is known by an organization; ours alone, so that nobody reads the name of one that is not listed. */
const placeByName = 'directory-place';
const nobody = '00000000-0000-0000-0000-000000000000';

/** The organizations of the alliance as members find them: those that are confirmed and have not left. */
@Injectable()
export class DirectoryQueries {
  private readonly corpus: Corpus;

  constructor(
    private readonly clock: Clock,
    private readonly counts: DirectoryCounts,
    private readonly database: Database,
    private readonly finder: OrganizationFinder,
    private readonly secrets: Secrets,
    private readonly work: OrganizationWork,
    indexes: SearchIndexes,
  ) {
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
    const found = search ? await this.corpus.all(search, within({})) : undefined;
    const among: FacetFilters = found ? { ids: found } : {};
    const filters = { ...filtersOf(query), ...among };
    const counts = await Promise.all([...[...facets, ...severals].map((facet) => this.counts.of(facet, filters))]);
    const named = [...facets, ...severals].map((facet, n) => [facet, counts[n]]);
    return { ...(Object.fromEntries(named) as Omit<MemberFacetsDto, 'isExact'>), isExact: Boolean(found) || !search };
  }

  async featured(): Promise<MemberDto[]> {
    return this.described(await this.database.query<Row>(featured));
  }

  async growth(): Promise<AllianceGrowthDto> {
    const since = this.clock.in(-year);
    const [{ members, countries }, { newMembers, newCountries }, connected] = await Promise.all([
      this.counts.whole(),
      this.counts.remember(`growth:${since.toISOString().slice(0, 10)}`, () =>
        this.database.one<{ newMembers: number; newCountries: number }>(growth, [since]),
      ),
      this.database.one<{ all: number; new: number }>(connections, [since]),
    ]);
    return {
      members,
      membersGrowth: grownBy(newMembers, members),
      countries,
      newCountries,
      connections: connected.all,
      connectionsGrowth: grownBy(connected.new, connected.all),
    };
  }

  /** The first few that a search is probably about: those whose name has the words, then what else has all of them. */
  async best(words: string, most: number): Promise<Pick<Row, 'id' | 'name' | 'description' | 'logoId'>[]> {
    const [named, others] = await Promise.all([
      this.finder.findListed(words),
      this.corpus.best(words, within({}), most),
    ]);
    const ids = [...new Set([...named.map(({ id }) => id), ...others])].slice(0, most);
    return this.database.query<Row>(listed, [ids]);
  }

  async suggest(search: string): Promise<string | null> {
    return this.corpus.suggest(search, within({}));
  }

  private async page(filters: FacetFilters, limit: number, byName: boolean, cursor?: string): Promise<Page<Row>> {
    const total = await this.counts.passing(filters);
    const isFew = total <= fewRows && Object.keys(filters).length > 0;
    const given = Object.values(filters);
    if (byName) {
      const [name, id] = await this.placeOf(cursor);
      const rows = await this.database.query<Row>(pageByName(filters, isFew), [name, id, limit + 1, ...given]);
      const { items, next } = toPage(rows, limit, { count: total }, (row) => row);
      return {
        items,
        total: { count: total },
        ...(next && { next: this.secrets.sign(placeByName, (items.at(-1) as Row).id) }),
      };
    }
    const { createdAt, id } = fromCursor(cursor);
    const statement = narrowedPage(entries, columns, conditionsOf(filters), isFew);
    const rows = await this.database.query<Row>(statement, [createdAt, id, limit + 1, ...given]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }

  /** Where a page by name starts: behind an organization. */
  private async placeOf(cursor: string | undefined): Promise<[string, string]> {
    if (!cursor) return ['', nobody];
    const id = this.secrets.verify(placeByName, cursor);
    const row = id && (await this.database.queryOne<{ name: string }>(nameOfEntry, [id]));
    if (!id || !row) throw invalidField('cursor', 'cursor must come from the Link header of the page before');
    return [row.name, id];
  }

  private async described(rows: Row[]): Promise<MemberDto[]> {
    const those = (asked: (row: Row) => boolean) => rows.filter(asked).map(({ id }) => id);
    const [figures, days, domains] = await Promise.all([
      this.work.figuresOf(those(({ showsWork }) => showsWork)),
      this.work.lastActiveOf(those(({ showsActivity }) => showsActivity)),
      this.database.query<{ id: string; domain: string }>(provenDomains, [those(({ isVerified }) => isVerified)]),
    ]);
    const proven = new Map(domains.map(({ id, domain }) => [id, domain]));
    return rows.map(({ showsWork, showsActivity: _, ...row }) => {
      const { activeProjects = 0, collaborations = 0 } = figures.get(row.id) ?? {};
      return {
        ...row,
        verifiedDomain: proven.get(row.id) ?? null,
        lastActiveOn: days.get(row.id) ?? null,
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

/** By how many percent there are more than before these came. */
const grownBy = (came: number, all: number): number | null =>
  all > came ? Math.round((100 * came) / (all - came)) : null;
