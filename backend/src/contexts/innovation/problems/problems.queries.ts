import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { ListMemory } from '../../../platform/lists/list-memory';
import type { Narrowing } from '../../../platform/lists/narrowed-counts';
import { NarrowedList } from '../../../platform/lists/narrowed-list';
import { type Page, toPage } from '../../../platform/lists/page';
import { toUnits } from '../../../platform/money/money';
import { Corpus } from '../../../platform/search/corpus';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { MembershipApi, organizationChanged } from '../../membership';
import { mayDecide } from '../evaluation/panel';
import { proposalsToScore } from '../evaluation/proposals-to-score';
import { FilesQueries } from '../files/files.queries';
import { problemFiles } from '../files/shelves';
import { traits, traitsOf } from '../filters';
import { ProblemStatus } from '../innovation.enums';
import { problemsChanged } from '../innovation.topics';
import { comparedBy } from '../matches/text-match';
import { projectsNaming } from '../projects/project-link.dto';
import { Submissions } from '../submissions';
import { isShown } from './is-shown';
import { editableStatuses, nextStatuses } from './problem.entity';
import { problemOrders } from './problem-orders';
import type { ProblemFacetsQuery, ProblemFilters, ProblemsQuery } from './problem-requests.dto';
import {
  type IndustryProblemDetailDto,
  type IndustryProblemDto,
  type ProblemDetailRow,
  type ProblemFacetsDto,
  type ProblemRow,
  type ProblemSummaryDto,
  toBrief,
  toProblem,
} from './problems.dto';

const columns = `id, organization_id as "organizationId", title, description, category, urgency, status,
  estimated_value_minor as "valueMinor", estimated_value_currency as "valueCurrency",
  estimated_value_usd_minor as "valueUsdMinor", tags, created_at as "createdAt",
  decide_by::text as "decideBy"`;
const newestFirst = 'order by created_at desc, id desc';
const shown = isShown();

const list = {
  name: 'problems-list',
  text: `select ${columns} from innovation.problems
    where (created_at, id) < ($1, $2) and ${shown} ${newestFirst} limit $3`,
};
const listed = {
  name: 'problems-listed',
  text: `select ${columns} from innovation.problems where id = any($1) order by array_position($1, id)`,
};
const facets = ['category', 'urgency', 'status'] as const;
const narrowed = {
  table: 'innovation.problems',
  columns,
  facets,
  traits,
  conditions: {
    category: (given: string) => `category = any(${given}::innovation.category[])`,
    urgency: (given: string) => `urgency = any(${given}::innovation.urgency[])`,
    status: (given: string) => `status = any(${given}::innovation.problem_status[])`,
    owners: (given: string) => `organization_id = any(${given}::uuid[])`,
    own: (given: string) => `(${shown} or organization_id = any(${given}::uuid[]))`,
  },
  cells: {
    name: 'problems-cells',
    text: `select category, urgency, status, sum(rows)::int as count from innovation.problem_counts
      where ${shown} group by category, urgency, status`,
  },
  cellsOf: {
    name: 'problems-cells-of',
    text: `select category, urgency, status, count(*)::int as count from innovation.problems
      where ${shown} and organization_id = any($1) group by category, urgency, status`,
  },
  rowsOf: {
    name: 'problems-facets-of',
    text: `select id, category, urgency, status, organization_id as owner, 1 as count from innovation.problems where id = any($1)`,
  },
};
const summarize = {
  name: 'problems-summary',
  text: `select coalesce(sum(rows), 0)::int as total, coalesce(sum(rows) filter (where status = 'open'), 0)::int as open,
      coalesce(sum(rows) filter (where urgency in ('critical', 'high')), 0)::int as "highPriority",
      coalesce(sum(value_usd_minor), 0)::text as "valueUsdMinor"
    from innovation.problem_counts where ${shown}`,
};
const find = {
  name: 'problems-find',
  text: `select ${columns}, updated_at as "updatedAt", revision, success_criteria as "successCriteria",
      required_readiness as "requiredReadiness", regions, budget_from_minor as "budgetFromMinor", budget_to_minor as "budgetToMinor",
      budget_currency as "budgetCurrency", rewards::text[], reward_note as "rewardNote",
      (select count(*)::int from (select from innovation.solution_proposals p
        where p.problem_id = problems.id and p.status = 'pending' limit 50) pending) as waiting,
      (select lead_id from innovation.evaluations e where e.problem_id = problems.id) as "leadId",
      exists (select from innovation.reviewers r where r.problem_id = problems.id) as "hasReviewers",
      case when exists (select from innovation.reviewers own where own.problem_id = problems.id and own.person_id = $3) then
        (select count(*)::int from (select from ${proposalsToScore('$3', '$2', '$4')} and r.problem_id = problems.id
        limit 50) due) else 0 end as "dueScores",
      (select min(p.answer_due_on)::text from innovation.solution_proposals p
        where p.problem_id = problems.id and p.status = 'pending') as "waitingDueOn",
      ${projectsNaming('problem_id', 'problems')} as projects
    from innovation.problems
    where id = $1 and (${shown} or organization_id = any($2) or status = 'withdrawn'
      and exists (select from innovation.solution_proposals p where p.problem_id = problems.id and p.organization_id = any($2)))`,
};
const hidden = {
  name: 'problems-hidden',
  text: `select ${columns} from innovation.problems
    where status in ('draft', 'withdrawn') and organization_id = any($1) order by created_at desc, id desc limit 200`,
};

