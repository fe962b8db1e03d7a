import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { Secrets } from '../../../../platform/secrets/secrets';

const issuer = 'Global Innovation Alliance';
const seconds = 30;
/** Bytes, as RFC 4226 recommends. */
const secretLength = 20;
const purpose = 'authenticator';

const keep = {
  name: 'authenticator-keep',
  text: 'update membership.secured_accounts set authenticator_secret = $2 where id = $1 and authenticator_since is null',
};
const find = {
  name: 'authenticator-find',
  text: `select authenticator_secret as secret from membership.secured_accounts
    where id = $1 and authenticator_secret is not null and (authenticator_since is not null) = $2`,
};
const take = {
  name: 'authenticator-take-step',
  text: `update membership.secured_accounts set last_step = $2, authenticator_since = coalesce(authenticator_since, $3)
    where id = $1 and coalesce(last_step, 0) < $2`,
};

/** The secret that an authenticator app shares with us, and the codes that follow from it (RFC 6238). */
@Injectable()
export class Authenticator {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Makes a secret, good for nothing before `take` has seen a first code of it. */
  async begin(accountId: string, label: string): Promise<{ key: string; address: string }> {
    const secret = randomBytes(secretLength);
    await this.database.run(keep, [accountId, this.secrets.seal(purpose, secret.toString('base64'))]);
    const totp = totpOf(secret, label);
    return { key: totp.secret.base32, address: totp.toString() };
  }

  /** Whether there is a secret whose first code is waited for. */
  async isBegun(accountId: string): Promise<boolean> {
    return (await this.secretOf(accountId, false)) !== undefined;
  }

  /**
   * Whether a code is right, of this half minute or the one before or after, and of a later one than any used before. It is used up
   * then: of two at once one is right. A first code makes the authenticator one that is asked for.
   */
  async take(accountId: string, code: string, isFirst = false): Promise<boolean> {
    const secret = await this.secretOf(accountId, !isFirst);
    const now = this.clock.now();
    const delta = secret && totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
    if (delta === null || delta === undefined) return false;
    const step = Math.floor(now.getTime() / 1000 / seconds) + delta;
    return (await this.database.run(take, [accountId, step, now])) > 0;
  }

  private async secretOf(accountId: string, isSet: boolean): Promise<Buffer | undefined> {
    const row = await this.database.queryOne<{ secret: Buffer }>(find, [accountId, isSet]);
    const secret = row && this.secrets.open<string>(purpose, row.secret);
    return secret ? Buffer.from(secret, 'base64') : undefined;
  }
}

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({
    issuer,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period: seconds,
    digits: 6,
  });
