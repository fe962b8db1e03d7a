import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { ChangeKind, ProjectStatus } from '../../innovation.enums';
import type { Project } from '../project.entity';
import { projectEnded } from '../project.errors';
import { ProjectTeamChanged } from '../project.events';
import { ProjectTrail } from '../project-trail';
import { ProjectsQueries } from '../projects.queries';
import { TeamMail } from './team-mail';

/** It may have come to work on the project meanwhile. */
const join = {
  name: 'project-collaborators-join',
  text: `insert into innovation.project_collaborators (project_id, organization_id, role, created_at) values ($1, $2, $3, $4)
    on conflict (project_id, organization_id) do nothing`,
};
const endInvitation = {
  name: 'project-invitation-end',
  text: `update innovation.project_invitations set accepted = $3, answered_at = $4
    where project_id = $1 and organization_id = $2 and accepted is null`,
};

interface Joining {
  organizationId: string;
  /** As what. */
  role: string | null;
  /** In whose name it was done. */
  by: string;
}

/** Makes an organization a partner of a project that the surrounding transaction has locked. */
@Injectable()
export class TakeIn {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly projects: ProjectsQueries,
    private readonly trail: ProjectTrail,
  ) {}

  /** An invitation of it waits no longer. Who works on the project already stays as they are. Throws `project_ended`. */
  async execute(viewer: Viewer, project: Project, { organizationId, role, by }: Joining): Promise<void> {
    if (project.status === ProjectStatus.Completed) throw projectEnded();
    await this.endInvitation(project.id, organizationId, true);
    if (organizationId === project.leadOrganizationId) return;
    if ((await this.database.run(join, [project.id, organizationId, role, this.clock.now()])) === 0) return;
    await this.trail.leave(viewer, project.id, {
      organizationId: by,
      action: 'project.partner-joined',
      event: new ProjectTeamChanged(project.id, organizationId, 'joined'),
      change: { kind: ChangeKind.PartnerJoined, about: await this.mail.nameOf(organizationId), reason: role },
      facts: { partner: organizationId, role },
    });
    await this.projects.memory.changed(project.leadOrganizationId);
  }

  /** Of an organization that has joined, or that works on the project no more: it cannot come back by an old invitation. */
  async endInvitation(projectId: string, organizationId: string, accepted: boolean): Promise<void> {
    await this.database.run(endInvitation, [projectId, organizationId, accepted, this.clock.now()]);
  }
}