type ProblemFigures = Omit<ProblemSummaryDto, 'totalValueUsd'> & { valueUsdMinor: string };

@Injectable()
export class ProblemsQueries {
  readonly memory: ListMemory;
  readonly corpus: Corpus;
  private readonly submissions: Submissions<ProblemRow, (typeof facets)[number], IndustryProblemDto>;

  constructor(
    private readonly database: Database,
    private readonly files: FilesQueries,
    private readonly membership: MembershipApi,
    notices: Notices,
    indexes: SearchIndexes,
  ) {
    this.memory = new ListMemory(database, notices, { own: problemsChanged, owners: organizationChanged });
    this.corpus = new Corpus(database, indexes, 'innovation.problem_search', 'innovation.problems', comparedBy);
    this.submissions = new Submissions(database, membership, {
      memory: this.memory,
      narrowed: new NarrowedList(database, this.memory, narrowed, (owners) => traitsOf(owners, membership)),
      corpus: this.corpus,
      facets,
      orders: problemOrders,
      listed,
      toItem: toProblem,
    });
  }

  /** All, or those of these ids alone. */
  async list(query: ProblemsQuery, among?: string[]): Promise<Page<IndustryProblemDto>> {
    if (!among && this.submissions.isOfAll(query)) return this.newest(query.limit, query.cursor);
    return this.submissions.list(query, [], among);
  }

  /** What the corpus is asked within: what everybody sees, and of `own` organizations what they alone do. */
  async within(query: ProblemFilters, own: string[] = []): Promise<Narrowing> {
    return this.submissions.within(query, own);
  }

  /** How many there are with each value, of those that the other filters leave: of what a search finds, or of all. */
  async facets(query: ProblemFacetsQuery, watched: string[] = []): Promise<ProblemFacetsDto> {
    return this.submissions.facets(query, [], watched);
  }

  /** The same among those of these ids, and beside them some that are weaker. */
  async facetsAmong(ids: string[], query: ProblemFilters, weaker?: string[]): Promise<ProblemFacetsDto> {
    return this.submissions.facetsAmong(ids, query, weaker);
  }

  async summary(): Promise<ProblemSummaryDto> {
    return this.memory.remember('summary', async () => {
      const { valueUsdMinor, ...figures } = await this.database.one<ProblemFigures>(summarize);
      return { ...figures, totalValueUsd: toUnits(valueUsdMinor, 'USD') };
    });
  }

  async suggest(search: string): Promise<string | null> {
    return this.corpus.suggest(search, { own: [] });
  }

  async find(id: string, viewer: Viewer): Promise<IndustryProblemDetailDto | undefined> {
    const own = organizationIds(viewer);
    const acting = own.filter((one) => canActFor(viewer, one));
    const row = await this.database.queryOne<ProblemDetailRow>(find, [id, own, viewer.id, acting]);
    if (!row) return undefined;
    const [labels, files] = await Promise.all([
      this.membership.describeOrganizations([row.organizationId]),
      this.files.of(problemFiles, id),
    ]);
    const isOwn = canActFor(viewer, row.organizationId);
    const canDecide = mayDecide(viewer, row);
    return {
      ...toProblem(row, labels),
      updatedAt: row.updatedAt,
      revision: row.revision,
      brief: toBrief(row),
      files,
      canEdit: isOwn && editableStatuses.includes(row.status),
      nextStatuses: isOwn ? [...nextStatuses[row.status]] : [],
      canDecide,
      waitingProposals: canDecide ? row.waiting : 0,
      waitingDueOn: canDecide ? row.waitingDueOn : null,
      dueScores: row.dueScores,
      projects: row.projects,
      canPropose: row.status === ProblemStatus.Open && acting.length > 0,
    };
  }

  /** Drafts and withdrawn ones of the viewer's organizations, the last changed first, 200 at most. */
  async hidden(viewer: Viewer): Promise<IndustryProblemDto[]> {
    return this.submissions.described(await this.database.query<ProblemRow>(hidden, [organizationIds(viewer)]));
  }

  /** Those of these ids, in their order; the caller knows that the viewer may see them. */
  async byIds(ids: string[]): Promise<IndustryProblemDto[]> {
    return this.submissions.byIds(ids);
  }

  private async newest(limit: number, cursor?: string): Promise<Page<IndustryProblemDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<ProblemRow>(list, [createdAt, id, limit + 1]),
      this.summary(),
    ]);
    const page = toPage(rows, limit, { count: total }, (row) => row);
    return { ...page, items: await this.submissions.described(page.items) };
  }
}
