import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { TellHolder } from '../tell-holder';

@Injectable()
export class RemoveAuthenticator {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly tell: TellHolder,
  ) {}

  /** Throws `not_found` or `last_factor`. */
  async execute(viewer: Viewer, from: string): Promise<void> {
    await this.database.transaction(async () => {
      const account = accountOf(viewer);
      const { hasAuthenticator } = await this.factors.lock(account);
      if (!hasAuthenticator) throw notFound('authenticator app');
      await this.factors.removeAuthenticator(viewer.id);
      await this.factors.afterRemoval(account);
      await this.audit.record(viewer, 'authenticator.removed');
      await this.tell.execute(account, 'The authenticator app was removed', from);
    });
  }
}
