import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { Mail } from '../../../platform/mail/mail';
import type { TestEmailDto, TestEmailResultDto } from './welcome-mails.dto';
import { WelcomeSamples } from './welcome-samples';

/** An operator has a sample of a welcome mail sent at once, and is told what the mail server says. */
@Injectable()
export class SendTestEmail {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly mail: Mail,
    private readonly samples: WelcomeSamples,
  ) {}

  /** Throws `recipient_unusable`, and `too_many_requests` where the address has had enough of them for now. */
  async execute(
    operator: Viewer,
    { to, userName, organizationName, membershipTier }: TestEmailDto,
  ): Promise<TestEmailResultDto> {
    const { mail, values } = await this.samples.of(membershipTier, userName, organizationName);
    const messageId = await this.database.transaction(async () => {
      const id = await this.mail.queue(mail, { to: { name: userName, address: to }, values, about: 'test' });
      if (!id) throw tooManyRequests(24 * 3600);
      await this.audit.record(operator, 'email.tested', `message:${id}`, { template: mail.name });
      return id;
    });
    const { isSent, isCaught, answer } = await this.idempotency.beyond(() => this.mail.sendNow(messageId));
    const success = isSent || isCaught;
    return { success, isCaught, error: success ? null : answer, messageId };
  }
}
