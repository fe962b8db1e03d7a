import { Injectable } from '@nestjs/common';
import { type Actor, Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { accountSuspensionLiftedMail } from '../desk.mails';
import { notSuspended } from '../membership.errors';
import { type LockedPerson, LockRecord } from './lock-record';

const lift = {
  name: 'desk-lift-suspension',
  text: 'update membership.users set suspended_at = null, suspended_until = null, suspension_reason = null where id = $1',
};

/** Lets a person come in again. */
@Injectable()
export class LiftSuspension {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly mail: Mail,
  ) {}

  /** With a reason, or by the system, which lifts none whose time is not over. Throws `not_found` or, with a reason, `not_suspended`. */
  async execute(actor: Actor, id: string, reason?: string): Promise<void> {
    await this.database.transaction(async () => {
      const { email, firstName, suspension } = await this.lock.person(id);
      if (reason === undefined && !this.isOver(suspension)) return;
      if (!suspension) throw notSuspended();
      await this.database.run(lift, [id]);
      await this.audit.record(actor, 'person.suspension-lifted', `person:${id}`, {
        reason,
        before: { until: suspension.until, reason: suspension.reason },
        after: null,
      });
      await this.mail.queue(accountSuspensionLiftedMail, {
        to: { personId: id, name: firstName, address: email },
        values: { firstName, link: `${this.config.appUrl}/login` },
        about: `user:${id}`,
      });
    });
  }

  private isOver(suspension: LockedPerson['suspension']): boolean {
    return !!suspension?.until && new Date(suspension.until) <= this.clock.now();
  }
}
