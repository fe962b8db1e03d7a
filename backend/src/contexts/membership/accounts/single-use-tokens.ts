import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { tokenInvalid } from '../membership.errors';
import type { TokenPurpose } from './single-use-token.entity';

const minutes = 60_000;
const life: Record<TokenPurpose, number> = { activation: 7 * 24 * 60 * minutes, 'password-reset': 30 * minutes };

const insert = {
  name: 'tokens-insert',
  text: 'insert into membership.single_use_tokens (hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)',
};
const voidAll = {
  name: 'tokens-void-all',
  text: 'update membership.single_use_tokens set used_at = now() where user_id = $1 and used_at is null',
};
const valid = 'hash = $1 and purpose = $2 and used_at is null and expires_at > now()';
const peek = {
  name: 'tokens-peek',
  text: `select user_id as "userId" from membership.single_use_tokens where ${valid}`,
};
const redeem = {
  name: 'tokens-redeem',
  text: `update membership.single_use_tokens set used_at = now() where ${valid} returning user_id as "userId"`,
};

const removeOld = {
  name: 'tokens-remove-old',
  text: `delete from membership.single_use_tokens where expires_at < now() - interval '30 days'`,
};

/** Links that work once: 256 random bits in the mail, their hash here, and a date. */
@Injectable()
export class SingleUseTokens implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('29 3 * * *', 'remove-old-tokens', async () => {
      await this.database.run(removeOld);
    });
  }

  async issue(userId: string, purpose: TokenPurpose): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.run(insert, [hash(token), userId, purpose, new Date(Date.now() + life[purpose])]);
    return token;
  }

  /** Whose token it is, without using it up. Throws `token_invalid`. */
  async peek(token: string, purpose: TokenPurpose): Promise<string> {
    return this.owner(await this.database.queryOne(peek, [hash(token), purpose]));
  }

  /**
   * Uses the token up, with all others of the person, and answers whose it was. Of two at once one fails with
   * `token_invalid`.
   */
  async redeem(token: string, purpose: TokenPurpose): Promise<string> {
    const userId = this.owner(await this.database.queryOne(redeem, [hash(token), purpose]));
    await this.database.run(voidAll, [userId]);
    return userId;
  }

  private owner(row: { userId: string } | undefined): string {
    if (!row) throw tokenInvalid();
    return row.userId;
  }
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
