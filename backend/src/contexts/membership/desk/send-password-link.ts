import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { RequestPasswordReset } from '../accounts/request-password-reset';
import { LockRecord } from './lock-record';

/** Mails a person the link by which they set a password, as *Forgot password* does; nobody else sees it. */
@Injectable()
export class SendPasswordLink {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly reset: RequestPasswordReset,
  ) {}

  /** Throws `not_found`, and `too_many_requests` where the address has had enough of them. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { email } = await this.lock.person(id);
      if (!(await this.reset.send(email))) throw tooManyRequests(3600);
      await this.audit.record(viewer, 'person.password-link-sent', `person:${id}`, { reason });
    });
  }
}
