import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { SecurityApi } from '../security/security.api';
import { LockRecord } from './lock-record';

/** Lets the second factors of a person be removed who has lost them, in three days, until which they can stop it. */
@Injectable()
export class ResetFactorsOfPerson {
  constructor(
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly security: SecurityApi,
  ) {}

  /** Answers when it is to be. Throws `not_found` or `no_factors_to_reset`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<string> {
    return this.database.transaction(async () => {
      await this.lock.person(id);
      return this.security.askFactorReset(viewer, id, reason);
    });
  }
}
