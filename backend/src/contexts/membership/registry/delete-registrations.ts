import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { MailWelcome } from '../registrations/mail-welcome';
import type { MembershipRegistration } from '../registrations/membership-registration.entity';
import { LockRegistration } from './lock-registration';

/** A super admin deletes registrations: they are out of the lists, and nobody can make their organizations theirs by them. */
@Injectable()
export class DeleteRegistrations {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRegistration,
    private readonly mailWelcome: MailWelcome,
  ) {}

  /** Throws `not_found`, also for one that is deleted. */
  async execute(admin: Pick<Viewer, 'kind' | 'id'>, memberId: string): Promise<void> {
    await this.database.transaction(async () => this.delete(admin, await this.lock.execute(memberId)));
  }

  /** In the order of their IDs; answers how many there were. */
  async all(admin: Viewer, memberIds: string[]): Promise<number> {
    return this.database.transaction(async () => {
      let deleted = 0;
      for (const memberId of [...new Set(memberIds)].sort()) {
        const registration = await this.lock.find(memberId);
        if (!registration) continue;
        await this.delete(admin, registration);
        deleted += 1;
      }
      return deleted;
    });
  }

  private async delete(admin: Pick<Viewer, 'kind' | 'id'>, registration: MembershipRegistration): Promise<void> {
    const { id, userId, organizationId } = registration;
    registration.deletedAt = this.clock.now();
    registration.deletedBy = admin.id;
    await this.database.manager.save(registration);
    await this.mailWelcome.end(userId, organizationId);
    await this.audit.record(admin, 'registration.deleted', `registration:${id}`, { organizationId });
  }
}
