import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { teamInvitation } from '../accounts/mailed-links';
import { MembershipApi } from '../membership.api';
import { invitationsOfOrganization } from '../membership.limits';
import { demandOwnerFor, LockTeam } from './lock-team';
import { MailInvitation } from './mail-invitation';
import { OpenInvitation } from './open-invitation';

/** Mails an invitation again, with a new link and a new end; one that has expired takes a seat again. */
@Injectable()
export class ResendInvitation {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly limits: RateLimits,
    private readonly lock: LockTeam,
    private readonly mailInvitation: MailInvitation,
    private readonly membership: MembershipApi,
    private readonly open: OpenInvitation,
  ) {}

  /**
   * Throws `not_found` also for one that was accepted or revoked, `organization_required`, `entitlement_exceeded`,
   * `subscription_read_only` or `too_many_requests`.
   */
  async execute(viewer: Viewer, organizationId: string, id: string): Promise<void> {
    await this.limits.consume(invitationsOfOrganization, organizationId);
    await this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      const invitation = await this.open.demand(organizationId, id);
      demandOwnerFor(team.viewer, invitation.role);
      const now = this.clock.now();
      const hasExpired = invitation.expiresAt <= now;
      await this.entitlements.demand(organizationId, 'seats', {
        used: await this.membership.seatsTaken(organizationId),
        more: hasExpired ? 1 : 0,
      });
      invitation.sentAt = now;
      invitation.expiresAt = worksUntil(teamInvitation, now);
      invitation.invitedBy = viewer.id;
      await this.database.manager.save(invitation);
      await this.mailInvitation.execute(invitation, team);
      await this.audit.record(viewer, 'invitation.resent', `invitation:${id}`, { organizationId });
    });
  }
}
