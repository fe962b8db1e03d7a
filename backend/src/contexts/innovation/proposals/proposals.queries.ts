import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, canActFor, leads, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { FacetCountDto } from '../../../platform/lists/browse.dto';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import { dueDay, firstDueFirst, fromDueCursor, toDueCursor } from '../answers/due-order';
import { Blindness } from '../evaluation/blindness';
import { labelOf } from '../evaluation/label-of';
import { proposalsToScore } from '../evaluation/proposals-to-score';
import { ProposalStatus, SolutionStatus } from '../innovation.enums';
import type { IndustryProblemDto, SubmitterDto } from '../problems/problems.dto';
import type {
  OwnProposalsQuery,
  ProposalCountsDto,
  ProposalDto,
  ProposalsQuery,
  ProposalVersionDto,
} from './proposals.dto';
import { takenBack } from './solution-proposal.entity';

interface ProposalRow {
  id: string;
  organizationId: string;
  note: string | null;
  version: number;
  amendedAt: string | null;
  status: ProposalDto['status'];
  feedback: string | null;
  strengths: string[];
  improvements: string[];
  helpful: boolean | null;
  helpfulNote: string | null;
  createdAt: string;
  decidedAt: string | null;
  answerDueOn: string | null;
  projectId: string | null;
  problem: Omit<ProposalDto['problem'], 'submittedBy'>;
  problemOrganizationId: string;
  solution: Omit<ProposalDto['solution'], 'submittedBy' | 'isTakenBack'>;
  proposedTitle: string | null;
  proposedReadiness: number | null;
}

type ProposedTo = Pick<IndustryProblemDto, 'id' | 'submittedBy'>;

/** What each is about is looked up by its key, however many problems and solutions there are. */
const described = (
  proposals: string,
) => `select p.id, p.organization_id as "organizationId", p.problem_organization_id as "problemOrganizationId",
    p.note, p.version, p.amended_at as "amendedAt", p.status, p.feedback, p.strengths, p.improvements,
    p.helpful, p.helpful_note as "helpfulNote", p.created_at as "createdAt", p.decided_at as "decidedAt",
    p.answer_due_on::text as "answerDueOn",
    (select json_build_object('id', id, 'title', title, 'status', status)
      from innovation.problems where id = p.problem_id) as problem,
    (select id from innovation.projects where proposal_id = p.id) as "projectId",
    p.proposed_title as "proposedTitle", p.proposed_readiness as "proposedReadiness",
    (select json_build_object('id', id, 'title', title, 'readinessLevel', readiness_level, 'status', status,
        'description', case when status = 'draft' then p.proposed_description end)
      from innovation.solutions where id = p.solution_id) as solution
  from ${proposals} p`;

