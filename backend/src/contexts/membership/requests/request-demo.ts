import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { RateLimits } from '../../../platform/http/rate-limits';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { canonicalEmail } from '../accounts/user.entity';
import { DemoRequested } from '../membership.events';
import { requestingDemo } from '../membership.limits';
import { demoConfirmed, demoRequested } from '../membership.mails';
import { RequestKind } from './request.enums';
import type { RequestDemoDto } from './requests.dto';

const insert = {
  name: 'requests-insert',
  text: `insert into membership.alliance_requests (kind, name, email, organization, message, preferred_time)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
};

/** Keeps a request for a demonstration, says so to the person who asks, and tells the operators. */
@Injectable()
export class RequestDemo {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
  ) {}

  /**
   * The same request while it is open is the same one, however often it is sent; every one is kept, also when its
   * address has had enough confirmations. Throws `too_many_requests`.
   */
  async execute(form: RequestDemoDto, from: string): Promise<void> {
    await this.limits.consume(requestingDemo, from);
    const email = canonicalEmail(form.email);
    const { name, organization, message } = form;
    const preferredTime = form.preferredTime || null;
    await this.database.transaction(async () => {
      const values = [RequestKind.Demo, name, email, organization, message, preferredTime];
      const row = await this.database.queryOne<{ id: string }>(insert, values);
      if (!row) return;
      const about = `request:${row.id}`;
      const firstName = greeted(name);
      await this.mail.queue(demoConfirmed, {
        to: { name: firstName, address: email },
        values: { firstName },
        about,
      });
      await this.mail.queue(demoRequested, {
        to: this.config.operators,
        values: {
          name,
          email,
          organization,
          message,
          preferredTime,
          link: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
        },
        about,
      });
      await this.events.publish(new DemoRequested(row.id));
      await this.audit.record('visitor', 'demo.requested', about);
    });
  }
}
