import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor, type Place, start } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import { type Page, toPage } from '../../../platform/lists/page';
import { countMatches, type Found, Search } from '../../../platform/lists/search';
import { newestTexts, suggestSearch, vocabularyOf } from '../../../platform/lists/suggest-search';
import { MembershipApi, organizationChanged } from '../../membership';
import { SolutionStatus } from '../innovation.enums';
import { solutionsChanged } from '../innovation.topics';
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
const ownDrafts = `status = 'draft' and organization_id = any($1)`;

const list = {
  name: 'solutions-list',
  text: `select ${columns} from innovation.solutions
    where (created_at, id) < ($1, $2) and ${visibleTo('$4')} ${newestFirst} limit $3`,
};
/** As for problems. */
const searches = {
  newest: {
    name: 'solutions-search-newest',
    text: `select ${columns} from (
        select * from innovation.solutions where (created_at, id) < ($1, $2) ${newestFirst} limit $4) newest
      where search @@ (select innovation.search_query($6)) and ${visibleTo('$5')} ${newestFirst} limit $3`,
  },
  index: {
    name: 'solutions-search-index',
    text: `with found as materialized (
        select id, created_at from innovation.solutions
        where search @@ (select innovation.search_query($5)) and ${visibleTo('$4')})
      select ${columns}, (select count(*)::int from found) as total from innovation.solutions
      where id in (select id from found where (created_at, id) < ($1, $2) ${newestFirst} limit $3) ${newestFirst}`,
  },
  count: {
    name: 'solutions-search-count',
    text: countMatches(
      `innovation.solutions where search @@ (select innovation.search_query($2)) and ${visibleTo('$1')}`,
    ),
  },
};
const summarizePublic = {
  name: 'solutions-summary-public',
  text: `select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where status = 'published'), 0)::int as published,
      coalesce(sum(rows) filter (where readiness_level >= 7), 0)::int as "marketReady",
      coalesce(sum(rows) filter (where status = 'testing'), 0)::int as "inTesting"
    from innovation.solution_counts where status <> 'draft'`,
};
const summarizeDrafts = {
  name: 'solutions-summary-drafts',
  text: `select count(*)::int as total, count(*) filter (where readiness_level >= 7)::int as "marketReady"
    from innovation.solutions where ${ownDrafts}`,
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

type DraftFigures = Pick<SolutionSummaryDto, 'total' | 'marketReady'>;

/** What a viewer may see of the solutions: all but the drafts of other organizations. */
@Injectable()
export class SolutionsQueries {
  readonly memory: ListMemory;
  private readonly searches: Search<SolutionRow>;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
  ) {
    this.memory = new ListMemory(database, notices, solutionsChanged, organizationChanged);
    this.searches = new Search(database, this.memory, searches, async () => (await this.publicFigures()).total);
  }

  async list(viewer: Viewer, search: string, limit: number, cursor?: string): Promise<Page<SolutionDto>> {
    const place = fromCursor(cursor);
    const own = organizationIds(viewer);
    const { rows, total } = await (search
      ? this.searches.page([own, search], place, limit)
      : this.all(viewer, place, limit));
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return toPage(rows, limit, total, (row) => toSolution(row, labels));
  }

  async summary(viewer: Viewer): Promise<SolutionSummaryDto> {
    const [open, drafts] = await Promise.all([
      this.publicFigures(),
      this.database.queryOne<DraftFigures>(summarizeDrafts, [organizationIds(viewer)]),
    ]);
    const { total = 0, marketReady = 0 } = drafts ?? {};
    return { ...open, total: open.total + total, marketReady: open.marketReady + marketReady };
  }

  async suggest(viewer: Viewer, search: string): Promise<string | null> {
    return suggestSearch(
      search,
      (words) => this.searches.finds([organizationIds(viewer), words], start),
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

  private async all(viewer: Viewer, { createdAt, id }: Place, limit: number): Promise<Found<SolutionRow>> {
    const [rows, { total }] = await Promise.all([
      this.database.query<SolutionRow>(list, [createdAt, id, limit + 1, organizationIds(viewer)]),
      this.summary(viewer),
    ]);
    return { rows, total: { count: total } };
  }

  private async publicFigures(): Promise<SolutionSummaryDto> {
    return this.memory.remember(
      'summary',
      async () => (await this.database.queryOne(summarizePublic)) as SolutionSummaryDto,
    );
  }
}
