import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { credentialsWrong } from '../membership.errors';
import { canonicalEmail } from './user.entity';

const perAccount = { name: 'login-account', points: 10, windowSeconds: 900 };
const perAddress = { name: 'login-address', points: 100, windowSeconds: 900 };

const find = {
  name: 'accounts-credentials',
  text: 'select id, password_hash as "passwordHash" from membership.users where email = $1',
};

/** Checks an e-mail address and password. Unknown, unactivated and wrong look and take the same. */
@Injectable()
export class VerifyCredentials {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimits,
  ) {}

  /** Answers the person's id; throws `credentials_wrong` or `too_many_requests`. */
  async execute(email: string, password: string, from: string): Promise<string> {
    const account = canonicalEmail(email);
    await this.limits.consume(perAddress, from);
    await this.limits.consume(perAccount, account);
    const user = await this.database.queryOne<{ id: string; passwordHash: string | null }>(find, [account]);
    if (!(await this.hasher.matches(user?.passwordHash, password)) || !user) {
      await this.audit.record({
        action: 'sign-in.refused',
        actor: 'visitor',
        subject: user && `user:${user.id}`,
      });
      throw credentialsWrong();
    }
    await this.limits.reset(perAccount, account);
    return user.id;
  }
}
