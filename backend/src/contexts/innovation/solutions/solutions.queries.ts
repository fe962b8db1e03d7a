import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import type { Narrowing } from '../../../platform/lists/narrowed-counts';
import { NarrowedList } from '../../../platform/lists/narrowed-list';
import type { ListOrder } from '../../../platform/lists/narrowed-page';
import { type Page, toPage } from '../../../platform/lists/page';
import { Corpus } from '../../../platform/search/corpus';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { MembershipApi, organizationChanged } from '../../membership';
import { traits, traitsOf } from '../filters';
import { SolutionStatus } from '../innovation.enums';
import { solutionsChanged } from '../innovation.topics';
import { comparedBy } from '../matches/text-match';
import { projectsNaming } from '../projects/project-link.dto';
import { Submissions } from '../submissions';
import {
  type SolutionFacetsQuery,
  type SolutionFilters,
  SolutionSort,
  type SolutionsQuery,
} from './solution-requests.dto';
import {
  type SolutionDetailDto,
  type SolutionDto,
  type SolutionFacetsDto,
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
const listed = {
  name: 'solutions-listed',
  text: `select ${columns} from innovation.solutions where id = any($1) order by array_position($1, id)`,
};
const facets = ['category', 'technology', 'readiness', 'status'] as const;
const byFacets = 'category, technology_type, readiness_level, status';
const cellColumns = 'category, technology_type as technology, readiness_level as readiness, status';
const narrowed = {
  table: 'innovation.solutions',
  columns,
  facets,
  traits,
  conditions: {
    category: (given: string) => `category = any(${given}::innovation.category[])`,
    technology: (given: string) => `technology_type = any(${given}::innovation.technology_type[])`,
    readiness: (given: string) => `readiness_level = any(${given}::smallint[])`,
    status: (given: string) => `status = any(${given}::innovation.solution_status[])`,
    owners: (given: string) => `organization_id = any(${given}::uuid[])`,
    own: visibleTo,
  },
  cells: {
    name: 'solutions-cells',
    text: `select ${cellColumns}, sum(rows)::int as count from innovation.solution_counts
      where status <> 'draft' group by ${byFacets}`,
  },
  cellsOf: {
    name: 'solutions-cells-of',
    text: `select ${cellColumns}, count(*)::int as count from innovation.solutions
      where status <> 'draft' and organization_id = any($1) group by ${byFacets}`,
  },
  hiddenCells: {
    name: 'solutions-cells-drafts',
    text: `select ${cellColumns}, organization_id as owner, count(*)::int as count from innovation.solutions
      where ${ownDrafts} group by organization_id, ${byFacets}`,
  },
  rowsOf: {
    name: 'solutions-facets-of',
    text: `select id, ${cellColumns}, organization_id as owner, 1 as count from innovation.solutions where id = any($1)`,
  },
};
/** The orders beside newest first. */
const orders: { [Sort in SolutionSort]?: ListOrder } = {
  [SolutionSort.Readiness]: {
    name: 'readiness',
    key: 'readiness_level',
    range: ({ readiness = [] }) => {
      const levels = readiness.map(Number);
      return levels.length > 0 ? { least: Math.min(...levels), greatest: Math.max(...levels) } : undefined;
    },
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
const find = {
  name: 'solutions-find',
  text: `select ${columns}, updated_at as "updatedAt", revision,
      ${projectsNaming('solution_id', 'solutions')} as projects
    from innovation.solutions where id = $1 and ${visibleTo('$2')}`,
};

type DraftFigures = Pick<SolutionSummaryDto, 'total' | 'marketReady'>;

/** What a viewer may see of the solutions: all but the drafts of other organizations. */
@Injectable()
export class SolutionsQueries {
  readonly memory: ListMemory;
  readonly corpus: Corpus;
  private readonly submissions: Submissions<SolutionRow, (typeof facets)[number], SolutionDto>;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
    indexes: SearchIndexes,
  ) {
    this.memory = new ListMemory(database, notices, { own: solutionsChanged, owners: organizationChanged });
    this.corpus = new Corpus(database, indexes, 'innovation.solution_search', 'innovation.solutions', comparedBy);
    this.submissions = new Submissions(database, membership, {
      memory: this.memory,
      narrowed: new NarrowedList(database, this.memory, narrowed, (owners) => traitsOf(owners, membership)),
      corpus: this.corpus,
      facets,
      orders,
      listed,
      toItem: toSolution,
    });
  }

  /** All that the viewer may see, or those of these ids alone. */
  async list(viewer: Viewer, query: SolutionsQuery, among?: string[]): Promise<Page<SolutionDto>> {
    const asked = withReadiness(query);
    if (!among && this.submissions.isOfAll(asked)) return this.newest(viewer, query.limit, query.cursor);
    return this.submissions.list(asked, organizationIds(viewer), among);
  }

  /** How many there are with each value, of those that the other filters leave: of what a search finds, or of all. */
  async facets(viewer: Viewer, query: SolutionFacetsQuery, watched: string[] = []): Promise<SolutionFacetsDto> {
    return this.submissions.facets(withReadiness(query), organizationIds(viewer), watched);
  }

  /** The same among those of these ids, and beside them some that are weaker; the caller knows that the viewer may see them. */
  async facetsAmong(ids: string[], query: SolutionFilters, weaker?: string[]): Promise<SolutionFacetsDto> {
    return this.submissions.facetsAmong(ids, withReadiness(query), weaker);
  }

  /** What the corpus is asked within. */
  async within(viewer: Viewer, query: SolutionFilters): Promise<Narrowing> {
    return this.submissions.within(withReadiness(query), organizationIds(viewer));
  }

  async summary(viewer: Viewer): Promise<SolutionSummaryDto> {
    const [open, drafts] = await Promise.all([
      this.publicFigures(),
      this.database.one<DraftFigures>(summarizeDrafts, [organizationIds(viewer)]),
    ]);
    return { ...open, total: open.total + drafts.total, marketReady: open.marketReady + drafts.marketReady };
  }

  async suggest(viewer: Viewer, search: string): Promise<string | null> {
    return this.corpus.suggest(search, { own: organizationIds(viewer) });
  }

  async find(id: string, viewer: Viewer): Promise<SolutionDetailDto | undefined> {
    const row = await this.database.queryOne<
      SolutionRow & Pick<SolutionDetailDto, 'updatedAt' | 'revision' | 'projects'>
    >(find, [id, organizationIds(viewer)]);
    if (!row) return undefined;
    const labels = await this.membership.describeOrganizations([row.organizationId]);
    const isOwn = canActFor(viewer, row.organizationId);
    return {
      ...toSolution(row, labels),
      updatedAt: row.updatedAt,
      revision: row.revision,
      projects: row.projects,
      canEdit: isOwn,
      canPublish: isOwn && row.status === SolutionStatus.Draft,
      canWithdraw: isOwn && row.status === SolutionStatus.Published,
    };
  }

  /** Those of these ids, in their order; the caller knows that the viewer may see them. */
  async byIds(ids: string[]): Promise<SolutionDto[]> {
    return this.submissions.byIds(ids);
  }

  private async newest(viewer: Viewer, limit: number, cursor?: string): Promise<Page<SolutionDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<SolutionRow>(list, [createdAt, id, limit + 1, organizationIds(viewer)]),
      this.summary(viewer),
    ]);
    const page = toPage(rows, limit, { count: total }, (row) => row);
    return { ...page, items: await this.submissions.described(page.items) };
  }

  private async publicFigures(): Promise<SolutionSummaryDto> {
    return this.memory.remember('summary', () => this.database.one<SolutionSummaryDto>(summarizePublic));
  }
}

/** The levels of a range; those of an empty one are none. */
function withReadiness<Asked extends SolutionFilters>({ readinessFrom, readinessTo, ...query }: Asked) {
  if (readinessFrom === undefined && readinessTo === undefined) return { ...query, readiness: undefined };
  const [from, to] = [readinessFrom ?? 1, readinessTo ?? 9];
  const readiness = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
  return { ...query, readiness };
}
