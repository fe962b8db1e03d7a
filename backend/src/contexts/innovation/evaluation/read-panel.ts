import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { type Category, ConflictKind, type SolutionStatus, type TechnologyType } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { hiddenStatuses } from '../problems/problem.entity';
import { descriptionAsProposed, readinessAsProposed, titleAsProposed } from '../proposals/as-proposed';
import { type Evaluated, Panel, type PanelProposal, type PanelReview, type Tie } from './panel';
import type { Criterion } from './rubric';

/** So many of those that wait are evaluated at a time, the oldest; others follow as these are decided. */
export const mostEvaluated = 200;

const find = {
  name: 'evaluation-find',
  text: `select q.id as "problemId", q.organization_id as "organizationId", q.submitter_id as "submitterId", q.status,
      e.lead_id as "leadId", coalesce(e.rubric_version, 0) as "rubricVersion", coalesce(v.criteria, '[]') as criteria
    from innovation.problems q left join innovation.evaluations e on e.problem_id = q.id
    left join innovation.rubric_versions v on v.problem_id = q.id and v.version = e.rubric_version where q.id = $1`,
};
const reviewers = {
  name: 'evaluation-reviewers',
  text: 'select person_id as id from innovation.reviewers where problem_id = $1 order by added_at, person_id',
};
/** What each is about is looked up by its key, however many solutions there are. */
const proposalsWhere = (
  condition: string,
) => `select p.id, p.organization_id as "organizationId", p.status, p.version, p.note,
    p.created_at as "createdAt", s.id as "solutionId", s.category, s.technology_type as "technologyType", s.tags,
    ${titleAsProposed} as title, ${descriptionAsProposed} as description, ${readinessAsProposed} as "readinessLevel",
    s.status as "solutionStatus"
  from (select * from innovation.solution_proposals where problem_id = $1 and ${condition}) p
  cross join lateral (select * from innovation.solutions where id = p.solution_id offset 0) s order by p.created_at, p.id`;
const pending = {
  name: 'evaluation-pending',
  text: proposalsWhere(`status = 'pending' order by created_at, id limit ${mostEvaluated}`),
};
const chosen = { name: 'evaluation-chosen', text: proposalsWhere('id = any($2)') };
const reviews = {
  name: 'evaluation-reviews',
  text: `select proposal_id as "proposalId", person_id as "personId", rubric_version as "rubricVersion",
      proposal_version as "proposalVersion", marks, comment, scored_at as "scoredAt", excuse, excuse_reason as "excuseReason"
    from innovation.reviews where proposal_id = any($1)`,
};
/** Each has a part in a project in which the other has one. Those of the reviewers are read, who are few; others may have thousands. */
const sharedProjects = {
  name: 'evaluation-shared-projects',
  text: `with own as (
      select id as project_id, lead_organization_id as organization_id from innovation.projects where lead_organization_id = any($1)
      union all select project_id, organization_id from innovation.project_collaborators where organization_id = any($1))
    select distinct own.organization_id as one, other.organization_id as other
    from own cross join lateral (
      select lead_organization_id as organization_id from innovation.projects where id = own.project_id
      union all select organization_id from innovation.project_collaborators where project_id = own.project_id) other
    where other.organization_id = any($2) and other.organization_id <> own.organization_id`,
};

export interface ReviewedProposal extends PanelProposal {
  note: string | null;
  createdAt: string;
  solutionId: string;
  title: string;
  description: string;
  category: Category | null;
  technologyType: TechnologyType | null;
  readinessLevel: number | null;
  tags: string[];
  solutionStatus: SolutionStatus;
}

type Found = Omit<Evaluated, 'hasReviewers'> & { rubricVersion: number; criteria: Criterion[] };
type Pair = Omit<Tie, 'kind'>;

/** Looks up who reviews the proposals to a problem, and what they have said. */
@Injectable()
export class ReadPanel {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Of the proposals that wait, or of these, whatever has become of them; to the people of the problem's organization. Throws
   * `not_found` or `organization_required`.
   */
  async execute(viewer: Viewer, problemId: string, proposalIds?: string[]): Promise<Panel<ReviewedProposal>> {
    const found = await this.database.queryOne<Found>(find, [problemId]);
    const isOwn = found && belongsTo(viewer, found.organizationId);
    if (!found || (!isOwn && hiddenStatuses.includes(found.status))) throw notFound('problem');
    if (!isOwn) throw organizationRequired();
    const [people, proposals] = await Promise.all([
      this.reviewersOf(found),
      proposalIds
        ? this.database.query<ReviewedProposal>(chosen, [problemId, proposalIds])
        : this.database.query<ReviewedProposal>(pending, [problemId]),
    ]);
    const [said, ties] = await Promise.all([
      this.database.query<PanelReview>(reviews, [proposals.map(({ id }) => id)]),
      this.tiesBetween(
        people.flatMap(({ organizations }) => organizations),
        proposals.map(({ organizationId }) => organizationId),
      ),
    ]);
    return new Panel({ ...found, reviewers: people, proposals, reviews: said, ties });
  }

  private async reviewersOf({ problemId, organizationId }: Found) {
    const ids = (await this.database.query<{ id: string }>(reviewers, [problemId])).map(({ id }) => id);
    if (ids.length === 0) return [];
    const [names, members, acting] = await Promise.all([
      this.membership.namesOf(ids),
      this.membership.members(ids),
      this.membership.actingPeople([], ids),
    ]);
    return ids.map((id) => {
      const actor = acting.find(({ userId }) => userId === id);
      return {
        id,
        name: names.get(id) ?? '',
        isActive: Boolean(actor && [...actor.leads, ...actor.serves].includes(organizationId)),
        organizations: members.find(({ userId }) => userId === id)?.organizations ?? [],
      };
    });
  }

  /** What organizations of reviewers have with those that propose. */
  private async tiesBetween(ones: string[], others: string[]): Promise<Tie[]> {
    if (ones.length === 0 || others.length === 0) return [];
    const pair: [string[], string[]] = [[...new Set(ones)], [...new Set(others)]];
    const [connections, projects] = await Promise.all([
      this.membership.connectedPairs(...pair),
      this.database.query<Pair>(sharedProjects, pair),
    ]);
    return [
      ...connections.map((found) => ({ ...found, kind: ConflictKind.Connection })),
      ...projects.map((found) => ({ ...found, kind: ConflictKind.Project })),
    ];
  }
}
