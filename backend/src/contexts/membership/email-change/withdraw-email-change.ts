import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MeetPerson } from '../accounts/meet-person';
import { OpenEmailChange } from './open-email-change';

/** A person keeps the address that they have. */
@Injectable()
export class WithdrawEmailChange {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly open: OpenEmailChange,
    private readonly people: MeetPerson,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer): Promise<void> {
    await this.database.transaction(async () => {
      await this.people.lock(viewer.id);
      if (!(await this.open.end(viewer.id))) throw notFound('change of address');
      await this.audit.record(viewer, 'email.change-withdrawn', `person:${viewer.id}`);
    });
  }
}
