import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { generationOf } from '../../../../platform/sessions/sessions';
import type { AccountOf } from '../holders';
import { passkeyRefused } from '../security.errors';
import { type Credential, type KnownPasskey, RelyingParty } from './relying-party';

const find = {
  name: 'passkeys-find',
  text: `select a.id, a.door, ${generationOf('a.id')} as generation, p.credential_id as "credentialId", p.public_key as "publicKey", p.counter, p.transports
    from membership.passkeys p join membership.secured_accounts a on a.id = p.account_id where p.credential_id = $1`,
};
const noteUse = {
  name: 'passkeys-note-use',
  text: 'update membership.passkeys set counter = $2, used_at = $3 where credential_id = $1',
};

/** Base64url, of 1,023 bytes at most (WebAuthn, 5.8.3). */
export const idOfCredential = /^[\w-]{1,1364}$/;

/** Whose it was, as often as their sessions had ended before it was looked at. */
interface UsedPasskey extends AccountOf {
  generation: number;
}

/** Whose passkey a browser has used, proven by its signature. */
@Injectable()
export class UsePasskey {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly relyingParty: RelyingParty,
  ) {}

  /** Throws `passkey_refused`, in the same words for one that nobody has. */
  async execute(used: Credential): Promise<UsedPasskey> {
    if (!idOfCredential.test(String(used.id))) throw passkeyRefused();
    const passkey = await this.database.queryOne<UsedPasskey & KnownPasskey>(find, [String(used.id)]);
    if (!passkey) throw passkeyRefused();
    const counter = await this.relyingParty.verifyUsed(passkey, used);
    await this.database.run(noteUse, [passkey.credentialId, counter, this.clock.now()]);
    return { door: passkey.door, id: passkey.id, generation: passkey.generation };
  }
}
