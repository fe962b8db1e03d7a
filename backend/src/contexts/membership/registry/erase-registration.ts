import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { EndOrganization } from '../closing/end-organization';
import { LockRegistration } from './lock-registration';

const erase = { name: 'registry-erase', text: 'delete from membership.membership_registrations where id = $1' };
const isAnybodys = {
  name: 'registry-is-anybodys',
  text: 'select from membership.user_organizations where organization_id = $1 and is_active limit 1',
};
const endWaiting = {
  name: 'registry-end-waiting',
  text: 'delete from membership.user_organizations where organization_id = $1 and not is_active',
};
/** Who has never signed in, and whom nothing else names: the hourly erasing of accounts does the rest. */
const eraseStranger = {
  name: 'registry-erase-stranger',
  text: `update membership.users u set deletion_asked_at = $2, deletion_due_at = $2
    where id = $1 and password_hash is null and email_verified_at is null and erased_at is null and deletion_due_at is null
      and not exists (select from membership.user_organizations m where m.user_id = u.id)
      and not exists (select from membership.membership_registrations r where r.user_id = u.id)`,
};

/**
 * What remains of a deleted registration when its time is over: the organization, where people have made it theirs. One that nobody
 * has is closed with it, and a contact person who has never signed in is erased like an account.
 */
@Injectable()
export class EraseRegistration {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly end: EndOrganization,
    private readonly lock: LockRegistration,
  ) {}

  /** One that was restored meanwhile is left alone. */
  async execute(memberId: string, deletedBefore: Date): Promise<void> {
    await this.database.transaction(async () => {
      const registration = await this.lock.find(memberId, true);
      if (!registration?.deletedAt || registration.deletedAt > deletedBefore) return;
      const { organizationId, userId } = registration;
      await this.database.run(erase, [memberId]);
      if (!(await this.database.queryOne(isAnybodys, [organizationId]))) {
        await this.database.run(endWaiting, [organizationId]);
        await this.end.execute('system', organizationId, 'registration-erased');
      }
      await this.database.run(eraseStranger, [userId, this.clock.now()]);
      await this.audit.record('system', 'registration.erased', `registration:${memberId}`, { organizationId });
    });
  }
}
