import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { RecoveryCodes } from '../recovery/recovery-codes';
import { passkeyKnown, passkeyRefused, passkeysFull } from '../security.errors';
import { TellHolder } from '../tell-holder';
import { mostPasskeys } from './begin-passkey';
import { type Credential, RelyingParty } from './relying-party';
import { idOfCredential } from './use-passkey';

const insert = {
  name: 'passkeys-insert',
  text: `insert into membership.passkeys (account_id, credential_id, public_key, counter, transports, name, added_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing returning id`,
};

/** How a browser reaches a passkey (WebAuthn, 5.8.4); what else a client says of it is not kept. */
const knownTransports: ReadonlySet<string> = new Set([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
]);

/** Keeps the passkey that a browser has made for an account: from now on it signs in, alone and as a second step. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
    private readonly relyingParty: RelyingParty,
    private readonly tell: TellHolder,
  ) {}

  /**
   * Answers the recovery codes that come with a first factor; none where there was one. Throws `passkey_refused`,
   * `passkey_known` or `passkeys_full`.
   */
  async execute(viewer: Viewer, name: string, made: Credential, from: string): Promise<string[]> {
    const { id: credentialId, publicKey, counter, transports } = await this.relyingParty.verifyMade(viewer.id, made);
    if (!idOfCredential.test(credentialId)) throw passkeyRefused();
    return this.database.transaction(async () => {
      const account = accountOf(viewer);
      const { hasAuthenticator, passkeys } = await this.factors.lock(account);
      if (passkeys >= mostPasskeys) throw passkeysFull();
      const ways = [transports].flat().filter((way) => knownTransports.has(String(way)));
      const values = [viewer.id, credentialId, Buffer.from(publicKey), counter, ways, name, this.clock.now()];
      const added = await this.database.queryOne<{ id: string }>(insert, values);
      if (!added) throw passkeyKnown();
      await this.audit.record(viewer, 'passkey.added', `passkey:${added.id}`, { name });
      await this.tell.execute(account, 'A passkey was added', from, `It is called “${name}”.`);
      return passkeys === 0 && !hasAuthenticator ? this.recovery.replace(viewer.id) : [];
    });
  }
}
