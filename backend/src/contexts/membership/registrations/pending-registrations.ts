import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { Secrets } from '../../../platform/secrets/secrets';
import { MeetPerson } from '../accounts/meet-person';
import { alreadyActivated } from '../membership.errors';
import type { Welcomed } from './mail-welcome';

interface PendingRegistration extends Welcomed {
  userId: string;
  /** Where the person is reached now: who has an account may have another address than the one that was registered. */
  email: string;
  /** Whether the person of the address has said that the organization is not theirs. */
  isRejected: boolean;
  /** Whether the alliance has rejected it: nobody can make it theirs. */
  isRefused: boolean;
  /** Whether the alliance has approved it: it stays with whom it has looked at. */
  isApproved: boolean;
}

const purpose = 'registration';
/** How long whoever made a registration may look at it and mend it, in milliseconds: 30 days. */
export const mendable = 30 * day;

const lock = {
  name: 'registrations-lock',
  text: `select r.id as "memberId", r.organization_id as "organizationId", r.organization_name as "organizationName",
      r.contact_name as "contactName", u.email, r.selected_plan as tier, r.user_id as "userId",
      not exists (select from membership.user_organizations m
        where m.user_id = r.user_id and m.organization_id = r.organization_id) as "isRejected",
      r.status = 'rejected' as "isRefused", r.status = 'approved' as "isApproved"
    from membership.membership_registrations r join membership.users u on u.id = r.user_id
    where r.id = $1 and r.created_at > $2 and r.deleted_at is null for update of r`,
};
const isMendable = {
  name: 'registrations-is-mendable',
  text: 'select from membership.membership_registrations where id = $1 and created_at > $2',
};
const isConfirmed = {
  name: 'registrations-is-confirmed',
  text: 'select from membership.user_organizations where user_id = $1 and organization_id = $2 and is_active',
};

/** The token of a registration's answer: whoever holds it made the registration, and may mend it for 30 days. */
@Injectable()
export class PendingRegistrations {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly people: MeetPerson,
    private readonly secrets: Secrets,
  ) {}

  token(memberId: string): string {
    return this.secrets.sign(purpose, memberId);
  }

  /** The member id that a token is for; throws `not_found`. */
  memberIdOf(token: string): string {
    const memberId = this.secrets.verify(purpose, token);
    if (!memberId) throw notFound('registration');
    return memberId;
  }

  /** The same for as long as the registration may be mended. */
  async memberIdOfMendable(token: string): Promise<string> {
    const memberId = this.memberIdOf(token);
    if (!(await this.database.queryOne(isMendable, [memberId, this.clock.in(-mendable)])))
      throw notFound('registration');
    return memberId;
  }

  /**
   * The registration and its person, locked until the surrounding transaction ends. Throws `not_found` and
   * `already_activated`.
   */
  async lock(token: string): Promise<PendingRegistration> {
    const registration = await this.hold(token);
    await this.demandUnconfirmed(registration);
    return registration;
  }

  /** The same for who needs no token, however long ago it was made. */
  async lockAnyTime(memberId: string): Promise<PendingRegistration> {
    const registration = await this.holdSince(memberId, new Date(0));
    if (registration.isRejected) throw notFound('registration');
    await this.demandUnconfirmed(registration);
    return registration;
  }

  /** The registration, locked; not yet its person. Throws `not_found`. */
  async hold(token: string): Promise<PendingRegistration> {
    return this.holdSince(this.memberIdOf(token), this.clock.in(-mendable));
  }

  private async holdSince(memberId: string, since: Date): Promise<PendingRegistration> {
    const registration = await this.database.queryOne<PendingRegistration>(lock, [memberId, since]);
    if (!registration || registration.isRefused) throw notFound('registration');
    return registration;
  }

  /** Locks the person of a registration that is held; throws `already_activated`. */
  async demandUnconfirmed({ userId, organizationId }: PendingRegistration): Promise<void> {
    await this.people.lock(userId);
    if (await this.database.queryOne(isConfirmed, [userId, organizationId])) throw alreadyActivated();
  }
}
