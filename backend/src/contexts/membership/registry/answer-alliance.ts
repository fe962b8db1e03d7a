import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import { Mail } from '../../../platform/mail/mail';
import { nothingAsked } from '../membership.errors';
import { answeringAlliance } from '../membership.limits';
import { RegistrationMessageAuthor, RegistrationStatus, ReviewAct } from '../registrations/registration.enums';
import { RegistrationMessage } from '../registrations/registration-message.entity';
import { registrationAnsweredMail } from '../registry.mails';
import { LockRegistration } from './lock-registration';
import { WriteToApplicant } from './write-to-applicant';

/** The applicant answers what the alliance has asked; the registration waits for the alliance again. */
@Injectable()
export class AnswerAlliance {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly lock: LockRegistration,
    private readonly mail: Mail,
    private readonly write: WriteToApplicant,
  ) {}

  /** Throws `not_found`, `nothing_asked` or `too_many_requests`. */
  async execute(token: string, answer: string, from: string): Promise<void> {
    await this.limits.consume(answeringAlliance, from);
    const memberId = await this.write.memberIdOf(token);
    await this.database.transaction(async () => {
      const registration = await this.lock.execute(memberId);
      if (registration.status !== RegistrationStatus.InfoRequested) throw nothingAsked();
      const now = this.clock.now();
      registration.review(ReviewAct.Reopen, null, now);
      await this.database.manager.save(registration);
      await this.database.insert(RegistrationMessage, {
        registrationId: memberId,
        author: RegistrationMessageAuthor.Applicant,
        text: answer,
        sentAt: now,
      });
      const { organizationName, contactName } = registration;
      await this.mail.queue(registrationAnsweredMail, {
        to: this.config.operators,
        values: {
          organizationName,
          contactName,
          memberId,
          answer,
          link: `${this.config.appUrl}/admin/registrations?registration=${memberId}`,
        },
        about: `review:${memberId}`,
      });
      await this.audit.record('visitor', 'registration.answered', `registration:${memberId}`, {
        before: { status: RegistrationStatus.InfoRequested },
        after: { status: registration.status },
      });
    });
  }
}
