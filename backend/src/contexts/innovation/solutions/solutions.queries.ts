import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { canActFor, organizationIds } from '../acting-organization';
import { SolutionStatus } from '../innovation.enums';
import { fromCursor } from '../lists/cursor';
import { ListMemory } from '../lists/list-memory';
import { type Page, toPage } from '../lists/page';
import { newestTexts, suggestSearch, vocabularyOf } from '../lists/suggest-search';
import {
  type SolutionDetailDto,
  type SolutionDto,
  type SolutionRow,
  type SolutionSummaryDto,
  toSolution,
} from './solutions.dto';

const columns = `id, organization_id as "organizationId", title, description, category,
  technology_type as "technologyType", readiness_level as "readinessLevel", status, tags, created_at as "createdAt"`;
const newestFirst = 'order by created_at desc, id desc';
const visibleTo = (organizations: string) => `(status <> 'draft' or organization_id = any(${organizations}))`;
const figures = `count(*)::int as total, count(*) filter (where status = 'published')::int as published,
  count(*) filter (where readiness_level >= 7)::int as "marketReady",
  count(*) filter (where status = 'testing')::int as "inTesting"`;
const ownDrafts = `status = 'draft' and organization_id = any($1)`;

const list = {
  name: 'solutions-list',
  text: `select ${columns} from innovation.solutions
    where (created_at, id) < ($1, $2) and ${visibleTo('$4')} ${newestFirst} limit $3`,
};
/** For words that few solutions have: all of those are looked up, as for problems. */
const searchIndex = {
  name: 'solutions-search-index',
  text: `with found as materialized (
      select id, created_at from innovation.solutions
      where search @@ (select innovation.search_query($5)) and ${visibleTo('$4')})
    select ${columns} from innovation.solutions
    where id in (select id from found where (created_at, id) < ($1, $2) ${newestFirst} limit $3) ${newestFirst}`,
};
/** For words that many solutions have: the newest solutions are looked through until the page is full, or $6 are. */
const searchNewest = {
  name: 'solutions-search-newest',
  text: `select ${columns} from (
      select * from innovation.solutions where (created_at, id) < ($1, $2) ${newestFirst} limit $6) newest
    where search @@ (select innovation.search_query($5)) and ${visibleTo('$4')} ${newestFirst} limit $3`,
};
const countPublic = {
  name: 'solutions-count-public',
  text: `select count(*)::int as total from innovation.solutions where status <> 'draft'`,
};
const countPublicFound = {
  name: 'solutions-count-public-found',
  text: `select count(*)::int as total from innovation.solutions
    where search @@ (select innovation.search_query($1)) and status <> 'draft'`,
};
const countDrafts = {
  name: 'solutions-count-drafts',
  text: `select count(*)::int as total from innovation.solutions where ${ownDrafts}`,
};
const countDraftsFound = {
  name: 'solutions-count-drafts-found',
  text: `select count(*)::int as total from innovation.solutions
    where ${ownDrafts} and search @@ (select innovation.search_query($2))`,
};
const summarizePublic = {
  name: 'solutions-summary-public',
  text: `select ${figures} from innovation.solutions where status <> 'draft'`,
};
const summarizeDrafts = {
  name: 'solutions-summary-drafts',
  text: `select ${figures} from innovation.solutions where ${ownDrafts}`,
};
/** Of what all members see. */
const texts = {
  name: 'solutions-texts',
  text: newestTexts(`innovation.solutions where status <> 'draft'`),
};
const find = {
  name: 'solutions-find',
  text: `select ${columns}, updated_at as "updatedAt" from innovation.solutions where id = $1 and ${visibleTo('$2')}`,
};

const few = 1000;
const lookThrough = 3000;

/** What a viewer may see of the solutions: all but the drafts of other organizations. */
@Injectable()
export class SolutionsQueries {
  readonly memory: ListMemory;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
  ) {
    this.memory = new ListMemory(notices, 'innovation.solutions');
  }

  async list(viewer: Viewer, search: string, limit: number, cursor?: string): Promise<Page<SolutionDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const place = [createdAt, id, limit + 1, organizationIds(viewer)];
    const total = this.total(viewer, search);
    const rows = search
      ? await this.search(search, await total, place)
      : await this.database.query<SolutionRow>(list, place);
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return toPage(rows, limit, await total, (row) => toSolution(row, labels));
  }

  async summary(viewer: Viewer): Promise<SolutionSummaryDto> {
    const nothing = { total: 0, published: 0, marketReady: 0, inTesting: 0 };
    const [open = nothing, drafts = nothing] = await Promise.all([
      this.memory.remember('summary', () => this.database.queryOne<SolutionSummaryDto>(summarizePublic)),
      this.database.queryOne<SolutionSummaryDto>(summarizeDrafts, [organizationIds(viewer)]),
    ]);
    return {
      total: open.total + drafts.total,
      published: open.published,
      marketReady: open.marketReady + drafts.marketReady,
      inTesting: open.inTesting,
    };
  }

  async suggest(viewer: Viewer, search: string): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.total(viewer, words),
      () => this.memory.remember('vocabulary', async () => vocabularyOf(await this.database.query(texts))),
    );
  }

  async find(id: string, viewer: Viewer): Promise<SolutionDetailDto | undefined> {
    const row = await this.database.queryOne<SolutionRow & { updatedAt: Date }>(find, [id, organizationIds(viewer)]);
    if (!row) return undefined;
    const labels = await this.membership.describeOrganizations([row.organizationId]);
    return {
      ...toSolution(row, labels),
      updatedAt: row.updatedAt.toISOString(),
      canPublish: row.status === SolutionStatus.Draft && canActFor(viewer, row.organizationId),
    };
  }

  private async search(search: string, total: number, place: unknown[]): Promise<SolutionRow[]> {
    if (total === 0) return [];
    if (total > few) {
      const rows = await this.database.query<SolutionRow>(searchNewest, [...place, search, lookThrough]);
      if (rows.length === place[2]) return rows;
    }
    return this.database.query<SolutionRow>(searchIndex, [...place, search]);
  }

  private async total(viewer: Viewer, search: string): Promise<number> {
    const words = search ? [search] : [];
    const [open, drafts] = await Promise.all([
      this.memory.remember(`total:${search}`, () =>
        this.database.queryOne<{ total: number }>(search ? countPublicFound : countPublic, words),
      ),
      this.database.queryOne<{ total: number }>(search ? countDraftsFound : countDrafts, [
        organizationIds(viewer),
        ...words,
      ]),
    ]);
    return (open?.total ?? 0) + (drafts?.total ?? 0);
  }
}
