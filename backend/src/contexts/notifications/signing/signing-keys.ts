import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { domainOf } from '../settings/mail-servers';
import { publicPartOf } from './dkim-record';
import type { SigningKey } from './signing-key.entity';

interface MailSignature {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

export type KnownKey = Pick<SigningKey, 'selector' | 'publicKey'> & {
  /** None of the environment's. */
  id: string | null;
  /** Since when it signs; nothing of one that waits, and of the environment's. */
  usedFrom: string | null;
};

const purpose = 'signing-key';
const inUse = {
  name: 'signing-keys-in-use',
  text: `select selector, sealed_private_key as sealed from notifications.signing_keys
    where domain = $1 and used_from is not null and ended_at is null`,
};
const known = {
  name: 'signing-keys-known',
  text: `select id, selector, public_key as "publicKey", used_from as "usedFrom" from notifications.signing_keys
    where domain = $1 and ended_at is null order by made_at`,
};

/** The keys by which mail is signed (DKIM). One that was made here comes before the environment's, which is for its sender's domain. */
@Injectable()
export class SigningKeys {
  private readonly log = new Logger(SigningKeys.name);

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** What signs mail of a domain; nothing where nothing does. */
  async keyOf(domain: string): Promise<MailSignature | undefined> {
    const made = await this.database.queryOne<{ selector: string; sealed: Buffer }>(inUse, [domain]);
    if (!made) return this.ofEnvironment(domain);
    const privateKey = this.secrets.open<string>(purpose, made.sealed);
    if (privateKey) return { domain, selector: made.selector, privateKey };
    this.log.warn('Mail is not signed: the key was sealed with another SESSION_SECRET. Make a new one.');
    return undefined;
  }

  /** The key that signs, and the one that waits for its record. */
  async known(domain: string): Promise<{ inUse?: KnownKey; waiting?: KnownKey }> {
    const keys = await this.database.query<KnownKey>(known, [domain]);
    const environments = this.ofEnvironment(domain);
    return {
      inUse:
        keys.find(({ usedFrom }) => usedFrom) ??
        (environments && {
          id: null,
          selector: environments.selector,
          publicKey: publicPartOf(environments.privateKey),
          usedFrom: null,
        }),
      waiting: keys.find(({ usedFrom }) => !usedFrom),
    };
  }

  seal(privateKey: string): Buffer {
    return this.secrets.seal(purpose, privateKey);
  }

  private ofEnvironment(domain: string): MailSignature | undefined {
    const { dkim, mailFrom } = this.config;
    return dkim && domainOf(mailFrom) === domain ? { domain, ...dkim } : undefined;
  }
}
