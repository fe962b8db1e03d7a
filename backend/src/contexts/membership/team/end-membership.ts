import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { MemberRemoved } from '../membership.events';
import { EndMentoring } from '../mentoring/end-mentoring';
import { type Colleague, LockTeam } from './lock-team';
import { RevokeSentInvitations } from './revoke-sent-invitations';

/** The row goes, not only its mark: an owner's that is not active waits for whoever registered the organization. */
const remove = {
  name: 'team-remove',
  text: 'delete from membership.user_organizations where organization_id = $1 and user_id = $2',
};

/** The end of belonging to an organization, for who has locked its team. What the person made stays the organization's. */
@Injectable()
export class EndMembership {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly lock: LockTeam,
    private readonly mentoring: EndMentoring,
    private readonly revokeSent: RevokeSentInvitations,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `last_owner`. */
  async execute(
    actor: Actor,
    action: 'person.removed' | 'person.left',
    organizationId: string,
    { userId, role }: Colleague,
  ): Promise<void> {
    if (role === 'owner') await this.lock.demandAnotherOwner(organizationId, userId);
    await this.remove(actor, action, organizationId, userId, role);
  }

  /** For who knows that an owner remains, or that nobody does. */
  async remove(
    actor: Actor,
    action: 'person.removed' | 'person.left',
    organizationId: string,
    userId: string,
    role: OrganizationRole,
  ): Promise<void> {
    await this.database.run(remove, [organizationId, userId]);
    await this.mentoring.execute(actor, userId, organizationId);
    await this.sessions.refresh(userId);
    await this.events.publish(new MemberRemoved(organizationId, userId));
    await this.audit.record(actor, action, `person:${userId}`, { organizationId, before: { role }, after: null });
    await this.revokeSent.execute(actor, organizationId, userId);
  }
}
