import { Injectable } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import { suspendedNow } from './accounts/suspension';
import { LegalDocumentName } from './legal/legal.dto';
import { versionInForce } from './legal/legal-documents';
import { organizationChanged } from './membership.topics';
import { effectiveTier } from './organizations/effective-tier';
import type { MembershipTier, OrganizationType } from './organizations/organization.enums';
import { OrganizationFinder } from './organizations/organization-finder';

const timeZone = {
  name: 'membership-time-zone',
  text: 'select time_zone as "timeZone" from membership.users where id = $1',
};

export interface OrganizationLabel {
  id: string;
  name: string;
  type: OrganizationType;
  logoId?: string;
  /** It has left the alliance: nobody there can be asked any more. */
  hasLeft?: true;
  /** Those who run the alliance have suspended it: nothing new is sent to it. */
  isSuspended?: true;
}

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

/** Of an organization that has paid for nothing. */
export interface Trial {
  organizationId: string;
  /** The tier that is tried. */
  tier: MembershipTier;
  endsAt: Date;
}

export interface OrganizationStanding {
  /** The one in force: of its subscription or, while its trial runs, the one it asked for. */
  tier: MembershipTier;
  registeredAt: Date;
  /** Until when the tier that it asked for is, or was, on trial. */
  trialEndsAt: Date | null;
}

/** By their versions. */
export interface AgreedDocuments {
  terms: string;
  privacy: string;
}

type TrialRow = Omit<Trial, 'endsAt'> & { endsAt: string };
type StandingRow = Omit<OrganizationStanding, 'registeredAt' | 'trialEndsAt'> & {
  registeredAt: string;
  trialEndsAt: string | null;
};

const toStanding = ({ tier, registeredAt, trialEndsAt }: StandingRow): OrganizationStanding => ({
  tier,
  registeredAt: new Date(registeredAt),
  trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt),
});

const labels = {
  name: 'membership-organization-labels',
  text: `select id, name, type, logo_id as "logoId", closed_at is not null as "hasLeft",
      suspended_at is not null as "isSuspended" from membership.organizations where id = any($1)`,
};
interface LabelRow extends Omit<OrganizationLabel, 'logoId' | 'hasLeft' | 'isSuspended'> {
  logoId: string | null;
  hasLeft: boolean;
  isSuspended: boolean;
}
const toLabel = ({ logoId, hasLeft, isSuspended, ...label }: LabelRow): OrganizationLabel => ({
  ...label,
  ...(logoId && { logoId }),
  ...(hasLeft && { hasLeft }),
  ...(isSuspended && { isSuspended }),
});
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
const listed = {
  name: 'membership-listed',
  text: 'select id from membership.directory_entries where id = any($1)',
};
const inCountries = {
  name: 'membership-organizations-in',
  text: 'select country, array_agg(id) as ids from membership.directory_entries where country = any($1) group by country',
};

