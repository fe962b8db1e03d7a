import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { belongsTo, leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { faceOf } from '../account/faces';
import { MembershipApi } from '../membership.api';
import type { OfferedSeatDto, TeamDto, TeamInvitationDto, TeamPersonDto } from './team.dto';

/** No plan has nearly as many seats. */
const mostShown = 200;
const people = {
  name: 'team-people',
  text: `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.headline,
      u.time_zone as "timeZone", ${faceOf('u')} as "profileImageUrl", m.role, m.created_at as "joinedAt"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active order by m.role, m.created_at, m.id limit ${mostShown}`,
};
const invitations = {
  name: 'team-invitations',
  text: `select i.id, i.email, i.role, i.sent_at as "sentAt", i.expires_at as "expiresAt", i.expires_at <= $2 as "hasExpired",
      trim(b.first_name || ' ' || b.last_name) as "invitedBy"
    from membership.team_invitations i left join membership.users b on b.id = i.invited_by
    where i.organization_id = $1 and i.accepted_at is null and i.revoked_at is null order by i.sent_at desc, i.email limit ${mostShown}`,
};
const name = { name: 'team-name', text: 'select name from membership.organizations where id = $1' };
const invitation = {
  name: 'team-invitation',
  text: `select i.organization_id as "organizationId", o.name as "organizationName", o.logo_id as "logoId", i.email, i.role,
      i.expires_at as "expiresAt", trim(b.first_name || ' ' || b.last_name) as "inviterName",
      u.password_hash is not null or u.email_verified_at is not null as "hasAccount"
    from membership.team_invitations i join membership.organizations o on o.id = i.organization_id
    left join membership.users b on b.id = i.invited_by
    left join membership.users u on u.email = i.email
    where i.id = $1 and i.accepted_at is null and i.revoked_at is null`,
};

@Injectable()
export class TeamQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly membership: MembershipApi,
  ) {}

  /** Invitations are for owners and admins to see. Throws `not_found` for who does not belong to the organization. */
  async team(viewer: Viewer, organizationId: string): Promise<TeamDto> {
    if (!belongsTo(viewer, organizationId)) throw notFound('organization');
    const [organization, persons, invited, used, limit] = await Promise.all([
      this.database.one<{ name: string }>(name, [organizationId]),
      this.database.query<TeamPersonDto>(people, [organizationId]),
      leads(viewer, organizationId)
        ? this.database.query<TeamInvitationDto>(invitations, [organizationId, this.clock.now()])
        : [],
      this.membership.seatsTaken(organizationId),
      this.entitlements.limitOf(organizationId, 'seats'),
    ]);
    return { organizationName: organization.name, people: persons, invitations: invited, seats: { used, limit } };
  }

  /** What an open invitation offers. Throws `token_invalid`. */
  async invitation(id: string): Promise<OfferedSeatDto> {
    const offered = await this.database.queryOne<OfferedSeatDto>(invitation, [id]);
    if (!offered) throw tokenInvalid();
    return offered;
  }
}
