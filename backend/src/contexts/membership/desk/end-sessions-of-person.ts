import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { SecurityApi } from '../security/security.api';
import { LockRecord } from './lock-record';

/** Signs a person out everywhere; they may sign in again. */
@Injectable()
export class EndSessionsOfPerson {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock.person(id);
      await this.sessions.endOthers(id);
      await this.audit.record(viewer, 'person.sessions-ended', `person:${id}`, { reason });
      await this.security.tellMember(id, 'You were signed out everywhere', reason);
    });
  }
}
