import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { AdminAccounts } from '../accounts/admin-accounts';
import { adminInvited } from '../admin.mails';
import { adminInvitationLink } from './admin-invitation-link';
import type { InviteAdministratorDto } from './administrators.dto';

/** Whoever invites an address at the same time waits: one of them takes the place of the other. */
const put = {
  name: 'admin-invite',
  text: `insert into admin.invitations (email, role, invited_by, sent_at, expires_at) values ($1, $2, $3, $4, $5)
    on conflict (email) where ended_at is null do update set role = excluded.role, invited_by = excluded.invited_by,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at
    returning id`,
};
const words: Record<string, string> = { 'super-admin': 'super admin', operator: 'operator' };

/** Mails a link by which somebody makes themselves an account to run the alliance; a link of theirs from before ends. */
@Injectable()
export class InviteAdministrator {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers the invitation. Throws `too_many_requests` where the address has had enough of them; the old link then stays good. */
  async execute(viewer: Viewer, { email, role }: InviteAdministratorDto): Promise<string> {
    const inviter = await this.accounts.demand(viewer.id);
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const until = worksUntil(adminInvitationLink, now);
      const values = [email.toLowerCase(), role, viewer.id, now, until];
      const { id } = await this.database.one<{ id: string }>(put, values);
      await this.tokens.void(id, [adminInvitationLink]);
      const token = await this.tokens.issue(adminInvitationLink, id, {});
      const queued = await this.mail.queue(adminInvited, {
        to: { name: email, address: email },
        values: {
          inviterName: inviter.username,
          role: words[role] as string,
          link: `${this.config.appUrl}/admin-join?token=${token}`,
          worksUntil: until,
        },
        about: `admin-invitation:${id}`,
      });
      if (queued === undefined) throw tooManyRequests(3600);
      await this.audit.record(viewer, 'administrator.invited', `admin-invitation:${id}`, { role });
      return id;
    });
  }
}
