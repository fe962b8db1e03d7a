import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Events } from '../../../platform/events/events';
import type { OrganizationRole } from '../../../platform/http/viewer';
import { Mail, type OutgoingMail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { domainProof, teamInvitation } from '../accounts/mailed-links';
import { ConnectionStatus } from '../connections/connection.enums';
import { MembershipApi } from '../membership.api';
import { OrganizationClosed } from '../membership.events';
import { connectionRemoved } from '../membership.mails';
import { organizationChanged } from '../membership.topics';
import { EndMembership } from '../team/end-membership';

const close = {
  name: 'closing-close',
  text: `update membership.organizations set closed_at = $2, updated_at = $2, verified_at = null, verified_by = null, featured_at = null,
      suspended_at = null, suspension_reason = null, awaits_review = false
    where id = $1 and closed_at is null returning name`,
};
const people = {
  name: 'closing-people',
  text: `select user_id as "userId", role from membership.user_organizations
    where organization_id = $1 and is_active order by user_id`,
};
const invitations = {
  name: 'closing-invitations',
  text: `update membership.team_invitations set revoked_at = $2
    where organization_id = $1 and accepted_at is null and revoked_at is null returning id`,
};
const domains = {
  name: 'closing-domains',
  text: 'delete from membership.organization_domains where organization_id = $1 returning id',
};
const requests = {
  name: 'closing-requests',
  text: `update membership.team_join_requests set status = 'declined', decided_at = $2
    where organization_id = $1 and status = 'pending'`,
};
const connections = {
  name: 'closing-connections',
  text: `update membership.connections set
      status = case when status = 'accepted' then 'removed' when from_id = $1 then 'withdrawn' else 'declined' end::membership.connection_status,
      ended_at = case status when 'accepted' then $2 else ended_at end,
      decided_at = coalesce(decided_at, $2),
      reason = case when status = 'pending' and to_id = $1 then 'The organization has left the alliance.' end
    where (from_id = $1 or to_id = $1) and status in ('pending', 'accepted')
    returning id, status, case from_id when $1 then to_id else from_id end as "otherId"`,
};
interface Ended {
  id: string;
  status: ConnectionStatus;
  otherId: string;
}

/**
 * An organization leaves the alliance: nobody belongs to it any more, nothing of it waits, and another can prove its domains. Its
 * name stays where it took part. What it works on and pays for is ended by the contexts that keep it, at `OrganizationClosed`.
 */
@Injectable()
export class EndOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly endMembership: EndMembership,
    private readonly events: Events,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly notices: Notices,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** For who has locked its team; joins the surrounding transaction. One that is closed stays as it is. */
  async execute(actor: Actor, organizationId: string, because: string, reason?: string): Promise<void> {
    const now = this.clock.now();
    const closed = await this.database.queryOne<{ name: string }>(close, [organizationId, now]);
    if (!closed) return;
    const { name } = closed;
    const members = await this.database.query<{ userId: string; role: OrganizationRole }>(people, [organizationId]);
    for (const { userId, role } of members)
      await this.endMembership.remove(actor, 'person.left', organizationId, userId, role);
    const revoked = await this.database.query<{ id: string }>(invitations, [organizationId, now]);
    for (const { id } of revoked) await this.tokens.void(id, [teamInvitation]);
    const removed = await this.database.query<{ id: string }>(domains, [organizationId]);
    for (const { id } of removed) await this.tokens.void(id, [domainProof]);
    await this.database.run(requests, [organizationId, now]);
    await this.endConnections(actor, organizationId, name);
    await this.events.publish(new OrganizationClosed(organizationId));
    await this.notices.send(organizationChanged, organizationId);
    await this.audit.record(actor, 'organization.closed', `organization:${organizationId}`, { because, reason });
  }

  /** All are mailed at once, in one order: another organization that closes at the same time may write to the same inboxes. */
  private async endConnections(actor: Actor, organizationId: string, organizationName: string): Promise<void> {
    const ended = await this.database.query<Ended>(connections, [organizationId, this.clock.now()]);
    const link = `${this.config.appUrl}/connections?tab=past`;
    const mails: OutgoingMail<{ firstName: string; organizationName: string; link: string }>[] = [];
    for (const { id, status, otherId } of ended) {
      await this.audit.record(actor, `connection.${status}`, `connection:${id}`, { because: 'closed' });
      if (status !== ConnectionStatus.Removed) continue;
      for (const person of await this.membership.decisionMakersOf(otherId)) {
        const values = { firstName: person.firstName, organizationName, link };
        mails.push({ to: person, values, about: `connection:${id}` });
      }
    }
    await this.mail.queueEach(connectionRemoved, mails);
  }
}
