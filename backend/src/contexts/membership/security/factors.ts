import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { AccountOf } from './holders';
import { authenticatorSet, lastFactor } from './security.errors';

const lock = {
  name: 'security-lock',
  text: `insert into membership.secured_accounts (id, door) values ($1, $2) on conflict (id) do update set door = excluded.door
    returning authenticator_since as "authenticatorSince",
      (select count(*)::int from membership.passkeys where account_id = $1) as passkeys`,
};
const count = {
  name: 'security-count-factors',
  text: `select (select count(*) from membership.passkeys where account_id = $1)::int
      + (select count(*) from membership.secured_accounts where id = $1 and authenticator_since is not null)::int as factors`,
};
const amongst = {
  name: 'security-with-factors',
  text: `select id from unnest($1::uuid[]) as account(id)
    where exists (select from membership.passkeys where account_id = account.id)
      or exists (select from membership.secured_accounts where id = account.id and authenticator_since is not null)`,
};
const removeAuthenticator = {
  name: 'security-remove-authenticator',
  text: `update membership.secured_accounts set authenticator_secret = null, authenticator_since = null, last_step = null
    where id = $1`,
};
const removePasskeys = {
  name: 'security-remove-passkeys',
  text: 'delete from membership.passkeys where account_id = $1',
};
const removeCodes = {
  name: 'security-remove-codes',
  text: 'delete from membership.recovery_codes where account_id = $1',
};

/** The second factors of accounts: an authenticator app, passkeys, and for when they are lost the recovery codes. */
@Injectable()
export class Factors {
  constructor(private readonly database: Database) {}

  /** How many there are; recovery codes are none. */
  async count(id: string): Promise<number> {
    return (await this.database.one<{ factors: number }>(count, [id])).factors;
  }

  /** Of these accounts those that have one. */
  async amongst(ids: string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.database.query<{ id: string }>(amongst, [ids])).map(({ id }) => id));
  }

  /** Holds the account until the surrounding transaction ends: who changes its factors at once does so in a line. */
  async lock({ id, door }: AccountOf): Promise<{ hasAuthenticator: boolean; passkeys: number }> {
    const { authenticatorSince, passkeys } = await this.database.one<{
      authenticatorSince: string | null;
      passkeys: number;
    }>(lock, [id, door]);
    return { hasAuthenticator: authenticatorSince !== null, passkeys };
  }

  async lockWithoutAuthenticator(account: AccountOf): Promise<{ passkeys: number }> {
    const { hasAuthenticator, passkeys } = await this.lock(account);
    if (hasAuthenticator) throw authenticatorSet();
    return { passkeys };
  }

  /** After one was removed: recovery codes go with the last, which those who run the alliance keep (`last_factor`). */
  async afterRemoval({ id, door }: AccountOf): Promise<void> {
    if ((await this.count(id)) > 0) return;
    if (door === 'admin') throw lastFactor();
    await this.database.run(removeCodes, [id]);
  }

  async removeAuthenticator(id: string): Promise<void> {
    await this.database.run(removeAuthenticator, [id]);
  }

  /** All of them, and what would replace them. */
  async removeAll(id: string): Promise<void> {
    await this.removeAuthenticator(id);
    await this.database.run(removePasskeys, [id]);
    await this.database.run(removeCodes, [id]);
  }
}
