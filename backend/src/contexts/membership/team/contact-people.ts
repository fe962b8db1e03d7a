import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { faceOf } from '../account/faces';
import { suspendedNow } from '../accounts/suspension';
import { canonicalEmail } from '../accounts/user.entity';

export interface ContactPerson {
  userId: string;
  /** The same, by which what they are told finds their inbox. */
  personId: string;
  name: string;
  /** How a mail greets them. */
  firstName: string;
  address: string;
  isOwner: boolean;
}

/** Somebody who may act, and for whom. */
export interface ActingPerson extends Omit<ContactPerson, 'isOwner'> {
  /** Organizations whose owner or admin they are. */
  leads: string[];
  /** Those whose member they are. */
  serves: string[];
}

/** Somebody who belongs to organizations, in whatever role. */
export interface Member extends Omit<ContactPerson, 'isOwner'> {
  organizations: string[];
}

/** What somebody is called, and the address of their picture. */
export interface Face {
  name: string;
  profileImageUrl: string | null;
}

/** Nobody is helped by a mail to more. */
const mostDecisionMakers = 50;
const decisionMakers = {
  name: 'membership-decision-makers',
  text: `select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, m.role = 'owner' as "isOwner"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active and m.role in ('owner', 'admin')
    order by m.role = 'owner' desc, m.created_at, m.id limit ${mostDecisionMakers}`,
};
const actingPeople = {
  name: 'membership-acting-people',
  text: `with chosen as (
      select led.user_id from unnest($1::uuid[]) as organization (id) cross join lateral (
        select m.user_id from membership.user_organizations m
        where m.organization_id = organization.id and m.is_active and m.role in ('owner', 'admin')
        order by m.role = 'owner' desc, m.created_at, m.id limit ${mostDecisionMakers}) led
      union select unnest($2::uuid[]))
    select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address,
      coalesce(array_agg(m.organization_id) filter (where m.role in ('owner', 'admin')), '{}') as leads,
      coalesce(array_agg(m.organization_id) filter (where m.role = 'member'), '{}') as serves
    from chosen join membership.users u on u.id = chosen.user_id
    join membership.user_organizations m on m.user_id = u.id and m.is_active and m.role <> 'viewer'
    join membership.organizations o on o.id = m.organization_id and o.suspended_at is null
    where not ${suspendedNow('u', '$3')} group by u.id order by u.id`,
};
const withEmail = { name: 'membership-person-with-email', text: 'select id from membership.users where email = $1' };
const names = {
  name: 'membership-names',
  text: `select id, trim(first_name || ' ' || last_name) as name from membership.users where id = any($1)`,
};
const facesOf = {
  name: 'membership-faces',
  text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, ${faceOf('u')} as "profileImageUrl"
    from membership.users u where u.id = any($1)`,
};
const members = {
  name: 'membership-members',
  text: `select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, array_agg(m.organization_id) as organizations
    from membership.users u join membership.user_organizations m on m.user_id = u.id and m.is_active
    where u.id = any($1) group by u.id order by u.id`,
};
const colleagues = {
  name: 'membership-colleagues',
  text: `select distinct u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, m.role = 'owner' as "isOwner"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = any($1) and m.is_active order by name, u.id limit ${mostDecisionMakers * 2}`,
};
/** Once each, whichever of the organizations they belong to. */
const everybody = {
  name: 'membership-everybody',
  text: `select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, bool_or(m.role = 'owner') as "isOwner"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = any($1) and m.is_active group by u.id order by u.id`,
};
const mostStaff = 200;
const staff = {
  name: 'membership-staff',
  text: `select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, m.role = 'owner' as "isOwner"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    join membership.organizations o on o.id = m.organization_id and o.suspended_at is null
    where m.organization_id = $1 and m.is_active and m.role <> 'viewer' and not ${suspendedNow('u', '$2')} order by name, u.id limit ${mostStaff}`,
};

const timeZone = {
  name: 'membership-time-zone',
  text: 'select time_zone as "timeZone" from membership.users where id = $1',
};

/** The people of organizations, for who writes to them or names them. */
@Injectable()
export class ContactPeople {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  async decisionMakersOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(decisionMakers, [organizationId]);
  }

  async ofOrganizations(organizationIds: string[]): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(colleagues, [organizationIds]);
  }

  async everybodyOf(organizationIds: string[]): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(everybody, [organizationIds]);
  }

  async acting(organizationIds: string[], userIds: string[]): Promise<ActingPerson[]> {
    return this.database.query<ActingPerson>(actingPeople, [organizationIds, userIds, this.clock.now()]);
  }

  async staffOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(staff, [organizationId, this.clock.now()]);
  }

  async membersAmong(userIds: string[]): Promise<Member[]> {
    return this.database.query<Member>(members, [userIds]);
  }

  async namesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.query<{ id: string; name: string }>(names, [[...new Set(ids)]]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async facesOf(ids: string[]): Promise<ReadonlyMap<string, Face>> {
    const found = await this.database.query<Face & { id: string }>(facesOf, [[...new Set(ids)]]);
    return new Map(found.map(({ id, ...face }) => [id, face]));
  }

  async withEmail(email: string): Promise<string | undefined> {
    return (await this.database.queryOne<{ id: string }>(withEmail, [canonicalEmail(email)]))?.id;
  }

  async timeZoneOf(userId: string): Promise<string | null> {
    return (await this.database.queryOne<{ timeZone: string | null }>(timeZone, [userId]))?.timeZone ?? null;
  }
}
