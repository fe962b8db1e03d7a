import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { Jobs } from '../../../platform/jobs/jobs';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { requestingPassword } from '../membership.limits';
import { activationMail, passwordResetMail } from '../membership.mails';
import { activation, passwordReset } from './mailed-links';
import { canonicalEmail, User } from './user.entity';

/**
 * Mails a link that sets a new password. The caller learns nothing: the same work is done at once for every address,
 * and whether there is an account, and room for one more mail in its inbox, is looked up afterwards, in a job.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {
    jobs.handle('mail-password-reset', async (payload) => {
      await this.send((payload as { email: string }).email);
    });
  }

  async execute(email: string, from: string): Promise<void> {
    const address = canonicalEmail(email);
    await this.limits.consume(requestingPassword, from);
    await this.jobs.add('mail-password-reset', { email: address });
  }

  /** Joins the surrounding transaction, if any. Answers whether a mail is on its way. */
  async send(email: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const user = await this.database.manager.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
      if (!user) return false;
      // Somebody who never set a password is given the activation link again.
      const [purpose, page, mail] = user.passwordHash
        ? [passwordReset, 'reset-password', passwordResetMail]
        : [activation, 'activate', activationMail];
      const token = await this.tokens.issue(purpose, user.id, {});
      const firstName = greeted(user.firstName);
      const queued = await this.mail.queue(mail, {
        to: { name: firstName, address: user.email },
        values: {
          firstName,
          link: `${this.config.appUrl}/${page}?token=${token}`,
          worksUntil: worksUntil(purpose, this.clock.now()),
        },
        about: `user:${user.id}`,
      });
      return queued !== undefined;
    });
  }
}
