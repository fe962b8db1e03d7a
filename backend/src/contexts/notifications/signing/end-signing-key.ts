import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';

const end = {
  name: 'signing-keys-end',
  text: `update notifications.signing_keys set ended_at = $2, sealed_private_key = null
    where id = $1 and ended_at is null returning domain, selector`,
};

/** Signs by a key no more, and forgets it; the environment's, if there is one, signs again. */
@Injectable()
export class EndSigningKey {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Throws `not_found`. */
  async execute(admin: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const ended = await this.database.queryOne<{ domain: string; selector: string }>(end, [id, this.clock.now()]);
      if (!ended) throw notFound('key');
      await this.audit.record(admin, 'signing-key.ended', `signing-key:${id}`, ended);
    });
  }
}
