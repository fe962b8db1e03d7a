import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { Secrets } from '../../../../platform/secrets/secrets';

const many = 10;
/** Crockford's alphabet: no letter of it reads as a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytesOfCode = 10;

const clear = { name: 'recovery-clear', text: 'delete from membership.recovery_codes where account_id = $1' };
const insert = {
  name: 'recovery-insert',
  text: 'insert into membership.recovery_codes (account_id, digest) select $1, unnest($2::text[])',
};
const use = {
  name: 'recovery-use',
  text: 'delete from membership.recovery_codes where account_id = $1 and digest = $2',
};
const left = {
  name: 'recovery-left',
  text: 'select count(*)::int as codes from membership.recovery_codes where account_id = $1',
};

/** Ten codes of eighty random bits, each good once. Shown when they are made, and never again. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** New ones; those before work no more. */
  async replace(accountId: string): Promise<string[]> {
    const codes = Array.from({ length: many }, makeCode);
    await this.database.run(clear, [accountId]);
    await this.database.run(insert, [accountId, codes.map((code) => this.digest(accountId, code))]);
    return codes;
  }

  /** Uses a code up, however it was typed; answers whether it was one. Of two at once one is. */
  async use(accountId: string, typed: string): Promise<boolean> {
    return (await this.database.run(use, [accountId, this.digest(accountId, typed)])) > 0;
  }

  async left(accountId: string): Promise<number> {
    return (await this.database.one<{ codes: number }>(left, [accountId])).codes;
  }

  private digest(accountId: string, code: string): string {
    return this.secrets.digest('recovery-code', `${accountId} ${asMeant(code)}`);
  }
}

/** Sixteen letters and digits in fours. */
function makeCode(): string {
  const bits = [...randomBytes(bytesOfCode)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
}

/** Small letters, spaces and what looks like a digit are forgiven. */
const asMeant = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
