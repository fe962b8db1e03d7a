import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { MembershipRegistration } from '../registrations/membership-registration.entity';

const lockOrganization = {
  name: 'registry-lock-organization',
  text: `select from membership.organizations
    where id = (select organization_id from membership.membership_registrations where id = $1) for no key update`,
};

/** Puts those who decide on one registration in a line, with whoever changes or ends its organization. */
@Injectable()
export class LockRegistration {
  constructor(private readonly database: Database) {}

  /** Throws `not_found` for one that is deleted. */
  async execute(memberId: string): Promise<MembershipRegistration> {
    const registration = await this.find(memberId);
    if (!registration) throw notFound('registration');
    return registration;
  }

  /** Throws `not_found` for one that is not. */
  async deleted(memberId: string): Promise<MembershipRegistration> {
    const registration = await this.find(memberId, true);
    if (!registration) throw notFound('registration');
    return registration;
  }

  async find(id: string, isDeleted = false): Promise<MembershipRegistration | null> {
    await this.database.run(lockOrganization, [id]);
    return this.database.manager.findOne(MembershipRegistration, {
      where: { id, deletedAt: isDeleted ? Not(IsNull()) : IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
