import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import type { Acting } from '../../acting';
import { ChangeKind } from '../../innovation.enums';
import type { Project } from '../project.entity';
import { ProjectTeamChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectCollaborator } from '../project-collaborator.entity';
import { ProjectTrail } from '../project-trail';
import { ProjectsQueries } from '../projects.queries';
import { TeamMail } from './team-mail';

/** The lead of a project makes a partner its lead, and goes on as a partner. */
@Injectable()
export class HandOverLead {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly projects: ProjectsQueries,
    private readonly trail: ProjectTrail,
  ) {}

  /** A lead that has left the alliance: whoever has worked on the project longest leads it. Answers whether there was somebody. */
  async succeed(projectId: string, from: string, reason: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const project = await this.access.lock(projectId);
      if (project.leadOrganizationId !== from) return true;
      const [next] = await this.database.manager.find(ProjectCollaborator, {
        where: { projectId, organizationId: Not(from) },
        order: { createdAt: 'asc', id: 'asc' },
        take: 1,
      });
      if (!next) return false;
      await this.pass('system', project, next.organizationId, reason);
      return true;
    });
  }

  /** Throws `not_found` also for who does not work on it beside its lead, or `organization_required`. */
  async execute(viewer: Viewer, projectId: string, organizationId: string): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const project = await this.access.lockForLead(viewer, projectId);
      const from = project.leadOrganizationId;
      if (!(await manager.existsBy(ProjectCollaborator, { projectId, organizationId }))) throw notFound('partner');
      await this.pass(viewer, project, organizationId, null);
      const former = { projectId, organizationId: from, role: 'Former lead', createdAt: this.clock.now() };
      await this.database.insert(ProjectCollaborator, former);
    });
  }

  private async pass(actor: Acting, project: Project, organizationId: string, reason: string | null) {
    const { id: projectId, leadOrganizationId: from } = project;
    const { manager } = this.database;
    await manager.delete(ProjectCollaborator, { projectId, organizationId });
    project.startedByOrganizationId ??= from;
    project.leadOrganizationId = organizationId;
    await manager.save(project);
    await this.mail.tell(project, organizationId, `Your organization leads “${project.name}” now`, reason);
    await this.trail.leave(actor, projectId, {
      organizationId: from,
      action: 'project.lead-handed-over',
      event: new ProjectTeamChanged(projectId, organizationId, 'leads'),
      change: { kind: ChangeKind.LeadHandedOver, about: await this.mail.nameOf(organizationId), reason },
      facts: { before: { leadOrganizationId: from }, after: { leadOrganizationId: organizationId } },
    });
    await this.projects.memory.changed(organizationId);
  }
}
