import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import type { Viewer } from '../../../../platform/http/viewer';
import { Factors } from '../factors';
import { accountOf } from '../holders';
import { Authenticator } from './authenticator';

/** Makes the key that an authenticator app is given. Nothing changes before a first code of it is confirmed. */
@Injectable()
export class BeginAuthenticator {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly database: Database,
    private readonly factors: Factors,
  ) {}

  /** Throws `authenticator_set`. A key that was made before and not confirmed is replaced. */
  async execute(viewer: Viewer): Promise<{ key: string; address: string }> {
    return this.database.transaction(async () => {
      await this.factors.lockWithoutAuthenticator(accountOf(viewer));
      return this.authenticator.begin(viewer.id, viewer.email);
    });
  }
}
