import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';

const rename = {
  name: 'passkeys-rename',
  text: `update membership.passkeys p set name = $3 from (select id, name from membership.passkeys where id = $2 for update) was
    where p.id = was.id and p.account_id = $1 returning was.name`,
};

@Injectable()
export class RenamePasskey {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string, name: string): Promise<void> {
    await this.database.transaction(async () => {
      const before = await this.database.queryOne<{ name: string }>(rename, [viewer.id, id, name]);
      if (!before) throw notFound('passkey of yours');
      await this.audit.record(viewer, 'passkey.renamed', `passkey:${id}`, { before, after: { name } });
    });
  }
}
