import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { judgePassword } from '../../../platform/passwords/judge-password';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { passwordsOfLink, settingPassword } from '../membership.limits';
import { passwordChanged } from '../membership.mails';
import { ConfirmOrganization } from '../registrations/confirm-organization';
import { MailConfirmations } from '../registrations/mail-confirmations';
import { AccountsQueries } from './accounts.queries';
import { activation, passwordReset } from './mailed-links';
import { MeetPerson } from './meet-person';
import { User } from './user.entity';

/**
 * Sets a password with the token of a mailed link, which proves the address; ends all sessions and the other links, and
 * tells the person when it replaced a password.
 */
@Injectable()
export class SetPassword {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly confirmOrganization: ConfirmOrganization,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly mailConfirmations: MailConfirmations,
    private readonly people: MeetPerson,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Answers whose password it was; throws `token_invalid`, `password_refused` (the token then stays good) or
   * `too_many_requests`.
   */
  async execute(
    purpose: typeof activation | typeof passwordReset,
    token: string,
    password: string,
    from: string,
  ): Promise<string> {
    await this.limits.consume(settingPassword, from);
    await this.limits.consume(passwordsOfLink, token);
    const { subject: userId, data: promised } = await this.tokens.peek<{ organizationId?: string }>(purpose, token);
    const user = await this.database.manager.findOneByOrFail(User, { id: userId });
    await judgePassword(password, await this.accounts.ownWords(user, promised.organizationId));
    const passwordHash = await this.hasher.hash(password);
    return this.database.transaction(async () => {
      // Whoever uses two links at once is put in a line; the first one ends the second.
      await this.people.lock(userId);
      const { data } = await this.tokens.redeem<{ organizationId?: string }>(purpose, token);
      await this.tokens.void(userId, [activation, passwordReset]);
      await this.audit.record({ kind: 'member', id: userId }, 'password.set', undefined, {
        with: purpose.name,
        before: { hasPassword: user.passwordHash !== null },
        after: { hasPassword: true },
      });
      const emailVerifiedAt = user.emailVerifiedAt ?? this.clock.now();
      await this.database.manager.update(User, { id: userId }, { passwordHash, emailVerifiedAt });
      if (data.organizationId) await this.confirmOrganization.activate(userId, data.organizationId);
      // The organization may have named them anew.
      const { firstName } = await this.database.manager.findOneByOrFail(User, { id: userId });
      if (purpose === activation) await this.mailConfirmations.execute(userId, greeted(firstName), user.email);
      await this.sessions.endOthers(userId);
      if (user.passwordHash)
        await this.mail.queue(passwordChanged, {
          to: { personId: userId, name: firstName, address: user.email },
          values: { firstName, at: this.clock.now(), from },
          about: `user:${userId}`,
        });
      return userId;
    });
  }
}
