import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { judgePassword } from '../../../platform/passwords/judge-password';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import type { AdminRole } from '../accounts/admin-account.entity';
import { usernameTaken } from '../admin.errors';
import { adminInvitationLink } from './admin-invitation-link';
import type { BecomeAdministratorDto } from './administrators.dto';
import { TellSuperAdmins } from './tell-super-admins';

const waiting = {
  name: 'admin-invitation-waiting',
  text: 'select email, role from admin.invitations where id = $1 and ended_at is null',
};
const end = {
  name: 'admin-invitation-accept',
  text: `update admin.invitations set ended_at = $2 where id = $1 and ended_at is null
    returning email, role, (select username from admin.accounts where id = invited_by) as "invitedBy"`,
};
const create = {
  name: 'admin-account-create',
  text: `insert into admin.accounts (username, email, role, password_hash) values ($1, $2, $3, $4)
    on conflict (username) do nothing returning id`,
};

interface Offered {
  email: string;
  role: AdminRole;
}

/** Somebody who was invited to run the alliance names themselves and chooses a password. */
@Injectable()
export class BecomeAdministrator {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly telling: TellSuperAdmins,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** What a link offers. Throws `token_invalid`. */
  async offered(token: string): Promise<Offered> {
    const { subject } = await this.tokens.peek(adminInvitationLink, token);
    const offered = await this.database.queryOne<Offered>(waiting, [subject]);
    if (!offered) throw tokenInvalid();
    return offered;
  }

  /** Answers the account; throws `token_invalid`, `password_refused` or `username_taken` (the link then stays good). */
  async execute({ token, username, password }: BecomeAdministratorDto): Promise<string> {
    const { email } = await this.offered(token);
    await judgePassword(password, [email, username]);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async () => {
      const { subject } = await this.tokens.redeem(adminInvitationLink, token);
      const offered = await this.database.queryOne<Offered & { invitedBy: string | null }>(end, [
        subject,
        this.clock.now(),
      ]);
      if (!offered) throw tokenInvalid();
      const { role, invitedBy } = offered;
      const made = await this.database.queryOne<{ id: string }>(create, [username, email, role, passwordHash]);
      if (!made) throw usernameTaken();
      await this.audit.record({ kind: 'admin', id: made.id }, 'administrator.joined', `admin:${made.id}`, {
        after: { username, role },
      });
      const what = role === 'operator' ? 'an operator' : 'super admin';
      await this.telling.execute(`${username} is ${what} now, invited by ${invitedBy ?? 'somebody who is gone'}.`);
      return made.id;
    });
  }
}
