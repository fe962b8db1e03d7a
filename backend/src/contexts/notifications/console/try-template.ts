import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { tooManyRequests } from '../../../platform/http/problems';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { declaredMails } from '../../../platform/mail/define-mail';
import { Mail } from '../../../platform/mail/mail';
import { tryingMailOnOthers } from '../notifications.limits';

/** An operator sends a template with its sample to an address, to see how it arrives. */
@Injectable()
export class TryTemplate {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
  ) {}

  /** Answers the message's id. Throws `not_found`, and `too_many_requests` where the address has had enough. */
  async execute(operator: Viewer, name: string, to: string): Promise<string> {
    const template = declaredMails().get(name);
    if (!template) throw notFound('template');
    if (to.toLowerCase() !== operator.email.toLowerCase())
      await this.limits.consume(tryingMailOnOthers, to.toLowerCase());
    return this.database.transaction(async () => {
      const message = { to: { name: '', address: to }, values: template.sample, about: `template:${name}` };
      const id = await this.mail.queue(template, message);
      if (!id) throw tooManyRequests((template.limit?.minutes ?? 60) * 60);
      await this.audit.record(operator, 'template.tried', `message:${id}`, { template: name });
      return id;
    });
  }
}
