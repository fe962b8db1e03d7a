import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { belongsTo, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { MembershipApi } from '../../membership';
import type { IndustryProblemDto, SubmitterDto } from '../problems/problems.dto';
import type { ProposalDto } from './proposals.dto';

interface ProposalRow {
  id: string;
  organizationId: string;
  note: string | null;
  status: ProposalDto['status'];
  feedback: string | null;
  createdAt: string;
  decidedAt: string | null;
  solution: Omit<ProposalDto['solution'], 'submittedBy'>;
}

type ProposedTo = Pick<IndustryProblemDto, 'id' | 'submittedBy'>;

const described = (
  proposals: string,
) => `select p.id, p.organization_id as "organizationId", p.note, p.status, p.feedback,
    p.created_at as "createdAt", p.decided_at as "decidedAt",
    json_build_object('id', s.id, 'title', s.title, 'readinessLevel', s.readiness_level, 'status', s.status) as solution
  from ${proposals} p join innovation.solutions s on s.id = p.solution_id`;

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
const find = { name: 'proposals-find', text: `${described('innovation.solution_proposals')} where p.id = $1` };

@Injectable()
export class ProposalsQueries {
  constructor(
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
      createdAt,
      decidedAt,
    }));
  }
}
