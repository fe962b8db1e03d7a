import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchSort } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import { facetsOf, type Narrowing } from '../../../platform/lists/narrowed-counts';
import { NarrowedList } from '../../../platform/lists/narrowed-list';
import { type Page, toPage } from '../../../platform/lists/page';
import { toUnits } from '../../../platform/money/money';
import { Corpus } from '../../../platform/search/corpus';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { fromSearchCursor, toSearchCursor } from '../../../platform/search/search-place';
import { MembershipApi, organizationChanged } from '../../membership';
import { narrowingOf, traitsOf, withNames } from '../filters';
import { outcomesChanged, problemsChanged, projectsChanged, solutionsChanged } from '../innovation.topics';
import { isActive } from './phases/is-active';
import { seesProblem, seesSolution, withOrigins } from './project-origins';
import {
  type ProjectDto,
  type ProjectFacetsDto,
  type ProjectFacetsQuery,
  type ProjectFilters,
  type ProjectRelated,
  type ProjectRow,
  type ProjectSummaryDto,
  type ProjectsQuery,
  toProject,
} from './projects.dto';
import { workedOnBy } from './worked-on-by';

const columns = `id, name, coalesce(description, '') as description, phase, phase_since as "phaseSince", status, category, progress,
  budget_minor as "budgetMinor", budget_currency as "budgetCurrency", budget_usd_minor as "budgetUsdMinor",
  estimated_value_minor as "estimatedValueMinor", estimated_value_currency as "estimatedValueCurrency",
  estimated_value_usd_minor as "estimatedValueUsdMinor", start_date::text as "startDate",
  estimated_completion::text as "estimatedCompletion", actual_completion::text as "actualCompletion",
  created_at as "createdAt", revision, lead_organization_id as "leadOrganizationId",
  array(select organization_id from innovation.project_collaborators c where c.project_id = projects.id) as "partnerIds"`;

const list = {
  name: 'projects-list',
  text: `select ${columns} from innovation.projects
    where (created_at, id) < ($1, $2) order by created_at desc, id desc limit $3`,
};
const listed = {
  name: 'projects-listed',
  text: `select ${columns} from innovation.projects where id = any($1) order by array_position($1, id)`,
};
const related = {
  name: 'projects-related',
  text: `select p.id, case when ${seesProblem('$2')} then q.id end as "problemId",
      case when ${seesSolution('$2')} then s.id end as "solutionId",
      coalesce((select jsonb_agg(jsonb_build_object('name', m.name, 'unit', m.unit, 'baseline', m.baseline, 'target', m.target)
          order by m.created_at, m.id)
        from innovation.success_metrics m where m.project_id = p.id), '[]') as "successMetrics"
    from ${withOrigins} where p.id = any($1)`,
};
const facets = ['phase', 'status', 'category', 'year'] as const;
/** What is known of who leads them. */
const traits = ['region'] as const;
const byFacets = 'phase, status, category, start_year';
const cellColumns = 'phase, status, category, start_year as year';
const narrowed = {
  table: 'innovation.projects',
  columns,
  facets,
  traits,
  owner: 'lead_organization_id',
  conditions: {
    phase: (given: string) => `phase = any(${given}::innovation.project_phase[])`,
    status: (given: string) => `status = any(${given}::innovation.project_status[])`,
    category: (given: string) => `category = any(${given}::innovation.category[])`,
    year: (given: string) => `start_year = any(${given}::smallint[])`,
    owners: (given: string) => `lead_organization_id = any(${given}::uuid[])`,
    partners: (given: string) => `id = any(${workedOnBy(given)})`,
    busyPartners: (given: string) => `(lead_organization_id = any(${given}::uuid[]) or exists (
      select from innovation.project_collaborators c where c.project_id = projects.id and c.organization_id = any(${given}::uuid[])))`,
  },
  cells: {
    name: 'projects-cells',
    text: `select ${cellColumns}, sum(rows)::int as count from innovation.project_counts group by ${byFacets}`,
  },
  cellsOf: {
    name: 'projects-cells-of',
    text: `select ${cellColumns}, count(*)::int as count from innovation.projects
      where lead_organization_id = any($1) group by ${byFacets}`,
  },
  cellsOfPartners: {
    name: 'projects-cells-of-partners',
    text: `select ${cellColumns}, count(*)::int as count from innovation.projects
      where id = any(${workedOnBy('$1')}) and ($2::uuid[] is null or lead_organization_id = any($2)) group by ${byFacets}`,
  },
  countOfPartners: {
    name: 'projects-count-of-partners',
    text: `select ((select count(*) from (select from innovation.projects where lead_organization_id = any($1) limit $2) led)
      + (select count(*) from (select from innovation.project_collaborators where organization_id = any($1) limit $2) joined))::int as total`,
  },
  rowsOf: {
    name: 'projects-facets-of',
    text: `select id, ${cellColumns}, lead_organization_id as owner, 1 as count from innovation.projects where id = any($1)`,
  },
};
const summarize = {
  name: 'projects-summary',
  text: `select coalesce(sum(rows), 0)::int as total,
      coalesce(sum(rows) filter (where phase = 'planning'), 0)::int as planned,
      coalesce(sum(rows) filter (where ${isActive()}), 0)::int as active,
      coalesce(sum(rows) filter (where phase = 'deployed'), 0)::int as completed,
      coalesce(sum(budget_usd_minor), 0)::text as "budgetUsdMinor"
    from innovation.project_counts`,
};
/** One that has gone meanwhile. */
const unrelated: ProjectRelated = { problemId: null, solutionId: null, successMetrics: [] };
/** Of an organization's projects so many, the newest, are searched. */
const mostSearched = 2000;
const idsOfPartners = {
  name: 'projects-ids-of-partners',
  text: `select id from innovation.projects
    where id = any(${workedOnBy('$1')}) and ($2::uuid[] is null or lead_organization_id = any($2))
      and ($3::text[] is null or phase::text = any($3)) and ($4::text[] is null or status::text = any($4))
      and ($5::text[] is null or category::text = any($5)) and ($6::text[] is null or start_year::text = any($6))
    order by created_at desc, id desc limit ${mostSearched}`,
};