/** The page is cut before solutions are looked up: a busy problem has thousands of proposals. */
const pageOf = (proposals: string) =>
  `${described(`(select * from ${proposals} where (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4)`)}
  order by p.created_at desc, p.id desc`;

const all = {
  page: {
    name: 'proposals-page',
    text: pageOf('(select * from innovation.solution_proposals where problem_id = $1) to_problem'),
  },
  count: { name: 'proposals-count', text: countMatches('innovation.solution_proposals where problem_id = $1') },
};
/** Found before they are put in order: in the order of the index, all others would be looked through for them. */
const own = {
  page: {
    name: 'proposals-page-own',
    text: `with own as materialized (
        select * from innovation.solution_proposals where problem_id = $1 and organization_id = any($5))
      ${pageOf('own')}`,
  },
  count: {
    name: 'proposals-count-own',
    text: countMatches('innovation.solution_proposals where problem_id = $1 and organization_id = any($2)'),
  },
};
/**
 * Some proposals of each of the organizations $1, found by an index in their order, and of these the newest: an organization
 * with many is read no further than one with few.
 */
const newestOf = (each: string) =>
  `${described(`(select found.* from unnest($1::uuid[]) as mine (id) ${each}
    order by found.created_at desc, found.id desc limit $4)`)}
  order by p.created_at desc, p.id desc`;
const some = (condition: string) => `cross join lateral (select * from innovation.solution_proposals
  where ${condition} and (created_at, id) < ($2, $3) order by created_at desc, id desc limit $4) found`;

const made = {
  name: 'proposals-made',
  text: newestOf(`cross join unnest($5::innovation.proposal_status[]) as wanted (status)
    ${some('organization_id = mine.id and status = wanted.status')}`),
};
const countMade = {
  name: 'proposals-count-made',
  text: `select wanted.status as value, found.total as count
    from unnest(enum_range(null::innovation.proposal_status)) with ordinality as wanted (status, place) cross join lateral (
      ${countMatches('innovation.solution_proposals where organization_id = any($1) and status = wanted.status')}) found
    order by wanted.place`,
};
/** Where a problem has reviewers, who leads them decides, or who leads its organization: those are $LED. */
const decidedBy = (led: string, person: string) => `(problem_organization_id = any(${led})
  or not exists (select from innovation.reviewers r where r.problem_id = solution_proposals.problem_id)
  or exists (select from innovation.evaluations e where e.problem_id = solution_proposals.problem_id and e.lead_id = ${person}))`;
/** The same of what waits for each of the organizations $1, what is due first first. */
const waiting = {
  name: 'proposals-waiting',
  text: `${described(`(select found.* from unnest($1::uuid[]) as mine (id) cross join lateral (
      select * from innovation.solution_proposals where problem_organization_id = mine.id and status = 'pending'
        and ${decidedBy('$6', '$7')}
        and (${dueDay()}, created_at, id) > ($5::date, $2, $3) ${firstDueFirst()} limit $4) found ${firstDueFirst('found.')} limit $4)`)}
    ${firstDueFirst('p.')}`,
};
const countWaiting = {
  name: 'proposals-count-waiting',
  text: countMatches(`innovation.solution_proposals
    where problem_organization_id = any($1) and status = 'pending' and ${decidedBy('$2', '$3')}`),
};
const toScore = {
  name: 'proposals-to-score',
  text: `${described(`(select p.* from ${proposalsToScore('$1', '$5', '$6')} and (p.created_at, p.id) < ($2, $3)
    order by p.created_at desc, p.id desc limit $4)`)}
  order by p.created_at desc, p.id desc`,
};
const countToScore = { name: 'proposals-count-to-score', text: countMatches(proposalsToScore('$1', '$2', '$3')) };
const mostVersions = 100;
const versions = {
  name: 'proposals-versions',
  text: `with seen as (select * from innovation.solution_proposals
      where id = $1 and (organization_id = any($2) or problem_organization_id = any($2)))
    select version as number, note, coalesce(amended_at, created_at) as "createdAt" from seen
    union all select * from (
      select v.number, v.note, v.written_at from innovation.proposal_versions v join seen on seen.id = v.proposal_id
      order by v.number desc limit ${mostVersions - 1}) earlier
    order by number desc`,
};
const listed = {
  name: 'proposals-listed',
  text: `${described('innovation.solution_proposals')} where p.id = any($1) order by array_position($1, p.id)`,
};

@Injectable()
export class ProposalsQueries {
  constructor(
    private readonly blindness: Blindness,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** To the problem's owner all proposals, to others their own; newest first, one page of them. */
  async listOfProblem(problem: ProposedTo, viewer: Viewer, limit: number, cursor?: string): Promise<Page<ProposalDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const isOwner = belongsTo(viewer, problem.submittedBy.id);
    const seen = isOwner ? all : own;
    const to = isOwner ? [] : [organizationIds(viewer)];
    const [rows, count] = await Promise.all([
      this.database.query<ProposalRow>(seen.page, [problem.id, createdAt, id, limit + 1, ...to]),
      this.database.one<{ total: number }>(seen.count, [problem.id, ...to]),
    ]);
    return this.paged(rows, viewer, { limit }, count.total);
  }

  /** What the viewer's organizations have proposed, newest first, one page of it. */
  async listOwn(viewer: Viewer, query: OwnProposalsQuery): Promise<Page<ProposalDto>> {
    const { status = Object.values(ProposalStatus) } = query;
    const mine = organizationIds(viewer);
    const [rows, counts] = await Promise.all([
      this.database.query<ProposalRow>(made, [...placeOf(mine, query), status]),
      this.countMade(mine),
    ]);
    const total = counts.filter(({ value }) => status.some((one) => one === value));
    return this.paged(
      rows,
      viewer,
      query,
      total.reduce((sum, { count }) => sum + count, 0),
    );
  }

  /** What waits for a decision that the viewer may make, what is due first first, one page of it. */
  async listToDecide(viewer: Viewer, query: ProposalsQuery): Promise<Page<ProposalDto>> {
    const [rows, total] = await Promise.all([this.waiting(viewer, query), this.countWaiting(viewer)]);
    const page = await this.paged(rows, viewer, query, total);
    return { ...page, next: page.next && toDueCursor(rows[query.limit - 1] as ProposalRow) };
  }

  /** What waits for the viewer's score, as a reviewer, newest first, one page of it. */
  async listToScore(viewer: Viewer, query: ProposalsQuery): Promise<Page<ProposalDto>> {
    const [, ...place] = placeOf([], query);
    const [rows, total] = await Promise.all([
      this.database.query<ProposalRow>(toScore, [viewer.id, ...place, organizationIds(viewer), decidedFor(viewer)]),
      this.countToScore(viewer),
    ]);
    return this.paged(rows, viewer, query, total);
  }

  async counts(viewer: Viewer): Promise<ProposalCountsDto> {
    const [status, toDecide, toScore] = await Promise.all([
      this.countMade(organizationIds(viewer)),
      this.countWaiting(viewer),
      this.countToScore(viewer),
    ]);
    return {
      status: status.map(({ value, count }) => ({ value, count: capped(count).count })),
      toDecide: capped(toDecide).count,
      toScore: capped(toScore).count,
    };
  }

  /** The texts of a proposal, newest first; none to all but its two organizations. */
  async versions(id: string, viewer: Viewer): Promise<ProposalVersionDto[]> {
    return this.database.query<ProposalVersionDto>(versions, [id, organizationIds(viewer)]);
  }

  async get(id: string, viewer: Viewer): Promise<ProposalDto> {
    const [proposal] = await this.listed([id], viewer);
    return proposal as ProposalDto;
  }

  /** In this order; the caller knows that the viewer may see them. */
  async listed(ids: string[], viewer: Viewer): Promise<ProposalDto[]> {
    return this.describe(await this.database.query<ProposalRow>(listed, [ids]), viewer);
  }

  private countMade(organizationIds: string[]): Promise<FacetCountDto[]> {
    return this.database.query<FacetCountDto>(countMade, [organizationIds]);
  }

  private async countWaiting(viewer: Viewer): Promise<number> {
    return (await this.database.one<{ total: number }>(countWaiting, deciderOf(viewer))).total;
  }

  private async countToScore(viewer: Viewer): Promise<number> {
    const values = [viewer.id, organizationIds(viewer), decidedFor(viewer)];
    return (await this.database.one<{ total: number }>(countToScore, values)).total;
  }

  private waiting(viewer: Viewer, { limit, cursor }: ProposalsQuery): Promise<ProposalRow[]> {
    const { createdAt, id, dueOn } = fromDueCursor(cursor);
    const [mine, led, person] = deciderOf(viewer);
    return this.database.query<ProposalRow>(waiting, [mine, createdAt, id, limit + 1, dueOn, led, person]);
  }

  private async paged(
    rows: ProposalRow[],
    viewer: Viewer,
    { limit }: { limit: number },
    total: number,
  ): Promise<Page<ProposalDto>> {
    const page = toPage(rows, limit, capped(total), (row) => row);
    return { ...page, items: await this.describe(page.items, viewer) };
  }

  private async describe(rows: ProposalRow[], viewer: Viewer): Promise<ProposalDto[]> {
    const toBeJudged = rows.filter((row) => belongsTo(viewer, row.problemOrganizationId));
    const [labels, blind] = await Promise.all([
      this.membership.describeOrganizations(
        rows.flatMap(({ organizationId, problemOrganizationId }) => [organizationId, problemOrganizationId]),
      ),
      this.blindness.among(
        viewer,
        toBeJudged.map(({ id }) => id),
      ),
    ]);
    const submittedBy = (id: string) => labels.get(id) as SubmitterDto;
    return rows.map(({ organizationId, problemOrganizationId, problem, solution, ...row }) => {
      const { proposedTitle, proposedReadiness: readinessLevel, ...proposal } = row;
      // Others see of a draft what was proposed to them, and not what is written in it now.
      const isTakenBack = solution.status === SolutionStatus.Draft && !belongsTo(viewer, organizationId);
      const shown = isTakenBack ? { title: proposedTitle ?? takenBack, readinessLevel } : { description: null };
      return {
        ...proposal,
        label: labelOf(proposal.id),
        isBlind: blind.has(proposal.id),
        problem: { ...problem, submittedBy: submittedBy(problemOrganizationId) },
        solution: {
          ...solution,
          ...shown,
          isTakenBack,
          submittedBy: submittedBy(organizationId),
          ...(blind.has(proposal.id) && { id: null, submittedBy: null }),
        },
      };
    });
  }
}

/** The organizations whose decisions the viewer may make. */
const decidedFor = (viewer: Viewer) => organizationIds(viewer).filter((id) => canActFor(viewer, id));

/** The organizations that the viewer acts for, those of them that they lead, and the viewer. */
const deciderOf = (viewer: Viewer): [string[], string[], string] => [
  decidedFor(viewer),
  decidedFor(viewer).filter((id) => leads(viewer, id)),
  viewer.id,
];

/** What a page of some organizations' proposals is asked with. */
function placeOf(organizationIds: string[], { limit, cursor }: ProposalsQuery): unknown[] {
  const { createdAt, id } = fromCursor(cursor);
  return [organizationIds, createdAt, id, limit + 1];
}
