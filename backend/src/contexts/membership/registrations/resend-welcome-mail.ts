import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { tooManyRequests } from '../../../platform/http/problems';
import { RateLimits } from '../../../platform/http/rate-limits';
import { MeetPerson } from '../accounts/meet-person';
import { registering } from '../membership.limits';
import { MailWelcome } from './mail-welcome';
import { PendingRegistrations } from './pending-registrations';

/** Mails the welcome of a registration again, with a fresh link; the one before ends. */
@Injectable()
export class ResendWelcomeMail {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mailWelcome: MailWelcome,
    private readonly people: MeetPerson,
    private readonly registrations: PendingRegistrations,
  ) {}

  /** Throws `not_found`, `already_activated` or `too_many_requests`; the old link then stays good. */
  async execute(token: string, from: string): Promise<void> {
    await this.limits.consume(registering, from);
    await this.database.transaction(async () => {
      const registration = await this.registrations.lock(token);
      // Who has said that the organization is not theirs is not asked again.
      if (registration.isRejected) throw notFound('registration');
      const person = await this.people.execute(registration.email, registration.contactName);
      if (!(await this.mailWelcome.execute(registration, person))) throw tooManyRequests(3600);
      await this.audit.record('visitor', 'registration.welcomed-again', `organization:${registration.organizationId}`, {
        memberId: registration.memberId,
      });
    });
  }
}
