import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';
import { MemberJoined } from '../membership.events';

/** Who registered the organization and never confirmed it has a row that grants nothing: what lets them in says what it grants. */
const join = {
  name: 'team-join',
  text: `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, $3)
    on conflict (user_id, organization_id) do update set role = excluded.role, is_active = true
      where not user_organizations.is_active`,
};

/** What they have asked for is theirs, and what holds a further seat for them holds it no more. */
const settle = {
  name: 'team-settle',
  text: `with asked as (
      update membership.team_join_requests set status = 'accepted', decided_at = $3
      where organization_id = $1 and user_id = $2 and status = 'pending')
    update membership.team_invitations i set revoked_at = $3 from membership.users u
    where i.organization_id = $1 and u.id = $2 and i.email = u.email and i.accepted_at is null and i.revoked_at is null
    returning i.id`,
};

/** Somebody belongs to an organization from now on, for who has locked its team and holds a seat for them. */
@Injectable()
export class JoinTeam {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Joins the surrounding transaction. Answers whether they did not belong to it before. */
  async execute(organizationId: string, userId: string, role: OrganizationRole): Promise<boolean> {
    const isNew = (await this.database.run(join, [userId, organizationId, role])) > 0;
    const values = [organizationId, userId, this.clock.now()];
    for (const { id } of await this.database.query<{ id: string }>(settle, values))
      await this.tokens.void(id, [teamInvitation]);
    if (!isNew) return false;
    await this.sessions.refresh(userId);
    await this.events.publish(new MemberJoined(organizationId, userId, role));
    await this.audit.record({ kind: 'member', id: userId }, 'person.joined', `organization:${organizationId}`, {
      role,
    });
    return true;
  }
}
