import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { teamInvitation } from '../accounts/mailed-links';
import { canonicalEmail } from '../accounts/user.entity';
import { MembershipApi } from '../membership.api';
import { invitationsOfOrganization } from '../membership.limits';
import { demandOwnerFor, LockTeam } from './lock-team';
import { MailInvitation } from './mail-invitation';
import type { InvitePeopleDto } from './team.dto';
import { InvitationOutcome } from './team.enums';

const knownAddresses = {
  name: 'team-known-addresses',
  text: `select u.email, 'member' as outcome from membership.user_organizations m join membership.users u on u.id = m.user_id
      where m.organization_id = $1 and m.is_active and u.email = any($2)
    union all select email, 'waiting' from membership.team_invitations
      where organization_id = $1 and email = any($2) and accepted_at is null and revoked_at is null`,
};
const insert = {
  name: 'team-invite',
  text: `insert into membership.team_invitations (organization_id, email, role, invited_by, sent_at, expires_at)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};

/** What became of one address. */
interface InvitedAddress {
  email: string;
  outcome: InvitationOutcome;
}

/** Holds a seat for each address and mails it a link; nobody belongs to the organization before they follow it and say so. */
@Injectable()
export class InvitePeople {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly limits: RateLimits,
    private readonly lock: LockTeam,
    private readonly mailInvitation: MailInvitation,
    private readonly membership: MembershipApi,
  ) {}

  /**
   * All new addresses, or none: throws `entitlement_exceeded` where there are fewer seats, `subscription_read_only`,
   * `organization_required` also for an admin who invites owners, `not_found` or `too_many_requests`. An address that
   * belongs to the organization, or is invited, is passed over.
   */
  async execute(viewer: Viewer, organizationId: string, { emails, role }: InvitePeopleDto): Promise<InvitedAddress[]> {
    const addresses = [...new Set(emails.map(canonicalEmail))];
    await this.limits.consume(invitationsOfOrganization, organizationId);
    return this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      demandOwnerFor(team.viewer, role);
      const known = await this.database.query<InvitedAddress>(knownAddresses, [organizationId, addresses]);
      const outcomeOf = new Map(known.map(({ email, outcome }) => [email, outcome]));
      const wanted = addresses.filter((email) => !outcomeOf.has(email));
      if (wanted.length > 0)
        await this.entitlements.demand(organizationId, 'seats', {
          used: await this.membership.seatsTaken(organizationId),
          more: wanted.length,
        });
      for (const email of [...wanted].sort()) {
        const now = this.clock.now();
        const values = [organizationId, email, role, viewer.id, now, worksUntil(teamInvitation, now)];
        const { id } = await this.database.one<{ id: string }>(insert, values);
        await this.mailInvitation.execute({ id, email, role }, team);
        await this.audit.record(viewer, 'person.invited', `invitation:${id}`, { organizationId, role });
      }
      return addresses.map((email) => ({ email, outcome: outcomeOf.get(email) ?? InvitationOutcome.Invited }));
    });
  }
}
