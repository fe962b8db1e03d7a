import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { checkPassword } from '../../../platform/passwords/password-policy';
import { Sessions } from '../../../platform/sessions/sessions';
import type { TokenPurpose } from './single-use-token.entity';
import { SingleUseTokens } from './single-use-tokens';
import { User } from './user.entity';

const organizationNames = {
  name: 'accounts-organization-names',
  text: `select o.name from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1`,
};

/** Sets a password with the token of a mailed link, ends all sessions, and tells the person when it replaced one. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly mail: Mail,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers whose password it was; throws `token_invalid` or `password_refused` (the token then stays good). */
  async execute(token: string, purpose: TokenPurpose, password: string): Promise<string> {
    const userId = await this.tokens.peek(token, purpose);
    const user = await this.database.manager.findOneByOrFail(User, { id: userId });
    const names = await this.database.query<{ name: string }>(organizationNames, [userId]);
    checkPassword(password, [user.email, user.firstName, user.lastName, ...names.map(({ name }) => name)]);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async () => {
      await this.tokens.redeem(token, purpose);
      await this.database.manager.update(User, { id: userId }, { passwordHash });
      await this.sessions.endOthers(userId);
      await this.audit.record({ action: 'password.set', actor: `member:${userId}`, details: { with: purpose } });
      if (user.passwordHash)
        await this.mail.queue({
          template: 'password-changed',
          to: { name: user.firstName, address: user.email },
          values: { firstName: user.firstName },
          about: `user:${userId}`,
        });
      return userId;
    });
  }
}
