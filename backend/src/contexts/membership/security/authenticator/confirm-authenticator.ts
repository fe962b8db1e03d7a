import { Injectable } from '@nestjs/common';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { RecoveryCodes } from '../recovery/recovery-codes';
import { authenticatorNotBegun, codeWrong } from '../security.errors';
import { TellHolder } from '../tell-holder';
import { Authenticator } from './authenticator';

/** Asks an authenticator app for its codes from now on, once a first one has shown that it has the key. */
@Injectable()
export class ConfirmAuthenticator {
  constructor(
    private readonly audit: Audit,
    private readonly authenticator: Authenticator,
    private readonly database: Database,
    private readonly factors: Factors,
    private readonly recovery: RecoveryCodes,
    private readonly tell: TellHolder,
  ) {}

  /**
   * Answers the recovery codes that come with a first factor; none where there was one. Throws `authenticator_set`,
   * `authenticator_not_begun` or `code_wrong`.
   */
  async execute(viewer: Viewer, code: string, from: string): Promise<string[]> {
    return this.database.transaction(async () => {
      const account = accountOf(viewer);
      const { passkeys } = await this.factors.lockWithoutAuthenticator(account);
      if (!(await this.authenticator.isBegun(viewer.id))) throw authenticatorNotBegun();
      if (!(await this.authenticator.take(viewer.id, code, true))) throw codeWrong();
      await this.audit.record(viewer, 'authenticator.added');
      await this.tell.execute(account, 'An authenticator app was added', from);
      return passkeys === 0 ? this.recovery.replace(viewer.id) : [];
    });
  }
}
