import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { JoinRequestStatus } from '../../innovation.enums';
import { JoinRequestEnded } from '../project.events';
import { ProjectAccess } from '../project-access';
import { ProjectTrail } from '../project-trail';
import { JoinRequest } from './join-request.entity';
import { TakeIn } from './take-in';
import { TeamMail } from './team-mail';

/** The lead of a project answers an organization that asks to join it. */
@Injectable()
export class AnswerJoinRequest {
  constructor(
    private readonly access: ProjectAccess,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: TeamMail,
    private readonly takeIn: TakeIn,
    private readonly trail: ProjectTrail,
  ) {}

  /**
   * Without a reason it is accepted. Throws `not_found`, `organization_required`, `join_request_decided`, or
   * `project_ended` where nobody is taken in any more.
   */
  async execute(viewer: Viewer, projectId: string, id: string, declinedFor: string | null): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const project = await this.access.lockForLead(viewer, projectId);
      // Its organization may take it back at once.
      const lock = { mode: 'pessimistic_write' } as const;
      const request = await manager.findOne(JoinRequest, { where: { id, projectId }, lock });
      if (!request) throw notFound('request');
      const { leadOrganizationId } = project;
      const { organizationId, role } = request;
      const accepted = declinedFor === null;
      const status = accepted ? JoinRequestStatus.Accepted : JoinRequestStatus.Declined;
      request.end(status, this.clock.now(), declinedFor);
      await manager.save(request);
      await this.mail.tellAsker(project, request, accepted);
      await this.trail.leave(viewer, projectId, {
        organizationId: leadOrganizationId,
        action: accepted ? 'project.join-request-accepted' : 'project.join-request-declined',
        event: new JoinRequestEnded(id, projectId, organizationId, status),
        facts: { asker: organizationId },
      });
      if (accepted) await this.takeIn.execute(viewer, project, { organizationId, role, by: leadOrganizationId });
    });
  }
}
