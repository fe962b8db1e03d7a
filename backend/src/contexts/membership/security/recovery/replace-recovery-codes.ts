import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { noFactor } from '../security.errors';
import { TellHolder } from '../tell-holder';
import { RecoveryCodes } from './recovery-codes';

@Injectable()
export class ReplaceRecoveryCodes {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
    private readonly tell: TellHolder,
  ) {}

  /** Answers the new ones; throws `no_factor`. */
  async execute(viewer: Viewer, from: string): Promise<string[]> {
    return this.database.transaction(async () => {
      const account = accountOf(viewer);
      const { hasAuthenticator, passkeys } = await this.factors.lock(account);
      if (!hasAuthenticator && passkeys === 0) throw noFactor();
      const codes = await this.recovery.replace(viewer.id);
      await this.audit.record(viewer, 'recovery-codes.replaced');
      await this.tell.execute(account, 'Your recovery codes were replaced', from);
      return codes;
    });
  }
}
