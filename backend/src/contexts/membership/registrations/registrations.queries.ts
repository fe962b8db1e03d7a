import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { mendable } from './pending-registrations';
import type { OrganizationToConfirmDto, RegistrationStatusDto, UnconfirmedOrganizationDto } from './registrations.dto';

const find = {
  name: 'registrations-find',
  text: `select r.id as "memberId", r.organization_name as "organizationName", r.selected_plan as tier, r.email,
      coalesce((select o.awaits_review from membership.organizations o where o.id = r.organization_id), false) as "awaitsReview",
      exists (select from membership.user_organizations m
        where m.user_id = r.user_id and m.organization_id = r.organization_id and m.is_active) as activated
    from membership.membership_registrations r where r.id = $1 and r.created_at > $2 and r.deleted_at is null`,
};
/** Registered with the address of a person who has proved it, and nobody's yet; neither rejected nor deleted by the alliance. */
const waiting = `from membership.user_organizations m
    join membership.users u on u.id = m.user_id and u.email_verified_at is not null
    join membership.organizations o on o.id = m.organization_id
    join membership.membership_registrations r on r.organization_id = m.organization_id and r.user_id = m.user_id
      and r.status <> 'rejected' and r.deleted_at is null
    where m.user_id = $1 and m.role = 'owner' and not m.is_active`;
const unconfirmed = {
  name: 'registrations-unconfirmed',
  text: `select o.id, o.name, o.type, o.country, r.id as "memberId", r.contact_name as "contactName",
      r.created_at as "registeredAt"
    ${waiting} order by r.created_at desc, r.id limit 50`,
};
const toConfirm = {
  name: 'registrations-to-confirm',
  text: `select o.name as "organizationName"
    from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1 and m.organization_id = $2 and m.role = 'owner'`,
};
const isUnconfirmed = { name: 'registrations-is-unconfirmed', text: `select ${waiting} and o.id = $2` };

@Injectable()
export class RegistrationsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** A registration of the last 30 days. */
  async find(memberId: string): Promise<Omit<RegistrationStatusDto, 'emailSent' | 'emailState'> | undefined> {
    return this.database.queryOne(find, [memberId, this.clock.in(-mendable)]);
  }

  /** What waits for a person to say whether it is theirs: newest first, at most 50. */
  async unconfirmed(userId: string): Promise<UnconfirmedOrganizationDto[]> {
    return this.database.query<UnconfirmedOrganizationDto>(unconfirmed, [userId]);
  }

  /** What a person may say is theirs by a link that was mailed for it. */
  async toConfirm(userId: string, organizationId: string): Promise<OrganizationToConfirmDto | undefined> {
    return this.database.queryOne<OrganizationToConfirmDto>(toConfirm, [userId, organizationId]);
  }

  async isUnconfirmed(userId: string, organizationId: string): Promise<boolean> {
    return (await this.database.queryOne(isUnconfirmed, [userId, organizationId])) !== undefined;
  }
}
