import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';
import { AgreementWay } from '../legal/legal.enums';
import type { AgreedDocuments } from '../legal/legal-documents';
import { NoteAgreement } from '../legal/note-agreement';
import { teamJoinedMail } from '../team.mails';
import { JoinTeam } from './join-team';
import { demandUnsuspended, LockTeam } from './lock-team';

interface Taken {
  organizationId: string;
  role: OrganizationRole;
  invitedBy: string;
}

const organizationOf = {
  name: 'team-organization-of-invitation',
  text: 'select organization_id as "organizationId" from membership.team_invitations where id = $1',
};
const accept = {
  name: 'team-accept',
  text: `update membership.team_invitations
    set accepted_at = $2, accepted_by = $3, terms_version = $4, privacy_version = $5
    where id = $1 and accepted_at is null and revoked_at is null
    returning organization_id as "organizationId", role, invited_by as "invitedBy"`,
};
/** Uses an invitation up for the person of its address; joins the surrounding transaction. */
@Injectable()
export class TakeSeat {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly join: JoinTeam,
    private readonly lock: LockTeam,
    private readonly mail: Mail,
    private readonly note: NoteAgreement,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers the organization; throws `token_invalid` or `organization_suspended`. The seat has been held since the invitation. */
  async execute(token: string, userId: string, agreed?: AgreedDocuments): Promise<string> {
    const { subject: id } = await this.tokens.peek(teamInvitation, token);
    const known = await this.database.queryOne<{ organizationId: string }>(organizationOf, [id]);
    const organization = known && (await this.lock.alone(known.organizationId));
    // Behind the lock, as those do who end the link: the other way around, the two would wait for each other.
    await this.tokens.redeem(teamInvitation, token);
    const at = this.clock.now();
    const values = [id, at, userId, agreed?.terms ?? null, agreed?.privacy ?? null];
    const taken = await this.database.queryOne<Taken>(accept, values);
    if (!organization || !taken) throw tokenInvalid();
    demandUnsuspended(organization);
    const { organizationId, role } = taken;
    if (agreed) await this.note.execute({ userId, agreed, at, way: AgreementWay.Invitation, organizationId });
    if (await this.join.execute(organizationId, userId, role)) await this.tellInviter(taken, organization.name, userId);
    return organizationId;
  }

  private async tellInviter({ organizationId, invitedBy, role }: Taken, organizationName: string, userId: string) {
    const inviter =
      (await this.lock.find(organizationId, invitedBy)) ?? (await this.lock.anOwner(organizationId, userId));
    const joined = await this.lock.demand(organizationId, userId);
    if (!inviter) return;
    await this.mail.queue(teamJoinedMail, {
      to: inviter,
      values: {
        firstName: inviter.firstName,
        personName: joined.name,
        organizationName,
        role,
        link: `${this.config.appUrl}/organizations/${organizationId}/people`,
      },
      about: `organization:${organizationId}`,
      named: userId,
    });
  }
}
