import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { User } from '../accounts/user.entity';
import { joinRequestAnsweredMail } from '../domain.mails';
import { MembershipApi } from '../membership.api';
import { alreadyMember } from '../membership.errors';
import { JoinTeam } from '../team/join-team';
import { demandOwnerFor, LockTeam } from '../team/lock-team';
import type { TeamRole } from '../team/team.enums';
import { TeamJoinRequestStatus } from './join-request.enums';
import { TeamJoinRequest } from './team-join-request.entity';

type Answer = { to: 'accept'; role: TeamRole } | { to: 'decline'; reason: string | null };

/** Lets somebody who asked into the organization, or not. */
@Injectable()
export class AnswerJoinRequest {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly join: JoinTeam,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * Throws `team_request_decided`, `already_member`, `entitlement_exceeded` where no seat is left, `subscription_read_only`,
   * `organization_required`, also for an admin who lets an owner in, or `not_found`.
   */
  async execute(viewer: Viewer, organizationId: string, id: string, answer: Answer): Promise<void> {
    await this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      if (answer.to === 'accept') demandOwnerFor(team.viewer, answer.role);
      const { manager } = this.database;
      const request = await manager.findOneBy(TeamJoinRequest, { id, organizationId });
      if (!request) throw notFound('request to join');
      const isAccepted = answer.to === 'accept';
      request.decide(
        isAccepted ? TeamJoinRequestStatus.Accepted : TeamJoinRequestStatus.Declined,
        viewer.id,
        this.clock.now(),
        isAccepted ? null : answer.reason,
      );
      await manager.save(request);
      await this.audit.record(viewer, `join_request.${request.status}`, `join-request:${id}`, { organizationId });
      if (isAccepted) await this.letIn(organizationId, request.userId, answer.role);
      const person = await manager.findOneByOrFail(User, { id: request.userId });
      const firstName = greeted(person.firstName);
      await this.mail.queue(joinRequestAnsweredMail, {
        to: { personId: person.id, name: firstName, address: person.email },
        values: {
          firstName,
          organizationName: team.organizationName,
          isAccepted,
          reason: request.reason,
          link: `${this.config.appUrl}/`,
        },
        about: `join-request:${id}`,
      });
    });
  }

  private async letIn(organizationId: string, userId: string, role: TeamRole): Promise<void> {
    if (await this.lock.find(organizationId, userId)) throw alreadyMember();
    // An invitation that holds a seat for them ends with it.
    await this.join.execute(organizationId, userId, role);
    const used = (await this.membership.seatsTaken(organizationId)) - 1;
    await this.entitlements.demand(organizationId, 'seats', { used, more: 1 });
  }
}
