import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { canActFor } from '../../../../platform/http/acting-organization';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { ChangeKind } from '../../innovation.enums';
import { organizationRequired } from '../../innovation.errors';
import { ProjectTeamChanged } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectCollaborator } from '../project-collaborator.entity';
import { ProjectTrail } from '../project-trail';
import type { DescribePartDto } from './team.dto';
import { TeamMail } from './team-mail';

/** An organization of a project, or its lead, says what that organization is in it and what it brings. */
@Injectable()
export class DescribePart {
  constructor(
    private readonly access: ProjectAccess,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly trail: ProjectTrail,
  ) {}

  /** Throws `not_found` also for who does not work on it beside its lead, or `organization_required`. */
  async execute(viewer: Viewer, projectId: string, partnerId: string, form: DescribePartDto): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { project, organizationId: acting } = await this.access.lockForPartner(viewer, projectId);
      const part = await manager.findOneBy(ProjectCollaborator, { projectId, organizationId: partnerId });
      if (!part) throw notFound('partner');
      const organizationId = canActFor(viewer, partnerId) ? partnerId : acting;
      if (![partnerId, project.leadOrganizationId].includes(organizationId)) throw organizationRequired();
      const before = { role: part.role, contribution: part.contribution };
      const after = { role: form.role, contribution: form.contribution || null };
      if (before.role === after.role && before.contribution === after.contribution) return;
      await manager.save(Object.assign(part, after));
      await this.trail.leave(viewer, projectId, {
        organizationId,
        action: 'project.partner-changed',
        event: new ProjectTeamChanged(projectId, partnerId, 'changed'),
        change: { kind: ChangeKind.PartnerChanged, about: await this.mail.nameOf(partnerId), reason: after.role },
        facts: { partner: partnerId, before, after },
      });
    });
  }
}
