import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { MailWelcome } from '../registrations/mail-welcome';
import { ReviewAct } from '../registrations/registration.enums';
import { ReleaseOrganization } from '../registrations/release-organization';
import { registrationApprovedMail, registrationRejectedMail } from '../registry.mails';
import { LockRegistration } from './lock-registration';
import { VerifyOrganization } from './verify-organization';
import { WriteToApplicant } from './write-to-applicant';

/**
 * A super admin approves or rejects a registration, announced or silently. Approval verifies the organization, which acts from then on if it had to wait. After a rejection nobody
 * can make it theirs; one that somebody has made theirs already goes on, without the verification.
 */
@Injectable()
export class DecideRegistration {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRegistration,
    private readonly mailWelcome: MailWelcome,
    private readonly release: ReleaseOrganization,
    private readonly verification: VerifyOrganization,
    private readonly write: WriteToApplicant,
  ) {}

  /** Throws `not_found`, `registration_decided` and `organization_has_left`. */
  async approve(admin: Pick<Viewer, 'kind' | 'id'>, memberId: string, isAnnounced: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.decide(admin, memberId, ReviewAct.Approve, isAnnounced);
      await this.verification.execute(registration.organizationId, true);
      const hasWaited = await this.release.execute(registration.organizationId);
      if (isAnnounced) await this.write.execute(registration, registrationApprovedMail, { hasWaited });
    });
  }

  /** Throws `not_found` and `registration_decided`. */
  async reject(
    admin: Pick<Viewer, 'kind' | 'id'>,
    memberId: string,
    reason: string,
    isAnnounced: boolean,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.decide(admin, memberId, ReviewAct.Reject, isAnnounced, reason);
      const { userId, organizationId } = registration;
      await this.verification.execute(organizationId, false);
      await this.mailWelcome.end(userId, organizationId);
      if (isAnnounced) await this.write.execute(registration, registrationRejectedMail, { reason });
    });
  }

  private async decide(
    admin: Pick<Viewer, 'kind' | 'id'>,
    memberId: string,
    act: ReviewAct.Approve | ReviewAct.Reject,
    isAnnounced: boolean,
    reason: string | null = null,
  ) {
    const registration = await this.lock.execute(memberId);
    const before = { status: registration.status };
    registration.review(act, admin.id, this.clock.now(), reason);
    await this.database.manager.save(registration);
    await this.audit.record(admin, `registration.${registration.status}`, `registration:${memberId}`, {
      before,
      after: { status: registration.status },
      ...(reason && { reason }),
      announced: isAnnounced,
    });
    return registration;
  }
}
