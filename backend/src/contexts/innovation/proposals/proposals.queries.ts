import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { capped, countMatches } from '../../../platform/lists/search';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import type { ProposalDto } from './proposals.dto';

interface ProposalRow {
  id: string;
  organizationId: string;
  note: string | null;
  status: ProposalDto['status'];
  feedback: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  solution: Omit<ProposalDto['solution'], 'submittedBy'>;
}

const select = `select p.id, p.organization_id as "organizationId", p.note, p.status, p.feedback,
    p.created_at as "createdAt", p.decided_at as "decidedAt",
    json_build_object('id', s.id, 'title', s.title, 'readinessLevel', s.readiness_level, 'status', s.status) as solution
  from innovation.solution_proposals p
  join innovation.solutions s on s.id = p.solution_id
  join innovation.problems q on q.id = p.problem_id`;

const visible = 'p.problem_id = $1 and (q.organization_id = any($2) or p.organization_id = any($2))';
const listOfProblem = {
  name: 'proposals-list',
  text: `${select} where ${visible} and (p.created_at, p.id) < ($3, $4)
    order by p.created_at desc, p.id desc limit $5`,
};
const countOfProblem = {
  name: 'proposals-count',
  text: countMatches(`innovation.solution_proposals p
    join innovation.problems q on q.id = p.problem_id where ${visible}`),
};
const find = { name: 'proposals-find', text: `${select} where p.id = $1` };

@Injectable()
export class ProposalsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** To the problem's owner all proposals, to others their own; newest first, one page of them. */
  async listOfProblem(problemId: string, viewer: Viewer, limit: number, cursor?: string): Promise<Page<ProposalDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const visible = [problemId, organizationIds(viewer)];
    const [rows, count] = await Promise.all([
      this.database.query<ProposalRow>(listOfProblem, [...visible, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(countOfProblem, visible),
    ]);
    const page = toPage(rows, limit, capped(count.total), (row) => row);
    return { ...page, items: await this.describe(page.items) };
  }

  async get(id: string): Promise<ProposalDto> {
    const [proposal] = await this.describe(await this.database.query<ProposalRow>(find, [id]));
    return proposal as ProposalDto;
  }

  private async describe(rows: ProposalRow[]): Promise<ProposalDto[]> {
    const labels = await this.membership.describeOrganizations(rows.map(({ organizationId }) => organizationId));
    return rows.map(({ id, organizationId, note, status, feedback, createdAt, decidedAt, solution }) => ({
      id,
      solution: { ...solution, submittedBy: labels.get(organizationId) as SubmitterDto },
      note,
      status,
      feedback,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  }
}
