import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { ReviewAct } from '../registrations/registration.enums';
import { LockRegistration } from './lock-registration';
import { VerifyOrganization } from './verify-organization';

/** A super admin takes a decision or a question back: the registration waits for the alliance again. */
@Injectable()
export class ReopenRegistration {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRegistration,
    private readonly verification: VerifyOrganization,
  ) {}

  /** Throws `not_found`, and `registration_decided` for one that waits already. */
  async execute(admin: Viewer, memberId: string): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.lock.execute(memberId);
      const before = { status: registration.status };
      registration.review(ReviewAct.Reopen, admin.id, this.clock.now());
      await this.database.manager.save(registration);
      await this.verification.execute(registration.organizationId, false);
      await this.audit.record(admin, 'registration.reopened', `registration:${memberId}`, {
        before,
        after: { status: registration.status },
      });
    });
  }
}
