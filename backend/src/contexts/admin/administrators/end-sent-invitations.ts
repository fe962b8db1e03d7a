import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { adminInvitationLink } from './admin-invitation-link';

const end = {
  name: 'admin-invitations-end-sent',
  text: 'update admin.invitations set ended_at = $2 where invited_by = $1 and ended_at is null returning id',
};

/** Who may invite nobody any more has invited nobody: their links work no more. */
@Injectable()
export class EndSentInvitations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  async execute(viewer: Viewer, inviterId: string): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(end, [inviterId, this.clock.now()])) {
      await this.tokens.void(id, [adminInvitationLink]);
      await this.audit.record(viewer, 'administrator.uninvited', `admin-invitation:${id}`);
    }
  }
}
