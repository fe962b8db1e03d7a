import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import type { Acting } from '../../acting';
import { ChangeKind } from '../../innovation.enums';
import { leadMustHandOver } from '../project.errors';
import { ProjectTeamChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectCollaborator } from '../project-collaborator.entity';
import { ProjectTrail } from '../project-trail';
import { ProjectsQueries } from '../projects.queries';
import { TakeIn } from './take-in';
import { TeamMail } from './team-mail';

/** An organization leaves a project, or its lead removes one. What they have done stays, and so does what was decided of it. */
@Injectable()
export class PartFromProject {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly projects: ProjectsQueries,
    private readonly takeIn: TakeIn,
    private readonly trail: ProjectTrail,
  ) {}

  /** Throws `not_found`, `organization_required`, or `lead_must_hand_over` to who leads it. */
  async leave(
    viewer: Viewer,
    projectId: string,
    { reason, organizationId: wanted }: { reason: string; organizationId?: string },
  ) {
    await this.database.transaction(async () => {
      const { project, organizationId } = await this.access.lockForPartner(viewer, projectId, wanted);
      if (organizationId === project.leadOrganizationId) throw leadMustHandOver();
      await this.part(viewer, projectId, organizationId, { by: organizationId, what: 'left', reason });
      const name = await this.mail.nameOf(organizationId);
      await this.mail.tell(project, project.leadOrganizationId, `${name} has left “${project.name}”`, reason);
    });
  }

  /** Throws `not_found` also for who does not work on it, `organization_required`, or `lead_must_hand_over` for the lead itself. */
  async remove(viewer: Viewer, projectId: string, organizationId: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lockForLead(viewer, projectId);
      if (organizationId === project.leadOrganizationId) throw leadMustHandOver();
      await this.part(viewer, projectId, organizationId, { by: project.leadOrganizationId, what: 'removed', reason });
      const what = `Your organization works on “${project.name}” no more`;
      await this.mail.tell(project, organizationId, what, reason);
    });
  }

  /** A partner that has left the alliance. */
  async forget(projectId: string, organizationId: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lock(projectId);
      await this.part('system', projectId, organizationId, { by: organizationId, what: 'left', reason });
      const name = await this.mail.nameOf(organizationId);
      await this.mail.tell(project, project.leadOrganizationId, `${name} has left “${project.name}”`, reason);
    });
  }

  private async part(
    actor: Acting,
    projectId: string,
    organizationId: string,
    { by, what, reason }: { by: string; what: 'left' | 'removed'; reason: string },
  ): Promise<void> {
    const { affected } = await this.database.manager.delete(ProjectCollaborator, { projectId, organizationId });
    if (!affected) throw notFound('partner');
    await this.takeIn.endInvitation(projectId, organizationId, false);
    await this.trail.leave(actor, projectId, {
      organizationId: by,
      action: `project.partner-${what}`,
      event: new ProjectTeamChanged(projectId, organizationId, what),
      change: {
        kind: what === 'left' ? ChangeKind.PartnerLeft : ChangeKind.PartnerRemoved,
        about: await this.mail.nameOf(organizationId),
        reason,
      },
      facts: { partner: organizationId, reason },
    });
    await this.projects.memory.changed();
  }
}
