import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import type { ProposableSolutionDto } from './proposals.dto';

const most = 100;
/** The newest published solutions of each organization, with what became of the newest proposal of each to the problem. */
const proposable = {
  name: 'proposals-proposable',
  text: `select s.id, s.title, s.organization_id as "organizationId", p.status as proposal
    from (select found.* from unnest($2::uuid[]) as own (id) cross join lateral (
        select * from innovation.solutions where organization_id = own.id and status <> 'draft'
        order by created_at desc, id desc limit ${most}) found
      order by found.created_at desc, found.id desc limit ${most}) s
    left join lateral (
      select status from innovation.solution_proposals where problem_id = $1 and solution_id = s.id
      order by created_at desc, id desc limit 1) p on true
    order by s.created_at desc, s.id desc`,
};

type Row = Omit<ProposableSolutionDto, 'submittedBy'> & { organizationId: string };

/** What somebody has already that could be proposed to a problem. */
@Injectable()
export class ProposableQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  async find(problemId: string, viewer: Viewer): Promise<ProposableSolutionDto[]> {
    const own = organizationIds(viewer).filter((id) => canActFor(viewer, id));
    const [rows, labels] = await Promise.all([
      this.database.query<Row>(proposable, [problemId, own]),
      this.membership.describeOrganizations(own),
    ]);
    return rows.map(({ organizationId, ...row }) => ({
      ...row,
      submittedBy: labels.get(organizationId) as SubmitterDto,
    }));
  }
}
