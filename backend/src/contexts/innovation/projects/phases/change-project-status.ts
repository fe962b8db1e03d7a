import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import type { Acting } from '../../acting';
import { ChangeKind, ProjectStatus } from '../../innovation.enums';
import type { Project } from '../project.entity';
import { ProjectStatusChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { ProjectsQueries } from '../projects.queries';
import { nextStatusesOf } from './statuses';

/** The lead of a project says how it goes, and why. */
@Injectable()
export class ChangeProjectStatus {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly projects: ProjectsQueries,
    private readonly trail: ProjectTrail,
  ) {}

  /** Puts one on hold that nobody leads any more. */
  async suspend(id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lock(id);
      if (!nextStatusesOf(project.phase, project.status).includes(ProjectStatus.OnHold)) return;
      await this.change('system', project, ProjectStatus.OnHold, { revision: project.revision, reason });
    });
  }

  /** Throws `not_found`, `organization_required`, `edited_meanwhile` or `status_not_allowed`. */
  async execute(
    viewer: Viewer,
    id: string,
    { status, revision, reason }: { status: ProjectStatus; revision: number; reason: string },
  ): Promise<void> {
    await this.database.transaction(async () => {
      const project = await this.access.lockForLead(viewer, id);
      await this.change(viewer, project, status, { revision, reason });
    });
  }

  private async change(
    actor: Acting,
    project: Project,
    status: ProjectStatus,
    { revision, reason }: { revision: number; reason: string },
  ): Promise<void> {
    const { id, leadOrganizationId: organizationId, status: from } = project;
    project.changeStatus(status, revision);
    await this.database.manager.save(project);
    await this.trail.leave(actor, id, {
      organizationId,
      action: 'project.status-changed',
      event: new ProjectStatusChanged(id, organizationId, from, status),
      change: { kind: ChangeKind.StatusChanged, fromStatus: from, toStatus: status, reason },
      facts: { before: { status: from }, after: { status }, reason },
    });
    await this.projects.memory.changed(organizationId);
  }
}
