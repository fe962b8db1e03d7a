import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Principal } from '../../../platform/sessions/sessions';
import { Sections } from '../../../platform/settings/sections';
import { faceOf } from '../account/faces';
import { effectiveTier } from '../organizations/effective-tier';
import type { Holder } from '../security/holders';
import type { ActivationDto, CurrentUserDto, OrganizationMembershipDto } from './accounts.dto';
import { splitName } from './meet-person';
import { isSuspendedAt, type Suspension, suspendedNow } from './suspension';

/** Of an organization that waits for its review nobody is more than a viewer. */
const roleInForce = `case when o.awaits_review then 'viewer' else m.role end`;

const person = {
  name: 'accounts-person',
  text: `select id, email, first_name as "firstName", last_name as "lastName",
      ${faceOf('u')} as "profileImageUrl", created_at as "createdAt", deletion_due_at as "deletionDueAt"
    from membership.users u where id = $1`,
};
/** Whoever belongs to more finds the first of them. */
const mostOrganizations = 200;
const organizations = {
  name: 'accounts-organizations',
  text: `select json_build_object('id', o.id, 'name', o.name, 'type', o.type, 'description', o.description,
        'website', o.website, 'logoUrl', coalesce('/api/logos/' || o.logo_id || '/small', o.logo_url), 'membershipTier', ${effectiveTier('o', '$2::timestamptz')},
        'trialEndsAt', case when o.trial_ends_at > $2 then o.trial_ends_at end, 'createdAt', o.created_at,
        'awaitsReview', o.awaits_review, 'isSuspended', o.suspended_at is not null) as organization,
      ${roleInForce} as role, ${effectiveTier('o', '$2::timestamptz')} as "membershipTier", m.created_at as "createdAt"
    from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1 and m.is_active order by m.created_at, m.id limit ${mostOrganizations}`,
};
const principal = {
  name: 'accounts-principal',
  text: `select u.id, u.email, u.deletion_due_at is not null as "isLeaving",
      coalesce(bool_and(o.awaits_review), false) as "isInReview",
      coalesce(json_agg(json_strip_nulls(json_build_object('id', m.organization_id, 'role', ${roleInForce},
          'isSuspended', case when o.suspended_at is not null then true end))
        order by m.created_at, m.id) filter (where m.id is not null), '[]') as organizations
    from membership.users u left join membership.user_organizations m on m.user_id = u.id and m.is_active
      left join membership.organizations o on o.id = m.organization_id
    where u.id = $1 and u.erased_at is null and not ${suspendedNow('u', '$2')} group by u.id`,
};

const leads = {
  name: 'accounts-leads',
  text: `select from membership.user_organizations where user_id = $1 and is_active and role in ('owner', 'admin') limit 1`,
};
const invited = {
  name: 'accounts-invited',
  text: `select u.email, u.first_name as "firstName", r.contact_name as "contactName" from membership.users u
    left join membership.membership_registrations r on r.user_id = u.id and r.organization_id = $2
    where u.id = $1`,
};

const holder = {
  name: 'accounts-holder',
  text: `select first_name as "firstName", email, password_hash as "passwordHash", suspended_at as "suspendedAt",
      suspended_until as "suspendedUntil" from membership.users where id = $1`,
};
const byAddress = { name: 'accounts-id-of', text: 'select id from membership.users where email = $1' };
const organizationNames = {
  name: 'accounts-organization-names',
  text: `select o.name from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
    where m.user_id = $1 and (m.is_active or m.organization_id = $2)`,
};

/** JSON made by PostgreSQL writes dates its own way. */
function withDates(membership: OrganizationMembershipDto): OrganizationMembershipDto {
  const { organization } = membership;
  const { createdAt, trialEndsAt, isSuspended, ...rest } = organization;
  const dated = {
    createdAt: new Date(createdAt).toISOString(),
    trialEndsAt: trialEndsAt && new Date(trialEndsAt).toISOString(),
  };
  return { ...membership, organization: { ...rest, ...dated, ...(isSuspended && { isSuspended }) } };
}

@Injectable()
export class AccountsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly sections: Sections,
  ) {}

  async currentUser(id: string): Promise<CurrentUserDto | undefined> {
    const [user, memberships, closedSections] = await Promise.all([
      this.database.queryOne<Omit<CurrentUserDto, 'organizations' | 'closedSections'>>(person, [id]),
      this.database.query<OrganizationMembershipDto>(organizations, [id, this.clock.now()]),
      this.sections.shownClosed(),
    ]);
    return user && { ...user, organizations: memberships.map(withDates), closedSections };
  }

  /** Whom an activation link invites; by the name of the registration that it was mailed for. */
  async invited(id: string, organizationId?: string): Promise<ActivationDto> {
    const row = await this.database.queryOne<ActivationDto & { contactName: string | null }>(invited, [
      id,
      organizationId,
    ]);
    const { email = '', firstName = '', contactName } = row ?? {};
    return { email, firstName: contactName ? splitName(contactName)[0] : firstName };
  }

  /** Whose account it is, for the context that secures it. */
  async holder(id: string): Promise<Holder | undefined> {
    const row = await this.database.queryOne<Holder & Suspension>(holder, [id]);
    if (!row) return undefined;
    const { suspendedAt, suspendedUntil, ...known } = row;
    if (!isSuspendedAt(this.clock.now(), row)) return known;
    return { ...known, suspended: { until: suspendedUntil === null ? null : new Date(suspendedUntil) } };
  }

  async idOf(email: string): Promise<string | undefined> {
    return (await this.database.queryOne<{ id: string }>(byAddress, [email]))?.id;
  }

  /** What a person's password must not be made of; with the name of an organization that a link makes theirs. */
  async ownWords(user: { id: string; email: string; firstName: string; lastName: string }, promised?: string) {
    const names = await this.database.query<{ name: string }>(organizationNames, [user.id, promised]);
    return [user.email, user.firstName, user.lastName, ...names.map(({ name }) => name)];
  }

  /** Whether they own or administer an organization. */
  async leads(id: string): Promise<boolean> {
    return (await this.database.run(leads, [id])) > 0;
  }

  /** What they may do; nobody while they are suspended, or once they are erased. */
  async principal(id: string): Promise<Principal | undefined> {
    const row = await this.database.queryOne<Omit<Principal, 'kind'>>(principal, [id, this.clock.now()]);
    return row && { kind: 'member', ...row };
  }
}
