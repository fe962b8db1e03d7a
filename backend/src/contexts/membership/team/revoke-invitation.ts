import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { teamInvitation } from '../accounts/mailed-links';
import { demandOwnerFor, LockTeam } from './lock-team';
import { OpenInvitation } from './open-invitation';

/** Takes an invitation back: its link works no more, and its seat is free. */
@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockTeam,
    private readonly open: OpenInvitation,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `not_found` also for one that was accepted or revoked, or `organization_required`. */
  async execute(viewer: Viewer, organizationId: string, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const team = await this.lock.forLeaders(viewer, organizationId);
      const invitation = await this.open.demand(organizationId, id);
      demandOwnerFor(team.viewer, invitation.role);
      invitation.revokedAt = this.clock.now();
      await this.database.manager.save(invitation);
      await this.tokens.void(id, [teamInvitation]);
      await this.audit.record(viewer, 'invitation.revoked', `invitation:${id}`, { organizationId });
    });
  }
}
