import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { checkPassword } from '../../../platform/passwords/password-policy';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { ConfirmOrganization } from '../registrations/confirm-organization';
import { MailConfirmations } from '../registrations/mail-confirmations';
import { activation, passwordReset } from './mailed-links';
import { MeetPerson, splitName } from './meet-person';
import { User } from './user.entity';

const organizationNames = {
  name: 'accounts-organization-names',
  text: `select o.name from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1 and (m.is_active or m.organization_id = $2)`,
};

/**
 * Sets a password with the token of a mailed link, which proves the address; ends all sessions and the other links, and
 * tells the person when it replaced a password.
 */
@Injectable()
export class SetPassword {
  constructor(
    private readonly audit: Audit,
    private readonly confirmOrganization: ConfirmOrganization,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly mail: Mail,
    private readonly mailConfirmations: MailConfirmations,
    private readonly people: MeetPerson,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers whose password it was; throws `token_invalid` or `password_refused` (the token then stays good). */
  async execute(purpose: typeof activation | typeof passwordReset, token: string, password: string): Promise<string> {
    const { subject: userId, data: promised } = await this.tokens.peek<{ organizationId?: string }>(purpose, token);
    const user = await this.database.manager.findOneByOrFail(User, { id: userId });
    const names = await this.database.query<{ name: string }>(organizationNames, [userId, promised.organizationId]);
    checkPassword(password, [user.email, user.firstName, user.lastName, ...names.map(({ name }) => name)]);
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async () => {
      // Whoever uses two links at once is put in a line; the first one ends the second.
      await this.people.lock(userId);
      const { data } = await this.tokens.redeem<{ organizationId?: string }>(purpose, token);
      await this.tokens.void(userId, [activation, passwordReset]);
      await this.audit.record({ action: 'password.set', actor: `member:${userId}`, details: { with: purpose.name } });
      const emailVerifiedAt = user.emailVerifiedAt ?? new Date();
      await this.database.manager.update(User, { id: userId }, { passwordHash, emailVerifiedAt });
      if (data.organizationId) await this.confirm(user, data.organizationId);
      if (purpose === activation) await this.mailConfirmations.execute(userId, user);
      await this.sessions.endOthers(userId);
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

  /** Until now anybody may have typed the address, with any name: the one of the confirmed registration counts. */
  private async confirm(user: User, organizationId: string): Promise<void> {
    const { contactName } = await this.confirmOrganization.activate(user.id, organizationId);
    if (user.emailVerifiedAt || !contactName) return;
    const [firstName, lastName] = splitName(contactName);
    Object.assign(user, { firstName, lastName });
    await this.database.manager.update(User, { id: user.id }, { firstName, lastName });
  }
}
