import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { signingKeyUnpublished } from '../notifications.errors';
import { DomainNames } from '../probe/domain-names';
import { keyIn, recordNameOf } from './dkim-record';
import { SigningKey } from './signing-key.entity';
import { TellOperatorsOfSigning } from './tell-operators-of-signing';

const endOthers = {
  name: 'signing-keys-end-others',
  text: `update notifications.signing_keys set ended_at = $3, sealed_private_key = null
    where domain = $1 and id <> $2 and used_from is not null and ended_at is null`,
};
const use = {
  name: 'signing-keys-use',
  text: `update notifications.signing_keys set used_from = $2
    where id = $1 and used_from is null and ended_at is null`,
};

/** Signs mail by a key from now on, once its domain publishes it; the one before is ended. */
@Injectable()
export class UseSigningKey {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly names: DomainNames,
    private readonly tell: TellOperatorsOfSigning,
  ) {}

  /** Throws `not_found`, and `signing_key_unpublished` where the record is not there, or is another. */
  async execute(admin: Viewer, id: string): Promise<void> {
    const key = await this.database.manager.findOneBy(SigningKey, { id, usedFrom: IsNull(), endedAt: IsNull() });
    if (!key) throw notFound('key');
    const { domain, selector } = key;
    await this.demandPublished(key);
    await this.database.transaction(async () => {
      const now = this.clock.now();
      if (!(await this.database.run(use, [id, now]))) throw notFound('key');
      await this.database.run(endOthers, [domain, id, now]);
      await this.audit.record(admin, 'signing-key.used', `signing-key:${id}`, { domain, selector });
      const what = `has mail from ${domain} signed by the key ${selector}.`;
      await this.tell.execute(admin, id, what, recordNameOf(selector, domain));
    });
  }

  private async demandPublished({ selector, domain, publicKey }: SigningKey): Promise<void> {
    const name = recordNameOf(selector, domain);
    const texts = await this.names.textsAt(name).catch(() => []);
    if (!texts.some((text) => keyIn(text) === publicKey)) throw signingKeyUnpublished(name);
  }
}
