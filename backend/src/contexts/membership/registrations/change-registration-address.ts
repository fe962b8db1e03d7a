import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { tooManyRequests } from '../../../platform/http/problems';
import { RateLimits } from '../../../platform/http/rate-limits';
import { MeetPerson } from '../accounts/meet-person';
import { canonicalEmail } from '../accounts/user.entity';
import { registrationDecided } from '../membership.errors';
import { registering } from '../membership.limits';
import { MailWelcome } from './mail-welcome';
import { PendingRegistrations } from './pending-registrations';
import { RegistrationStatus } from './registration.enums';

const moveRegistration = {
  name: 'registrations-move',
  text: `update membership.membership_registrations
    set email = $2, user_id = $3, updated_at = now() where id = $1`,
};
const endOwnership = {
  name: 'registrations-end-ownership',
  text: `delete from membership.user_organizations where user_id = $1 and organization_id = $2 and not is_active`,
};
/** Also when the person of the first address has said that the organization is not theirs. */
const addOwnership = {
  name: 'registrations-add-ownership',
  text: `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'owner', false)`,
};

/** Whoever registered with a mistyped address gives the right one, as long as nobody has confirmed the first. */
@Injectable()
export class ChangeRegistrationAddress {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mailWelcome: MailWelcome,
    private readonly people: MeetPerson,
    private readonly registrations: PendingRegistrations,
  ) {}

  /**
   * Registration and organization belong to the person of the new address from then on, who gets the welcome mail;
   * links mailed to the old one end. Throws `not_found`, `registration_decided`, `already_activated` or `too_many_requests`.
   */
  async execute(token: string, address: string, from: string): Promise<void> {
    await this.limits.consume(registering, from);
    const email = canonicalEmail(address);
    await this.database.transaction(async () => {
      const registration = await this.registrations.hold(token);
      if (registration.isApproved) throw registrationDecided(RegistrationStatus.Approved, []);
      const { memberId, organizationId, userId, contactName } = registration;
      const meet = () => this.people.execute(email, contactName);
      // People are locked in one order, since another registration may go the other way.
      const met = email < registration.email ? await meet() : undefined;
      await this.registrations.demandUnconfirmed(registration);
      const person = met ?? (await meet());
      await this.mailWelcome.end(userId, organizationId);
      await this.database.run(moveRegistration, [memberId, email, person.id]);
      await this.database.run(endOwnership, [userId, organizationId]);
      await this.database.run(addOwnership, [person.id, organizationId]);
      if (!(await this.mailWelcome.execute({ ...registration, email }, person))) throw tooManyRequests(3600);
      await this.audit.record('visitor', 'registration.address-changed', `organization:${organizationId}`, {
        memberId,
        before: { person: `user:${userId}` },
        after: { person: `user:${person.id}` },
      });
    });
  }
}
