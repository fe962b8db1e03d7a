import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { type Category, ConflictKind, type SolutionStatus, type TechnologyType } from '../innovation.enums';
import { organizationRequired } from '../innovation.errors';
import { hiddenStatuses } from '../problems/problem.entity';
import { descriptionAsProposed, readinessAsProposed, titleAsProposed } from '../proposals/as-proposed';
import { type Evaluated, Panel, type PanelProposal, type PanelReview, type PanelReviewer, type Tie } from './panel';
import { nobody } from './panel-person';
import { mostEvaluated } from './proposals-to-score';
import type { Criterion } from './rubric';

const find = {
  name: 'evaluation-find',
  text: `select q.id as "problemId", q.organization_id as "organizationId", q.submitter_id as "submitterId", q.status,
      e.lead_id as "leadId", coalesce(e.rubric_version, 0) as "rubricVersion", coalesce(v.criteria, '[]') as criteria
    from innovation.problems q left join innovation.evaluations e on e.problem_id = q.id
    left join innovation.rubric_versions v on v.problem_id = q.id and v.version = e.rubric_version where q.id = $1`,
};
const reviewers = {
  name: 'evaluation-reviewers',
  text: `select person_id as id, case when added_by = person_id then added_at end as "addedThemselvesAt"
    from innovation.reviewers where problem_id = $1 order by added_at, person_id`,
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
const oldest = `status = 'pending' order by created_at, id limit ${mostEvaluated}`;
const pending = { name: 'evaluation-pending', text: proposalsWhere(oldest) };
/** Without their texts, which are long. */
const titled = {
  name: 'evaluation-titled',
  text: `select p.id, p.organization_id as "organizationId", p.status, p.version, p.created_at as "createdAt", ${titleAsProposed} as title
    from (select * from innovation.solution_proposals where problem_id = $1 and ${oldest}) p
    cross join lateral (select title, status from innovation.solutions where id = p.solution_id offset 0) s order by p.created_at, p.id`,
};
/** Without any. */
const standing = {
  name: 'evaluation-standing',
  text: `select id, organization_id as "organizationId", status, version from innovation.solution_proposals
    where problem_id = $1 and ${oldest}`,
};
const more = {
  name: 'evaluation-more',
  text: `select exists (select from innovation.solution_proposals where problem_id = $1 and status = 'pending'
    offset ${mostEvaluated}) as "hasMore"`,
};
const chosen = { name: 'evaluation-chosen', text: proposalsWhere('id = any($2)') };
const reviewsWith = (what: string, texts: string) => ({
  name: `evaluation-${what}`,
  text: `select proposal_id as "proposalId", person_id as "personId", rubric_version as "rubricVersion",
      proposal_version as "proposalVersion", ${texts}, scored_at as "scoredAt", excuse, excuse_reason as "excuseReason"
    from innovation.reviews where proposal_id = any($1)`,
});
const reviews = reviewsWith('reviews', 'marks, comment');
const marks = reviewsWith('marks', 'marks, null as comment');
const states = reviewsWith('states', 'null as marks, null as comment');
/**
 * Each has a part in a project in which the other has one. Those of the reviewers are read, who are few, and whoever works on each: others
 * may have thousands.
 */
const sharedProjects = {
  name: 'evaluation-shared-projects',
  text: `with own as (
      select id as project_id, lead_organization_id as organization_id from innovation.projects where lead_organization_id = any($1)
      union all select project_id, organization_id from innovation.project_collaborators where organization_id = any($1))
    select distinct own.organization_id as one, other.organization_id as other
    from own cross join lateral (
      select lead_organization_id as organization_id from innovation.projects where id = own.project_id
      union all select organization_id from innovation.project_collaborators where project_id = own.project_id offset 0) other
    where other.organization_id = any($2) and other.organization_id <> own.organization_id`,
};

export interface TitledProposal extends PanelProposal {
  title: string;
  createdAt: string;
}

export interface ReviewedProposal extends TitledProposal {
  note: string | null;
  solutionId: string;
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
    const found = await this.foundFor(viewer, problemId);
    const asked = proposalIds ? this.proposals(chosen, [problemId, proposalIds]) : this.proposals(pending, [problemId]);
    return this.panelOf(found, asked, reviews);
  }

  /** The same of those that wait for who ranks them: their titles and marks, and no other text. */
  async marks(viewer: Viewer, problemId: string): Promise<Panel<TitledProposal>> {
    const found = await this.foundFor(viewer, problemId);
    return this.panelOf(found, this.database.query<TitledProposal>(titled, [problemId]), marks);
  }

  /** The same for who counts them: which reviewer stands how to which, and whether more wait than are evaluated now. */
  async states(viewer: Viewer, problemId: string): Promise<{ panel: Panel; hasMore: boolean }> {
    const found = await this.foundFor(viewer, problemId);
    const [panel, { hasMore }] = await Promise.all([
      this.panelOf(found, this.database.query<PanelProposal>(standing, [problemId]), states),
      this.database.one<{ hasMore: boolean }>(more, [problemId]),
    ]);
    return { panel, hasMore };
  }

  private proposals(statement: Statement, given: unknown[]): Promise<ReviewedProposal[]> {
    return this.database.query<ReviewedProposal>(statement, given);
  }

  private async foundFor(viewer: Viewer, problemId: string): Promise<Found> {
    const found = await this.database.queryOne<Found>(find, [problemId]);
    const isOwn = found && belongsTo(viewer, found.organizationId);
    if (!found || (!isOwn && hiddenStatuses.includes(found.status))) throw notFound('problem');
    if (!isOwn) throw organizationRequired();
    return found;
  }

  private async panelOf<Proposal extends PanelProposal>(found: Found, asked: Promise<Proposal[]>, said: Statement) {
    const [people, proposals] = await Promise.all([this.reviewersOf(found), asked]);
    const [reviews, ties] = await Promise.all([
      this.database.query<PanelReview>(said, [proposals.map(({ id }) => id)]),
      this.tiesBetween(
        people.flatMap(({ organizations }) => organizations),
        proposals.map(({ organizationId }) => organizationId),
      ),
    ]);
    return new Panel<Proposal>({ ...found, reviewers: people, proposals, reviews, ties });
  }

  private async reviewersOf({ problemId, organizationId }: Found) {
    const found = await this.database.query<Pick<PanelReviewer, 'id' | 'addedThemselvesAt'>>(reviewers, [problemId]);
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    const [faces, members, acting] = await Promise.all([
      this.membership.facesOf(ids),
      this.membership.members(ids),
      this.membership.actingPeople([], ids),
    ]);
    return found.map(({ id, addedThemselvesAt }) => {
      const actor = acting.find(({ userId }) => userId === id);
      return {
        id,
        ...(faces.get(id) ?? nobody),
        isActive: Boolean(actor && [...actor.leads, ...actor.serves].includes(organizationId)),
        organizations: members.find(({ userId }) => userId === id)?.organizations ?? [],
        addedThemselvesAt,
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
