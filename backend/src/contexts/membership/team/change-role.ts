import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { editedMeanwhile } from '../../../platform/http/problems';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { MemberRoleChanged } from '../membership.events';
import { teamRoleChangedMail } from '../team.mails';
import { type Colleague, demandOwnerFor, LockTeam } from './lock-team';
import { RevokeSentInvitations } from './revoke-sent-invitations';
import type { ChangeRoleDto } from './team.dto';

const change = {
  name: 'team-change-role',
  text: 'update membership.user_organizations set role = $3 where organization_id = $1 and user_id = $2',
};

/** Lets somebody do more or less for an organization, from their next call on. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
    private readonly revokeSent: RevokeSentInvitations,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Throws `not_found`, `organization_required` also for an admin who makes or unmakes an owner, `edited_meanwhile` where the
   * person has another role by now, and `last_owner`. What changes nothing leaves nothing.
   */
  async execute(
    viewer: Viewer,
    organizationId: string,
    personId: string,
    { from, role }: ChangeRoleDto,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      const person = await this.lock.demand(organizationId, personId);
      demandOwnerFor(team.viewer, person.role, role);
      if (person.role !== from) throw editedMeanwhile();
      if (person.role === role) return;
      if (person.role === 'owner') await this.lock.demandAnotherOwner(organizationId, personId);
      await this.become(viewer, organizationId, person, role);
      if (personId === viewer.id) return;
      await this.mail.queue(teamRoleChangedMail, {
        to: person,
        values: {
          firstName: person.firstName,
          organizationName: team.organizationName,
          role,
          link: `${this.config.appUrl}/organizations/${organizationId}/people`,
        },
        about: `organization:${organizationId}`,
      });
    });
  }

  /** For who has locked the team and knows that it may be so. */
  async become(viewer: Viewer, organizationId: string, { userId, role: before }: Colleague, role: OrganizationRole) {
    await this.database.run(change, [organizationId, userId, role]);
    await this.sessions.refresh(userId);
    await this.events.publish(new MemberRoleChanged(organizationId, userId, role));
    await this.audit.record(viewer, 'person.role-changed', `person:${userId}`, {
      organizationId,
      before: { role: before },
      after: { role },
    });
    await this.revokeSent.execute(viewer, organizationId, userId, role);
  }
}
