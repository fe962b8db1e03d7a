import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import type { ProjectOriginsDto, ProjectOriginsQuery, StartableDto } from './lifecycle.dto';

const mostFound = 6;
const mostProposals = 20;

const accepted = {
  name: 'project-origins-accepted',
  text: `select p.id, q.id as "problemId", q.title as "problemTitle", q.organization_id as "problemOrganizationId",
      s.id as "solutionId", s.title as "solutionTitle", s.organization_id as "solutionOrganizationId"
    from innovation.solution_proposals p
    join innovation.problems q on q.id = p.problem_id join innovation.solutions s on s.id = p.solution_id
    where p.id = any(array(
        select id from innovation.solution_proposals where organization_id = $1 and status = 'accepted'
        union select id from innovation.solution_proposals where problem_organization_id = $1 and status = 'accepted'))
      and not exists (select from innovation.projects j where j.proposal_id = p.id)
    order by p.decided_at desc, p.id limit ${mostProposals}`,
};
const found = (noun: 'problems' | 'solutions') => ({
  name: `project-origins-${noun}`,
  text: `select id, title, organization_id as "organizationId" from innovation.${noun}
    where id = any($1) order by array_position($1, id)`,
});
const ofProblems = found('problems');
const ofSolutions = found('solutions');
const sides = {
  name: 'project-origins-sides',
  text: `select organization_id as id from innovation.problems where id = $1
    union select organization_id from innovation.solutions where id = $2`,
};

interface AcceptedRow {
  id: string;
  problemId: string;
  problemTitle: string;
  problemOrganizationId: string;
  solutionId: string;
  solutionTitle: string;
  solutionOrganizationId: string;
}

interface FoundRow {
  id: string;
  title: string;
  organizationId: string;
}

/** What a project can come of that an organization is to lead, with the eyes of that organization. */
@Injectable()
export class ProjectOriginsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly problems: ProblemsQueries,
    private readonly solutions: SolutionsQueries,
  ) {}

  /** Throws `not_found` for an organization that leads nothing: not confirmed, or gone. */
  async of({ organizationId, search }: ProjectOriginsQuery): Promise<ProjectOriginsDto> {
    if (!(await this.membership.listed([organizationId])).has(organizationId)) throw notFound('organization');
    const within = { own: [organizationId] };
    const [staff, proposals, problemIds, solutionIds] = await Promise.all([
      this.membership.staffOf(organizationId),
      this.database.query<AcceptedRow>(accepted, [organizationId]),
      search ? this.problems.corpus.best(search, within, mostFound) : [],
      search ? this.solutions.corpus.best(search, within, mostFound) : [],
    ]);
    const [problems, solutions] = await Promise.all([
      this.database.query<FoundRow>(ofProblems, [problemIds]),
      this.database.query<FoundRow>(ofSolutions, [solutionIds]),
    ]);
    const named = [...problems, ...solutions].map((row) => row.organizationId);
    const labels = await this.membership.describeOrganizations([
      ...named,
      ...proposals.flatMap((row) => [row.problemOrganizationId, row.solutionOrganizationId]),
    ]);
    const startable = (id: string, title: string, of: string): StartableDto => ({
      id,
      title,
      submittedBy: labels.get(of) as SubmitterDto,
    });
    const each = (rows: FoundRow[]) => rows.map((row) => startable(row.id, row.title, row.organizationId));
    return {
      people: staff.map(({ userId, name }) => ({ id: userId, name })),
      proposals: proposals.map((row) => ({
        id: row.id,
        problem: startable(row.problemId, row.problemTitle, row.problemOrganizationId),
        solution: startable(row.solutionId, row.solutionTitle, row.solutionOrganizationId),
      })),
      problems: each(problems),
      solutions: each(solutions),
    };
  }

  /** Whose a problem and a solution are. */
  async sidesOf(problemId: string, solutionId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sides, [problemId, solutionId]);
    return rows.map(({ id }) => id);
  }
}
