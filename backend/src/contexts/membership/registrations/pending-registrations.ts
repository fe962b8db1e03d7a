import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { Secrets } from '../../../platform/secrets/secrets';
import { MeetPerson } from '../accounts/meet-person';
import { alreadyActivated } from '../membership.errors';
import type { Welcomed } from './mail-welcome';

export interface PendingRegistration extends Welcomed {
  userId: string;
  /** Whether the person of the address has said that the organization is not theirs. */
  isRejected: boolean;
}

const purpose = 'registration';
/** How long whoever made a registration may look at it and mend it, in milliseconds: 30 days. */
export const mendable = 30 * day;

const lock = {
  name: 'registrations-lock',
  text: `select id as "memberId", organization_id as "organizationId", organization_name as "organizationName",
      contact_name as "contactName", email, selected_plan as tier, user_id as "userId",
      not exists (select from membership.user_organizations m
        where m.user_id = r.user_id and m.organization_id = r.organization_id) as "isRejected"
    from membership.membership_registrations r
    where id = $1 and created_at > $2 for update`,
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
    if (!registration) throw notFound('registration');
    return registration;
  }

  /** Locks the person of a registration that is held; throws `already_activated`. */
  async demandUnconfirmed({ userId, organizationId }: PendingRegistration): Promise<void> {
    await this.people.lock(userId);
    if (await this.database.queryOne(isConfirmed, [userId, organizationId])) throw alreadyActivated();
  }
}