/** What lists show of projects. All members see all of them. */
@Injectable()
export class ProjectsQueries {
  readonly memory: ListMemory;
  readonly corpus: Corpus;
  private readonly narrowed: NarrowedList<ProjectRow, (typeof facets)[number], (typeof traits)[number]>;

  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    notices: Notices,
    indexes: SearchIndexes,
  ) {
    this.memory = new ListMemory(database, notices, {
      own: projectsChanged,
      owners: organizationChanged,
      shown: [problemsChanged, solutionsChanged, outcomesChanged],
    });
    this.narrowed = new NarrowedList(database, this.memory, narrowed, (owners) => traitsOf(owners, membership));
    this.corpus = new Corpus(database, indexes, 'innovation.project_search', 'innovation.projects');
  }

  async list(viewer: Viewer, query: ProjectsQuery): Promise<Page<ProjectDto>> {
    const { search, limit, cursor, sort = SearchSort.Best } = query;
    const within = await this.within(viewer, query);
    const isNarrowed = within.owners || within.partners || Object.keys(within.filters).length > 0;
    if (!search) {
      const { items, ...page } = isNarrowed
        ? await this.narrowed.page(within, limit, cursor)
        : await this.newest(limit, cursor);
      return { ...page, items: await this.described(items, viewer) };
    }
    const { ids, ...page } = within.partners
      ? await this.amongPartners(search, within, query)
      : await this.corpus.find(search, { ...within, sort, limit, cursor });
    return { ...page, items: await this.marked(search, await this.byIds(ids, viewer)) };
  }

  /** How many there are with each value, of those that the other filters leave: of what a search finds, or of all. */
  async facets(viewer: Viewer, query: ProjectFacetsQuery): Promise<ProjectFacetsDto> {
    const here = await this.within(viewer, query);
    const open = await this.within(viewer, { organization: query.organization, mine: query.mine });
    const found = query.search && (await this.found(query.search, open));
    const { facets: counted, isComplete } = found
      ? {
          facets: await this.narrowed.counts.facetsAmong(found, facetsOf(query, [...facets, ...traits])),
          isComplete: true,
        }
      : await this.narrowed.counts.facets(here, {
          region: query.region ? await this.within(viewer, { ...query, region: undefined }) : here,
          submitter: here,
        });
    const { submitter: lead, ...others } = await withNames(counted, this.membership);
    return { ...others, lead, isExact: isComplete && (Boolean(found) || !query.search) };
  }

  async summary(): Promise<ProjectSummaryDto> {
    return this.memory.remember('summary', async () => {
      const { budgetUsdMinor, ...figures } = await this.database.one<
        Omit<ProjectSummaryDto, 'totalBudgetUsd'> & { budgetUsdMinor: string }
      >(summarize);
      return { ...figures, totalBudgetUsd: toUnits(budgetUsdMinor, 'USD') };
    });
  }

  async suggest(search: string): Promise<string | null> {
    return this.corpus.suggest(search, { own: [] });
  }

  /** For the operation that has just started it. */
  async get(id: string, viewer: Viewer): Promise<ProjectDto> {
    const [project] = await this.byIds([id], viewer);
    return project as ProjectDto;
  }

  private async within(viewer: Viewer, query: ProjectFilters): Promise<Narrowing> {
    const { organization, mine } = query;
    const own = organizationIds(viewer);
    const narrowing = await narrowingOf(query, facets, own, this.membership, this.memory, this.narrowed.counts);
    if (!organization && !mine) return narrowing;
    const partners = mine ? own.filter((id) => !organization || id === organization) : [organization as string];
    return { ...narrowing, partners, chosenBy: `${partners.toSorted().join('+')}:${narrowing.chosenBy}` };
  }

  /** A page of what a search finds among the newest of what some organizations work on. */
  private async amongPartners(search: string, within: Narrowing, { sort, limit, cursor }: ProjectsQuery) {
    const after = fromSearchCursor(cursor)?.after ?? 0;
    const newest = await this.idsOf(within);
    const best = await this.corpus.among(search, newest);
    const has = new Set(best);
    const found = sort === SearchSort.Newest ? newest.filter((id) => has.has(id)) : best;
    const until = after + limit;
    return {
      ids: found.slice(after, until),
      total: { count: found.length, ...(newest.length === mostSearched && { orMore: true }) },
      words: 'all' as const,
      ...(until < found.length && { next: toSearchCursor({ kind: 'best', after: until }) }),
    };
  }

  private async found(search: string, within: Narrowing): Promise<string[] | undefined> {
    if (!within.partners) return this.corpus.all(search, within);
    return this.corpus.among(search, await this.idsOf(within));
  }

  private async idsOf({ partners, owners, filters }: Narrowing): Promise<string[]> {
    const given = [partners, owners ?? null, ...facets.map((facet) => filters[facet] ?? null)];
    return (await this.database.query<{ id: string }>(idsOfPartners, given)).map(({ id }) => id);
  }

  private async newest(limit: number, cursor?: string): Promise<Page<ProjectRow>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<ProjectRow>(list, [createdAt, id, limit + 1]),
      this.summary(),
    ]);
    return toPage(rows, limit, { count: total }, (row) => row);
  }

  /** Those of these ids, in their order. */
  async byIds(ids: string[], viewer: Viewer): Promise<ProjectDto[]> {
    return this.described(await this.database.query<ProjectRow>(listed, [ids]), viewer);
  }

  private async described(rows: ProjectRow[], viewer: Viewer): Promise<ProjectDto[]> {
    const [labels, others] = await Promise.all([
      this.membership.describeOrganizations(rows.map((row) => row.leadOrganizationId)),
      this.database.query<ProjectRelated & { id: string }>(related, [
        rows.map(({ id }) => id),
        organizationIds(viewer),
      ]),
    ]);
    const byId = new Map(others.map((one) => [one.id, one]));
    return rows.map((row) => toProject(row, byId.get(row.id) ?? unrelated, viewer, labels));
  }

  private async marked(search: string, items: ProjectDto[]): Promise<ProjectDto[]> {
    const marked = await this.corpus.marked(
      search,
      items.map((item) => ({ ...item, tags: [] })),
    );
    return marked.map(({ tags: _none, ...item }) => item);
  }
}
