import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { RegistrationMessageAuthor, ReviewAct } from '../registrations/registration.enums';
import { RegistrationMessage } from '../registrations/registration-message.entity';
import { registrationAskedMail } from '../registry.mails';
import { LockRegistration } from './lock-registration';
import { WriteToApplicant } from './write-to-applicant';

/** A super admin asks the applicant for information; the registration waits for the answer. */
@Injectable()
export class AskApplicant {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRegistration,
    private readonly write: WriteToApplicant,
  ) {}

  /** Throws `not_found` and `registration_decided`. */
  async execute(admin: Viewer, memberId: string, question: string): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.lock.execute(memberId);
      const before = { status: registration.status };
      const now = this.clock.now();
      registration.review(ReviewAct.Ask, admin.id, now);
      await this.database.manager.save(registration);
      await this.database.insert(RegistrationMessage, {
        registrationId: memberId,
        author: RegistrationMessageAuthor.Alliance,
        text: question,
        sentAt: now,
      });
      await this.write.execute(registration, registrationAskedMail, { question });
      await this.audit.record(admin, 'registration.asked', `registration:${memberId}`, {
        before,
        after: { status: registration.status },
      });
    });
  }
}