const ofTypes = {
  name: 'membership-organizations-of-type',
  text: `select type, array_agg(id) as ids from membership.organizations
    where type = any($1::membership.organization_type[]) group by type`,
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
const names = {
  name: 'membership-names',
  text: `select id, trim(first_name || ' ' || last_name) as name from membership.users where id = any($1)`,
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
const mostStaff = 200;
const staff = {
  name: 'membership-staff',
  text: `select u.id as "userId", u.id as "personId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address, m.role = 'owner' as "isOwner"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    join membership.organizations o on o.id = m.organization_id and o.suspended_at is null
    where m.organization_id = $1 and m.is_active and m.role <> 'viewer' and not ${suspendedNow('u', '$2')} order by name, u.id limit ${mostStaff}`,
};
/** Each pair is looked up by its key. */
const connectedPairs = {
  name: 'membership-connected-pairs',
  text: `select one.id as one, other.id as other
    from unnest($1::uuid[]) as one (id) cross join unnest($2::uuid[]) as other (id)
    where exists (select from membership.connections c where c.status = 'accepted'
      and least(c.from_id, c.to_id) = least(one.id, other.id) and greatest(c.from_id, c.to_id) = greatest(one.id, other.id))`,
};
const seatsTaken = {
  name: 'membership-seats-taken',
  text: `select greatest((select count(*) from membership.user_organizations where organization_id = $1 and is_active)
      + (select count(*) from membership.team_invitations where organization_id = $1
          and accepted_at is null and revoked_at is null and expires_at > $2) - 1, 0)::int as taken`,
};
const setTier = {
  name: 'membership-set-tier',
  text: `update membership.organizations set membership_tier = $2, updated_at = now() where id = $1
    returning (select membership_tier from membership.organizations where id = $1) as former`,
};
const notePayment = {
  name: 'membership-note-payment',
  text: 'update membership.organizations set has_paid = true where id = $1 and not has_paid',
};
const standingsWhere = (condition: string) =>
  `select id, ${effectiveTier('o', '$2::timestamptz')} as tier, created_at as "registeredAt", trial_ends_at as "trialEndsAt"
    from membership.organizations o where ${condition}`;
const standing = { name: 'membership-standing', text: standingsWhere('id = $1') };
const standings = { name: 'membership-standings', text: standingsWhere('id = any($1)') };
const trialsEnding = {
  name: 'membership-trials-ending',
  text: `select id as "organizationId", requested_tier as tier, trial_ends_at as "endsAt" from membership.organizations
    where trial_ends_at > $1 and trial_ends_at <= $2 and membership_tier = 'free' and requested_tier <> 'free'
    order by trial_ends_at, id limit $3`,
};

const countries = {
  name: 'membership-countries',
  text: 'select id, country from membership.directory_entries where id = any($1) and country is not null',
};

/** What other contexts may ask of membership. */
@Injectable()
export class MembershipApi {
  private readonly labels: Cache<OrganizationLabel>;
  private readonly inCountry: Cache<readonly string[]>;
  private readonly ofType: Cache<readonly string[]>;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly finder: OrganizationFinder,
    private readonly notices: Notices,
  ) {
    this.labels = new Cache(database, notices, {
      name: 'organization-labels',
      max: 50_000,
      topics: [organizationChanged],
    });
    this.inCountry = new Cache(database, notices, {
      name: 'organizations-in-country',
      max: 300,
      topics: [],
      sweeping: [organizationChanged],
    });
    this.ofType = new Cache(database, notices, {
      name: 'organizations-of-type',
      max: 20,
      topics: [],
      sweeping: [organizationChanged],
    });
  }

  /** What whoever agrees to the terms now agrees to. */
  documentsInForce(): AgreedDocuments {
    return { terms: versionInForce(LegalDocumentName.Terms), privacy: versionInForce(LegalDocumentName.Privacy) };
  }

  /** Name and type of organizations and whether they have left, from a cache that changes drop. Unknown ids are left out. */
  async describeOrganizations(ids: Iterable<string>): Promise<ReadonlyMap<string, OrganizationLabel>> {
    return this.labels.getMany(ids, async (missing) => {
      const rows = await this.database.query<LabelRow>(labels, [missing]);
      return new Map(rows.map((row) => [row.id, toLabel(row)]));
    });
  }

  /** Organizations that the directory lists, by a part of their name, at most 20. */
  async findOrganizations(part: string): Promise<OrganizationLabel[]> {
    return (await this.finder.findListed(part)).map((row) => toLabel({ ...row, hasLeft: false, isSuspended: false }));
  }

  /** Those of these organizations that the directory lists: confirmed, and not left. */
  async listed(ids: string[]): Promise<ReadonlySet<string>> {
    const found = await this.database.query<{ id: string }>(listed, [ids]);
    return new Set(found.map(({ id }) => id));
  }

  /** Where organizations are. Those that have not said so, or do not let all members see it, are left out. */
  async countriesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.query<{ id: string; country: string }>(countries, [ids]);
    return new Map(found.map(({ id, country }) => [id, country]));
  }

  /** Organizations that say to all members that they are in one of these countries, from a cache that every change drops. */
  async organizationsIn(countries: string[]): Promise<string[]> {
    const found = await this.inCountry.getMany(countries, async (missing) => {
      const rows = await this.database.query<{ country: string; ids: string[] }>(inCountries, [missing]);
      const idsOf = new Map(rows.map(({ country, ids }) => [country, ids]));
      return new Map(missing.map((country) => [country, idsOf.get(country) ?? []]));
    });
    return [...found.values()].flat();
  }

  /** Organizations of one of these types, from a cache that every change drops. */
  async organizationsOfType(types: OrganizationType[]): Promise<string[]> {
    const found = await this.ofType.getMany(types, async (missing) => {
      const rows = await this.database.query<{ type: OrganizationType; ids: string[] }>(ofTypes, [missing]);
      const idsOf = new Map<string, string[]>(rows.map(({ type, ids }) => [type, ids]));
      return new Map(missing.map((type) => [type, idsOf.get(type) ?? []]));
    });
    return [...found.values()].flat();
  }

  /** The owners and admins of an organization, for mail about its affairs: owners first, fifty at most. */
  async decisionMakersOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(decisionMakers, [organizationId]);
  }

  /** The people of organizations in whatever role, to be named to each other: a hundred at most, by name. */
  async peopleOf(organizationIds: string[]): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(colleagues, [organizationIds]);
  }

  /** The owners and admins of organizations, fifty at most of each, and these people: those of them who may act for any, and are not suspended. */
  async actingPeople(organizationIds: string[], userIds: string[]): Promise<ActingPerson[]> {
    return this.database.query<ActingPerson>(actingPeople, [organizationIds, userIds, this.clock.now()]);
  }

  /** What people are called, for those who belong to an organization with them. Unknown ids are left out. */
  async namesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.query<{ id: string; name: string }>(names, [[...new Set(ids)]]);
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  /** Of these people those who belong to any organization, in whatever role. */
  async members(userIds: string[]): Promise<Member[]> {
    return this.database.query<Member>(members, [userIds]);
  }

  /** By whose clocks somebody lives, as their profile says. */
  async timeZoneOf(userId: string): Promise<string | null> {
    return (await this.database.queryOne<{ timeZone: string | null }>(timeZone, [userId]))?.timeZone ?? null;
  }

  /** Those who may act for an organization, in whatever role but viewer: 200 at most, by name. Nobody of a suspended one, nor who is suspended. */
  async staffOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(staff, [organizationId, this.clock.now()]);
  }

  /** Which of the ones are connected with which of the others, by a connection that was accepted. */
  async connectedPairs(ones: string[], others: string[]): Promise<{ one: string; other: string }[]> {
    return this.database.query<{ one: string; other: string }>(connectedPairs, [ones, others]);
  }

  /** People of an organization beside its first, and invitations that have not expired. */
  async seatsTaken(organizationId: string): Promise<number> {
    return (await this.database.one<{ taken: number }>(seatsTaken, [organizationId, this.clock.now()])).taken;
  }

  /**
   * The tier that an organization has paid for, from now on. A command, by decision 50: billing changes it in the
   * transaction of the payment, so that nobody has paid and waits. Answers whether there is such an organization.
   */
  async setTier(organizationId: string, tier: MembershipTier): Promise<boolean> {
    const set = await this.database.queryOne<{ former: MembershipTier }>(setTier, [organizationId, tier]);
    if (set && set.former !== tier) await this.notices.send(organizationChanged, organizationId);
    return set !== undefined;
  }

  /** A payment of an organization takes effect, in its transaction. A command, by decision 212: whether it has paid is counted with when it came. */
  async notePayment(organizationId: string): Promise<void> {
    await this.database.run(notePayment, [organizationId]);
  }

  /** The tier in force of an organization, and since when it is there. */
  async standingOf(id: string): Promise<OrganizationStanding | undefined> {
    const row = await this.database.queryOne<StandingRow>(standing, [id, this.clock.now()]);
    return row && toStanding(row);
  }

  /** Trials that end after `from` and not after `until`, the earliest first, up to so many. */
  async trialsEnding(from: Date, until: Date, limit: number): Promise<Trial[]> {
    const rows = await this.database.query<TrialRow>(trialsEnding, [from, until, limit]);
    return rows.map((row) => ({ ...row, endsAt: new Date(row.endsAt) }));
  }

  /** The tier in force of organizations, and since when they are there. Unknown ids are left out. */
  async standingsOf(ids: string[]): Promise<ReadonlyMap<string, OrganizationStanding>> {
    const found = await this.database.query<StandingRow & { id: string }>(standings, [ids, this.clock.now()]);
    return new Map(found.map((row) => [row.id, toStanding(row)]));
  }
}
