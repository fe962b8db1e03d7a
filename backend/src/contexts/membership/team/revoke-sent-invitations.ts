import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';

const revoke = {
  name: 'team-revoke-sent',
  text: `update membership.team_invitations set revoked_at = $3
    where organization_id = $1 and invited_by = $2 and accepted_at is null and revoked_at is null and (not $4 or role = 'owner')
    returning id`,
};

/** An invitation does not outlive the right to send it: nobody comes back by one of their own, or by one to be an owner. */
@Injectable()
export class RevokeSentInvitations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Of somebody who has this role from now on, or none, for who has locked the team. */
  async execute(actor: Actor, organizationId: string, userId: string, role?: OrganizationRole): Promise<void> {
    if (role === 'owner') return;
    const values = [organizationId, userId, this.clock.now(), role === 'admin'];
    const revoked = await this.database.query<{ id: string }>(revoke, values);
    for (const { id } of revoked) {
      await this.tokens.void(id, [teamInvitation]);
      await this.audit.record(actor, 'invitation.revoked', `invitation:${id}`, { organizationId, invitedBy: userId });
    }
  }
}
