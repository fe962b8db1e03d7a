import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { adminInvitationLink } from './admin-invitation-link';

const end = {
  name: 'admin-invitation-revoke',
  text: 'update admin.invitations set ended_at = $2 where id = $1 and ended_at is null',
};

/** Takes an invitation back: its link works no more. */
@Injectable()
export class RevokeAdminInvitation {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `not_found`, also for one that was accepted. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      if ((await this.database.run(end, [id, this.clock.now()])) === 0) throw notFound('invitation');
      await this.tokens.void(id, [adminInvitationLink]);
      await this.audit.record(viewer, 'administrator.uninvited', `admin-invitation:${id}`);
    });
  }
}
