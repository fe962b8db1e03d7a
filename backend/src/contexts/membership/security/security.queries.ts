import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { AddressCountries } from '../../../platform/http/address-countries';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { accountOf, Holders } from './holders';
import type { OpenSessionDto, PasskeyDto, SecondStepDto, SecurityDto } from './security.dto';
import { browserInWords } from './sessions/browser-in-words';

const overview = {
  name: 'security-overview',
  text: `select (select authenticator_since from membership.secured_accounts where id = $1) as "authenticatorSince",
      (select count(*)::int from membership.recovery_codes where account_id = $1) as "recoveryCodesLeft",
      (select due_at from membership.factor_resets where account_id = $1) as "factorsRemovedAt"`,
};
const passkeys = {
  name: 'security-passkeys',
  text: `select id, name, added_at as "addedAt", used_at as "usedAt" from membership.passkeys
    where account_id = $1 order by added_at, id`,
};
const steps = {
  name: 'security-steps',
  text: `select exists (select from membership.secured_accounts where id = $1 and authenticator_since is not null) as authenticator,
      exists (select from membership.passkeys where account_id = $1) as passkey`,
};
const reset = {
  name: 'security-factors-removed-at',
  text: 'select due_at as "dueAt" from membership.factor_resets where account_id = $1',
};

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

@Injectable()
export class SecurityQueries {
  constructor(
    private readonly countries: AddressCountries,
    private readonly database: Database,
    private readonly holders: Holders,
    private readonly sessions: Sessions,
  ) {}

  async overview(viewer: Viewer): Promise<SecurityDto> {
    const [facts, own, { passwordHash }] = await Promise.all([
      this.database.one<Omit<SecurityDto, 'hasPassword' | 'passkeys'>>(overview, [viewer.id]),
      this.database.query<PasskeyDto>(passkeys, [viewer.id]),
      this.holders.of(accountOf(viewer)),
    ]);
    return { hasPassword: passwordHash !== null, ...facts, passkeys: own };
  }

  /** What an account may take its second step by, beside recovery codes. */
  async steps(accountId: string): Promise<SecondStepDto> {
    return this.database.one<SecondStepDto>(steps, [accountId]);
  }

  /** When the factors of an account are removed, where that was asked for. */
  async factorsRemovedAt(accountId: string): Promise<string | null> {
    return (await this.database.queryOne<{ dueAt: string }>(reset, [accountId]))?.dueAt ?? null;
  }

  async openSessions(viewer: Pick<Viewer, 'id' | 'kind' | 'sessionId'>): Promise<OpenSessionDto[]> {
    const open = await this.sessions.list(viewer);
    return Promise.all(
      open.map(async ({ id, startedAt, usedAt, address, agent }) => ({
        id,
        browser: browserInWords(agent ?? undefined),
        address: address ?? null,
        country: address ? await this.countries.of(address) : null,
        startedAt: iso(startedAt),
        usedAt: iso(usedAt ?? startedAt),
        isThis: id === viewer.sessionId,
      })),
    );
  }
}
