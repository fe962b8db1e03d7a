import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import type { SubmitterDto } from '../problems/problems.dto';
import type { ProjectInvitationDto } from './start-project.dto';

const waiting = {
  name: 'project-invitations-waiting',
  text: `select i.id, i.project_id as "projectId", p.name as "projectName", p.lead_organization_id as "leadOrganizationId",
      i.organization_id as "organizationId", i.role, i.created_at as "createdAt"
    from innovation.project_invitations i join innovation.projects p on p.id = i.project_id
    where i.organization_id = any($1) and i.accepted is null order by i.created_at desc, i.id limit 20`,
};

type Row = Omit<ProjectInvitationDto, 'leadOrganization' | 'organization'> & {
  leadOrganizationId: string;
  organizationId: string;
};

@Injectable()
export class ProjectInvitationsQueries {
  constructor(
    private readonly database: Database,
    private readonly membership: MembershipApi,
  ) {}

  /** Those to the viewer's organizations that wait for an answer, the newest first. */
  async waiting(viewer: Viewer): Promise<ProjectInvitationDto[]> {
    const rows = await this.database.query<Row>(waiting, [organizationIds(viewer)]);
    const labels = await this.membership.describeOrganizations(
      rows.flatMap((row) => [row.leadOrganizationId, row.organizationId]),
    );
    return rows.map(({ leadOrganizationId, organizationId, ...row }) => ({
      ...row,
      leadOrganization: labels.get(leadOrganizationId) as SubmitterDto,
      organization: labels.get(organizationId) as SubmitterDto,
    }));
  }
}
