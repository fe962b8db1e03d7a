import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { day } from '../clock/durations';
import { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { defineProblem } from '../http/domain-error';
import { Jobs } from '../jobs/jobs';
import { type Redeemed, type TokenPurpose, worksUntil } from './token-purpose';

const insert = {
  name: 'tokens-insert',
  text: `insert into platform.single_use_tokens (hash, purpose, subject, data, expires_at, passing)
    values ($1, $2, $3, $4, $5, $6)`,
};
const good = 'hash = $1 and purpose = $2 and used_at is null and expires_at > $3';
const peek = {
  name: 'tokens-peek',
  text: `select subject, data from platform.single_use_tokens where ${good}`,
};
const redeem = {
  name: 'tokens-redeem',
  text: `update platform.single_use_tokens set used_at = $3 where ${good} returning subject, data`,
};
const voidAll = {
  name: 'tokens-void',
  text: `update platform.single_use_tokens set used_at = $4
    where subject = $1 and purpose = any($2) and data @> $3 and used_at is null`,
};
const spend = {
  name: 'tokens-spend',
  text: `delete from platform.single_use_tokens where ${good} returning subject, data`,
};
const removeOld = {
  name: 'tokens-remove-old',
  text: `delete from platform.single_use_tokens where expires_at < $1 or passing and expires_at < $2`,
};

/** Links that work once, until a date, for one purpose: 256 random bits in the mail, their hash here. */
@Injectable()
export class SingleUseTokens implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('29 * * * *', 'remove-old-tokens', () => this.removeOld());
  }

  async issue<Data extends object>(purpose: TokenPurpose<Data>, subject: string, data: Data): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.run(insert, [
      hash(token),
      purpose.name,
      subject,
      JSON.stringify(data),
      worksUntil(purpose, this.clock.now()),
      purpose.passing ?? false,
    ]);
    return token;
  }

  /** What the token says, without using it up. Throws `token_invalid`. */
  async peek<Data extends object>(purpose: TokenPurpose<Data>, token: string): Promise<Redeemed<Data>> {
    return this.demand(peek, purpose, token);
  }

  /** Uses the token up. Of two at once one fails with `token_invalid`. */
  async redeem<Data extends object>(purpose: TokenPurpose<Data>, token: string): Promise<Redeemed<Data>> {
    return this.demand(purpose.passing ? spend : redeem, purpose, token);
  }

  /** Makes unused tokens of a subject worthless; of those only what carries `data`, when given. */
  async void(subject: string, purposes: TokenPurpose[], data: object = {}): Promise<void> {
    await this.database.run(voidAll, [
      subject,
      purposes.map(({ name }) => name),
      JSON.stringify(data),
      this.clock.now(),
    ]);
  }

  /** Of a used or late token nothing is kept for longer than a month, of one of a step nothing at all. */
  async removeOld(): Promise<void> {
    await this.database.run(removeOld, [this.clock.in(-30 * day), this.clock.now()]);
  }

  private async demand<Data extends object>(
    statement: Statement,
    purpose: TokenPurpose<Data>,
    token: string,
  ): Promise<Redeemed<Data>> {
    const values = [hash(token), purpose.name, this.clock.now()];
    const row = await this.database.queryOne<Redeemed<object>>(statement, values);
    if (!row) throw tokenInvalid();
    return row as Redeemed<Data>;
  }
}

export const tokenInvalid = defineProblem({
  code: 'token_invalid',
  kind: 'unprocessable',
  text: 'This link has been used already or has expired. Ask for a new one.',
  details: { errors: [{ field: 'token', message: 'The link has been used already or has expired' }] },
});

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
