import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { Mail } from '../../../platform/mail/mail';
import { MeetPerson } from '../accounts/meet-person';
import { aboutRegistration, MailWelcome } from '../registrations/mail-welcome';
import { PendingRegistrations } from '../registrations/pending-registrations';
import type { ResentWelcomeDto } from './welcome-mails.dto';

/** How long the answer waits for the mail to leave, so that it can say so. */
const patience = 700;

/** An operator mails the welcome of any registration again, with a fresh link; the one before ends. */
@Injectable()
export class ResendWelcomeEmail {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly mail: Mail,
    private readonly mailWelcome: MailWelcome,
    private readonly people: MeetPerson,
    private readonly registrations: PendingRegistrations,
  ) {}

  /** Throws `not_found`, `already_activated` or `too_many_requests`; the old link then stays good. */
  async execute(operator: Viewer, memberId: string): Promise<ResentWelcomeDto> {
    const { address, messageId } = await this.database.transaction(async () => {
      const registration = await this.registrations.lockAnyTime(memberId);
      const person = await this.people.execute(registration.email, registration.contactName);
      const queued = await this.mailWelcome.execute(registration, person);
      if (!queued) throw tooManyRequests(3600);
      const subject = `organization:${registration.organizationId}`;
      await this.audit.record(operator, 'registration.welcomed-again', subject, { memberId });
      return { address: registration.email, messageId: queued };
    });
    const state = await this.idempotency.beyond(() => this.mail.stateOf(aboutRegistration(memberId), patience));
    if (state === 'sent') return { success: true, message: `Welcome email sent to ${address}.`, messageId };
    if (state === 'queued') return { success: true, message: `Welcome email queued for ${address}.`, messageId };
    return { success: false, message: `The welcome email to ${address} could not be delivered.`, messageId };
  }
}
