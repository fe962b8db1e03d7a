import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { activation, passwordReset } from './mailed-links';
import { canonicalEmail, User } from './user.entity';

const perAccount = { name: 'password-reset-account', points: 5, windowSeconds: 3600 };
const perAddress = { name: 'password-reset-address', points: 50, windowSeconds: 3600 };

/**
 * Mails a link that sets a new password. The caller learns nothing: the same work is done at once for every address,
 * and whether there is an account is looked up afterwards, in a job.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {
    jobs.handle('mail-password-reset', async (payload) => this.send((payload as { email: string }).email));
  }

  async execute(email: string, from: string): Promise<void> {
    const address = canonicalEmail(email);
    await this.limits.consume(perAddress, from);
    await this.limits.consume(perAccount, address);
    await this.jobs.add('mail-password-reset', { email: address });
  }

  private async send(email: string): Promise<void> {
    await this.database.transaction(async () => {
      const user = await this.database.manager.findOneBy(User, { email });
      if (!user) return;
      // Somebody who never set a password is given the activation link again.
      const [purpose, page] = user.passwordHash ? [passwordReset, 'reset-password'] : [activation, 'activate'];
      const token = await this.tokens.issue(purpose, user.id, {});
      await this.mail.queue({
        template: purpose.name,
        to: { name: user.firstName, address: user.email },
        values: {
          firstName: user.firstName,
          link: `${this.config.appUrl}/${page}?token=${token}`,
          worksUntil: worksUntil(purpose),
        },
        about: `user:${user.id}`,
      });
    });
  }
}
