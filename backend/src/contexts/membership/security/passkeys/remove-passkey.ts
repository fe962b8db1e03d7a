import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { TellHolder } from '../tell-holder';

const remove = {
  name: 'passkeys-remove',
  text: 'delete from membership.passkeys where account_id = $1 and id = $2 returning name',
};

@Injectable()
export class RemovePasskey {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly tell: TellHolder,
  ) {}

  /** Throws `not_found` or `last_factor`. */
  async execute(viewer: Viewer, id: string, from: string): Promise<void> {
    await this.database.transaction(async () => {
      const account = accountOf(viewer);
      await this.factors.lock(account);
      const removed = await this.database.queryOne<{ name: string }>(remove, [viewer.id, id]);
      if (!removed) throw notFound('passkey of yours');
      await this.factors.afterRemoval(account);
      await this.audit.record(viewer, 'passkey.removed', `passkey:${id}`, { name: removed.name });
      await this.tell.execute(account, 'A passkey was removed', from, `It was called “${removed.name}”.`);
    });
  }
}
