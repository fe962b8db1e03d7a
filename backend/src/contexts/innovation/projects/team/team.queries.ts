import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { canActFor, organizationIds } from '../../../../platform/http/acting-organization';
import type { Viewer } from '../../../../platform/http/viewer';
import { MembershipApi } from '../../../membership';
import { ProjectStanding } from '../../innovation.enums';
import type { SubmitterDto } from '../../problems/problems.dto';
import { ProjectAccess } from '../project-access';
import type { AskedPartnerDto, JoinRequestDto, ProjectTeamDto } from './team.dto';

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

/** Whoever has come otherwise is a partner. */
const invited = {
  name: 'project-invited',
  text: `select i.id, i.organization_id as "organizationId", i.role, i.accepted is not null as "hasDeclined", i.reason,
      i.created_at as "createdAt", i.answered_at as "answeredAt"
    from innovation.project_invitations i join innovation.projects p on p.id = i.project_id
    where i.project_id = $1 and i.accepted is not true and i.organization_id <> p.lead_organization_id
      and not exists (select from innovation.project_collaborators c
        where c.project_id = i.project_id and c.organization_id = i.organization_id)
    order by i.accepted nulls first, i.created_at desc, i.id limit 100`,
};

interface Part {
  organizationId: string;
  role: string | null;
  contribution: string | null;
  since: string | null;
}
type Invited = Omit<AskedPartnerDto, 'organization'> & { organizationId: string };
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
    const [others, requested, asked] = await Promise.all([
      this.database.query<Part>(partners, [id]),
      this.database.query<Request>(requests, [id, standing !== ProjectStanding.Member, organizationIds(viewer)]),
      standing === ProjectStanding.Lead ? this.database.query<Invited>(invited, [id]) : [],
    ]);
    const lead = { organizationId: leadOrganizationId, role: null, contribution: null, since: null };
    const parts: Part[] = [lead, ...others.filter(({ organizationId }) => organizationId !== leadOrganizationId)];
    const labels = await this.membership.describeOrganizations(
      [...parts, ...requested, ...asked].map(({ organizationId }) => organizationId),
    );
    const described = <T extends { organizationId: string }>({ organizationId, ...rest }: T) => ({
      ...rest,
      organization: labels.get(organizationId) as SubmitterDto,
      isOwn: canActFor(viewer, organizationId),
    });
    return {
      partners: parts.map((part) => ({ ...described(part), isLead: part.organizationId === leadOrganizationId })),
      requests: requested.map((request) => described(request)),
      asked: asked.map(({ organizationId, ...rest }) => ({
        ...rest,
        organization: labels.get(organizationId) as SubmitterDto,
      })),
    };
  }
}
