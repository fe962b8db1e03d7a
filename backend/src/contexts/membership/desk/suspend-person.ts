import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { accountSuspendedMail } from '../desk.mails';
import { EndMentoring } from '../mentoring/end-mentoring';
import { LockRecord } from './lock-record';
import type { SuspendPersonDto } from './people.dto';

const suspend = {
  name: 'desk-suspend-person',
  text: `update membership.users set suspended_at = $2, suspended_until = $3, suspension_reason = $4, updated_at = $2 where id = $1`,
};

/** Keeps a person out, for a time or for good: all sessions end, and nothing of theirs is changed but appointments that others wait for. */
@Injectable()
export class SuspendPerson {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly mail: Mail,
    private readonly mentoring: EndMentoring,
    private readonly sessions: Sessions,
  ) {}

  /** Suspended anew, the newer reason and end count. Throws `not_found`, and `invalid_input` for an end that is not ahead. */
  async execute(viewer: Viewer, id: string, { reason, until }: SuspendPersonDto): Promise<void> {
    const end = until === undefined ? null : new Date(until);
    if (end && end <= this.clock.now()) throw invalidField('until', 'Choose a day ahead');
    await this.database.transaction(async () => {
      const { email, firstName, suspension: before } = await this.lock.person(id);
      await this.mentoring.execute(viewer, id, null);
      await this.database.run(suspend, [id, this.clock.now(), end, reason]);
      await this.sessions.endOthers(id);
      await this.audit.record(viewer, 'person.suspended', `person:${id}`, {
        reason,
        before: before && { until: before.until, reason: before.reason },
        after: { until: end?.toISOString() ?? null },
      });
      await this.mail.queue(accountSuspendedMail, {
        to: { personId: id, name: firstName, address: email },
        values: { firstName, reason, until: end ?? undefined },
        about: `user:${id}`,
      });
    });
  }
}
