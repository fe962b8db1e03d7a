import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { belongsTo, canActFor } from '../../../../platform/http/acting-organization';
import { notFound } from '../../../../platform/http/domain-error';
import { organizationSuspended } from '../../../../platform/http/problems';
import type { Viewer } from '../../../../platform/http/viewer';
import { BillingApi } from '../../../billing';
import { MembershipApi } from '../../../membership';
import { JoinRequestStatus, ProjectStatus } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { alreadyAskedToJoin, alreadyPartner, leadHasLeft, projectEnded } from '../project.errors';
import { JoinRequested } from '../project.events';
import { organizationsOf, ProjectAccess, type ProjectParts } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { JoinRequest } from './join-request.entity';
import type { RequestToJoinDto } from './team.dto';
import { TeamMail } from './team-mail';

/** An organization asks to work on a project; its lead is told by mail. */
@Injectable()
export class RequestToJoin {
  constructor(
    private readonly access: ProjectAccess,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly membership: MembershipApi,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Answers its id. Throws `not_found`, `organization_required`, `already_partner`, `already_asked_to_join`, `project_ended`,
   * `lead_has_left`, `organization_suspended` or `subscription_read_only`.
   */
  async execute(
    viewer: Viewer,
    projectId: string,
    { organizationId: wanted, ...said }: RequestToJoinDto,
  ): Promise<string> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      // Locked, so that of two who ask for one organization at once the second finds the request of the first.
      const project = await this.access.lock(projectId);
      const organizationId = askerFor(viewer, await this.access.of(viewer, projectId), wanted);
      if (project.status === ProjectStatus.Completed) throw projectEnded();
      const lead = project.leadOrganizationId;
      const leading = (await this.membership.describeOrganizations([lead])).get(lead);
      if (leading?.hasLeft) throw leadHasLeft();
      if (leading?.isSuspended) throw organizationSuspended();
      const pending = { projectId, organizationId, status: JoinRequestStatus.Pending };
      if (await manager.existsBy(JoinRequest, pending)) throw alreadyAskedToJoin();
      await this.billing.requireWritable(organizationId);
      const asked = { ...pending, ...said, personId: viewer.id, createdAt: this.clock.now() };
      const request = await this.database.insert(JoinRequest, asked);
      await this.mail.tellLead(project, request);
      await this.trail.leave(viewer, projectId, {
        organizationId,
        action: 'project.join-requested',
        event: new JoinRequested(request.id, projectId, organizationId),
      });
      return request.id;
    });
  }
}

/** The wanted one of the viewer's organizations, else the first that does not work on the project. */
function askerFor(viewer: Viewer, parts: ProjectParts, wanted?: string): string {
  const partners = organizationsOf(parts);
  if (wanted && !belongsTo(viewer, wanted)) throw notFound('organization');
  const own = viewer.organizations.map(({ id }) => id).filter((id) => canActFor(viewer, id));
  const mayAsk = wanted ? own.filter((id) => id === wanted) : own;
  const found = mayAsk.find((id) => !partners.includes(id));
  if (found) return found;
  throw mayAsk.length > 0 ? alreadyPartner() : organizationRequired();
}
