import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { canActFor, organizationIds } from '../../../../platform/http/acting-organization';
import type { Viewer } from '../../../../platform/http/viewer';
import { MembershipApi } from '../../../membership';
import { ProjectStanding } from '../../innovation.enums';
import type { SubmitterDto } from '../../problems/problems.dto';
import { ProjectAccess } from '../project-access';
import type { JoinRequestDto, ProjectTeamDto } from './team.dto';

const partners = {
  name: 'project-partners',
  text: `select organization_id as "organizationId", role, contribution, created_at as since
    from innovation.project_collaborators where project_id = $1 order by created_at, id`,
};
const requests = {
  name: 'project-join-requests',
  text: `select id, organization_id as "organizationId", role, message, status, reason, created_at as "createdAt",
      decided_at as "decidedAt"
    from innovation.join_requests where project_id = $1 and ($2 or organization_id = any($3::uuid[]))
    order by status = 'pending' desc, created_at desc, id desc limit 100`,
};

interface Part {
  organizationId: string;
  role: string | null;
  contribution: string | null;
  since: string | null;
}
type Request = Omit<JoinRequestDto, 'organization' | 'isOwn'> & { organizationId: string };

@Injectable()
export class TeamQueries {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Throws `not_found`. */
  async of(viewer: Viewer, id: string): Promise<ProjectTeamDto> {
    const { leadOrganizationId, standing } = await this.access.of(viewer, id);
    const [others, asked] = await Promise.all([
      this.database.query<Part>(partners, [id]),
      this.database.query<Request>(requests, [id, standing !== ProjectStanding.Member, organizationIds(viewer)]),
    ]);
    const lead = { organizationId: leadOrganizationId, role: null, contribution: null, since: null };
    const parts: Part[] = [lead, ...others.filter(({ organizationId }) => organizationId !== leadOrganizationId)];
    const labels = await this.membership.describeOrganizations(
      [...parts, ...asked].map(({ organizationId }) => organizationId),
    );
    const described = <T extends { organizationId: string }>({ organizationId, ...rest }: T) => ({
      ...rest,
      organization: labels.get(organizationId) as SubmitterDto,
      isOwn: canActFor(viewer, organizationId),
    });
    return {
      partners: parts.map((part) => ({ ...described(part), isLead: part.organizationId === leadOrganizationId })),
      requests: asked.map((request) => described(request)),
    };
  }
}
