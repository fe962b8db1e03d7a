import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { belongsTo, canActFor } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi } from '../../billing';
import { invitationAnswered, organizationRequired } from '../innovation.errors';
import { ProjectInvitationAnswered } from '../innovation.events';
import { ProjectAccess } from './project-access';
import { ProjectInvitation } from './project-invitation.entity';
import { ProjectMail } from './project-mail';
import { TakeIn } from './team/take-in';

/** An organization says whether it works on a project that has asked it to. */
@Injectable()
export class AnswerProjectInvitation {
  constructor(
    private readonly access: ProjectAccess,
    private readonly audit: Audit,
    private readonly billing: BillingApi,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly mail: ProjectMail,
    private readonly takeIn: TakeIn,
  ) {}

  /** Throws `not_found`, `organization_required`, `invitation_answered`, `project_ended` or `subscription_read_only`. */
  async execute(
    viewer: Viewer,
    id: string,
    { accept, reason: said }: { accept: boolean; reason?: string },
  ): Promise<void> {
    const reason = accept ? null : said || null;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const found = await manager.findOneBy(ProjectInvitation, { id });
      if (!found || !belongsTo(viewer, found.organizationId)) throw notFound('invitation');
      const { projectId, organizationId, role } = found;
      if (!canActFor(viewer, organizationId)) throw organizationRequired();
      // The project before its invitation, as all that changes its team.
      const project = await this.access.lock(projectId);
      const lock = { mode: 'pessimistic_write' } as const;
      const invitation = await manager.findOneOrFail(ProjectInvitation, { where: { id }, lock });
      if (invitation.accepted !== null) throw invitationAnswered();
      if (accept) await this.billing.requireWritable(organizationId);
      invitation.accepted = accept;
      invitation.reason = reason;
      invitation.answeredAt = this.clock.now();
      await manager.save(invitation);
      await this.mail.tellOfAnswer(project, organizationId, { accepted: accept, reason });
      await this.events.publish(new ProjectInvitationAnswered(projectId, organizationId, accept));
      await this.audit.record(viewer, 'project.invitation-answered', `project:${projectId}`, {
        organizationId,
        accept,
        ...(reason && { reason }),
      });
      if (accept) await this.takeIn.execute(viewer, project, { organizationId, role, by: organizationId });
    });
  }
}
