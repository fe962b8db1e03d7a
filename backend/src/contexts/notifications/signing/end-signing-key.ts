import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { recordNameOf } from './dkim-record';
import { TellOperatorsOfSigning } from './tell-operators-of-signing';

const end = {
  name: 'signing-keys-end',
  text: `update notifications.signing_keys set ended_at = $2, sealed_private_key = null
    where id = $1 and ended_at is null returning domain, selector, used_from is not null as "wasUsed"`,
};

interface Ended {
  domain: string;
  selector: string;
  wasUsed: boolean;
}

/** Signs by a key no more, and forgets it; the environment's, if there is one, signs again. */
@Injectable()
export class EndSigningKey {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly tell: TellOperatorsOfSigning,
  ) {}

  /** Throws `not_found`. */
  async execute(admin: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const ended = await this.database.queryOne<Ended>(end, [id, this.clock.now()]);
      if (!ended) throw notFound('key');
      const { domain, selector, wasUsed } = ended;
      await this.audit.record(admin, 'signing-key.ended', `signing-key:${id}`, { domain, selector });
      // One that has waited for its record has signed nothing.
      if (!wasUsed) return;
      const what = `has mail from ${domain} signed by the key ${selector} no more.`;
      await this.tell.execute(admin, id, what, recordNameOf(selector, domain));
    });
  }
}
