import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LockRegistration } from './lock-registration';

/** A super admin takes a deletion back. Links that were mailed before have ended; the welcome can be sent again. */
@Injectable()
export class RestoreRegistration {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockRegistration,
  ) {}

  /** Throws `not_found` for one that is not deleted, or erased. */
  async execute(admin: Pick<Viewer, 'kind' | 'id'>, memberId: string): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.lock.deleted(memberId);
      registration.deletedAt = null;
      registration.deletedBy = null;
      await this.database.manager.save(registration);
      await this.audit.record(admin, 'registration.restored', `registration:${memberId}`);
    });
  }
}
