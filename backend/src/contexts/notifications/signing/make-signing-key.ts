import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { isLoopback } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { senderAtThisMachine } from '../notifications.errors';
import { domainOf, MailServers } from '../settings/mail-servers';
import { publicPartOf } from './dkim-record';
import { SigningKey } from './signing-key.entity';
import { SigningKeys } from './signing-keys';

/** The longest whose record every provider takes. */
const bits = 2048;
const generate = promisify(generateKeyPair);

const lock = {
  name: 'signing-keys-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('signing-keys:' || $1, 0))`,
};
const count = {
  name: 'signing-keys-count',
  text: 'select count(*)::int as made from notifications.signing_keys where domain = $1',
};
const endWaiting = {
  name: 'signing-keys-end-waiting',
  text: `update notifications.signing_keys set ended_at = $2, sealed_private_key = null
    where domain = $1 and used_from is null and ended_at is null`,
};

/** Makes a key for the sender's domain, in the place of one that waits. Nothing is signed by it before its record is published. */
@Injectable()
export class MakeSigningKey {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly keys: SigningKeys,
    private readonly servers: MailServers,
  ) {}

  /** Answers its id. Throws `sender_at_this_machine`. */
  async execute(admin: Viewer): Promise<string> {
    const domain = domainOf(await this.servers.sender());
    if (isLoopback(domain)) throw senderAtThisMachine();
    const { privateKey } = await generate('rsa', {
      modulusLength: bits,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    return this.database.transaction(async () => {
      await this.database.run(lock, [domain]);
      const now = this.clock.now();
      await this.database.run(endWaiting, [domain, now]);
      const { made } = await this.database.one<{ made: number }>(count, [domain]);
      // Never one that was used before: others may remember its record.
      const selector = `gia${made + 1}`;
      const { id } = await this.database.insert(SigningKey, {
        domain,
        selector,
        publicKey: publicPartOf(privateKey),
        sealedPrivateKey: this.keys.seal(privateKey),
        madeAt: now,
      });
      await this.audit.record(admin, 'signing-key.made', `signing-key:${id}`, { domain, selector });
      return id;
    });
  }
}
