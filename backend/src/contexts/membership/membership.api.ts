import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import { AgreementWay } from './legal/legal.enums';
import { type AgreedDocuments, LegalDocuments } from './legal/legal-documents';
import { NoteAgreement } from './legal/note-agreement';
import { organizationChanged } from './membership.topics';
import { effectiveTier } from './organizations/effective-tier';
import type { MembershipTier, OrganizationType } from './organizations/organization.enums';
import { type OrganizationLabel, OrganizationLabels } from './organizations/organization-labels';
import { type ActingPerson, ContactPeople, type ContactPerson, type Face, type Member } from './team/contact-people';

export type { ActingPerson, ContactPerson, Face, Member, OrganizationLabel };

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

/** Each pair is looked up by its key: the "offset" keeps all connections from being read and joined with them. */
const connectedPairs = {
  name: 'membership-connected-pairs',
  text: `select one.id as one, other.id as other
    from unnest($1::uuid[]) as one (id) cross join unnest($2::uuid[]) as other (id)
    where exists (select from membership.connections c where c.status = 'accepted'
      and least(c.from_id, c.to_id) = least(one.id, other.id) and greatest(c.from_id, c.to_id) = greatest(one.id, other.id) offset 0)`,
};
const seatsTaken = {
  name: 'membership-seats-taken',
  text: `select greatest((select count(*) from membership.user_organizations where organization_id = $1 and is_active)
      + (select count(*) from membership.team_invitations where organization_id = $1
          and accepted_at is null and revoked_at is null and expires_at > $2) - 1, 0)::int as taken`,
};
/** Whoever closes it waits for who holds it. */
const hold = {
  name: 'membership-hold',
  text: 'select from membership.organizations where id = $1 and closed_at is null for share',
};
const setTier = {
  name: 'membership-set-tier',
  text: `update membership.organizations set membership_tier = $2, updated_at = now() where id = $1
    returning (select membership_tier from membership.organizations where id = $1) as former`,
};
const notePayments = {
  name: 'membership-note-payments',
  text: 'update membership.organizations set has_paid = true where id = any($1) and not has_paid',
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

const mergedInto = {
  name: 'membership-merged-into',
  text: 'select id from membership.organizations where merged_into_id = $1',
};
const successor = {
  name: 'membership-successor',
  text: 'select merged_into_id as id from membership.organizations where id = $1 and merged_into_id is not null',
};

/** What other contexts may ask of membership. */
@Injectable()
export class MembershipApi {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly labels: OrganizationLabels,
    private readonly note: NoteAgreement,
    private readonly notices: Notices,
    private readonly people: ContactPeople,
  ) {}

  /** What whoever agrees to the terms now agrees to. Ask before a transaction: inside of one it is read anew. */
  documentsInForce(): Promise<AgreedDocuments> {
    return this.documents.inForce();
  }

  /** Somebody has agreed to these as they pay for an organization. A command, by decision 237: who has agreed is known in one place. */
  async noteAgreement(userId: string, organizationId: string, agreed: AgreedDocuments): Promise<void> {
    const way = AgreementWay.Payment;
    await this.note.execute({ userId, agreed, at: this.clock.now(), way, organizationId });
  }

  /** Name and type of organizations and whether they have left, from a cache that changes drop. Unknown ids are left out. */
  async describeOrganizations(ids: Iterable<string>): Promise<ReadonlyMap<string, OrganizationLabel>> {
    return this.labels.describe(ids);
  }

  /** Organizations that the directory lists, by a part of their name, at most 20. */
  async findOrganizations(part: string): Promise<OrganizationLabel[]> {
    return this.labels.find(part);
  }

  /** Those of these organizations that the directory lists: confirmed, and not left. */
  async listed(ids: string[]): Promise<ReadonlySet<string>> {
    return this.labels.listed(ids);
  }

  /** Where organizations are. Those that have not said so, or do not let all members see it, are left out. */
  async countriesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    return this.labels.countriesOf(ids);
  }

  /** Organizations that say to all members that they are in one of these countries, from a cache that every change drops. */
  async organizationsIn(countries: string[]): Promise<string[]> {
    return this.labels.inCountries(countries);
  }

  /** Organizations of one of these types, from a cache that every change drops. */
  async organizationsOfType(types: OrganizationType[]): Promise<string[]> {
    return this.labels.ofTypes(types);
  }

  /** The owners and admins of an organization, for mail about its affairs: owners first, fifty at most. */
  async decisionMakersOf(organizationId: string): Promise<ContactPerson[]> {
    return this.people.decisionMakersOf(organizationId);
  }

  /** The people of organizations in whatever role, to be named to each other: a hundred at most, by name. */
  async peopleOf(organizationIds: string[]): Promise<ContactPerson[]> {
    return this.people.ofOrganizations(organizationIds);
  }

  /** All who belong to any of these organizations, each once, to be told what becomes of it: however many they are. */
  async everybodyOf(organizationIds: string[]): Promise<ContactPerson[]> {
    return this.people.everybodyOf(organizationIds);
  }

  /** The owners and admins of organizations, fifty at most of each, and these people: those of them who may act for any, and are not suspended. */
  async actingPeople(organizationIds: string[], userIds: string[]): Promise<ActingPerson[]> {
    return this.people.acting(organizationIds, userIds);
  }

  /** What people are called, for those who belong to an organization with them. Unknown ids are left out. */
  async namesOf(ids: string[]): Promise<ReadonlyMap<string, string>> {
    return this.people.namesOf(ids);
  }

  /** The same with their pictures. */
  async facesOf(ids: string[]): Promise<ReadonlyMap<string, Face>> {
    return this.people.facesOf(ids);
  }

  /** Whose e-mail address it is. */
  async personWithEmail(email: string): Promise<string | undefined> {
    return this.people.withEmail(email);
  }

  /** Of these people those who belong to any organization, in whatever role. */
  async members(userIds: string[]): Promise<Member[]> {
    return this.people.membersAmong(userIds);
  }

  /** By whose clocks somebody lives, as their profile says. */
  async timeZoneOf(userId: string): Promise<string | null> {
    return this.people.timeZoneOf(userId);
  }

  /** Those who may act for an organization, in whatever role but viewer: 200 at most, by name. Nobody of a suspended one, nor who is suspended. */
  async staffOf(organizationId: string): Promise<ContactPerson[]> {
    return this.people.staffOf(organizationId);
  }

  /** Which of the ones are connected with which of the others, by a connection that was accepted. */
  async connectedPairs(ones: string[], others: string[]): Promise<{ one: string; other: string }[]> {
    return this.database.query<{ one: string; other: string }>(connectedPairs, [ones, others]);
  }

  /** An organization and those that were merged into it, whose papers it reads. */
  async withMerged(id: string): Promise<string[]> {
    const former = await this.database.query<{ id: string }>(mergedInto, [id]);
    return [id, ...former.map((one) => one.id)];
  }

  /** Who has what was an organization’s: itself, or the one that it was merged into. */
  async successorOf(id: string): Promise<string> {
    return (await this.database.queryOne<{ id: string }>(successor, [id]))?.id ?? id;
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

  /** Payments of organizations have taken effect. A command, by decision 212: whether one has paid is counted with when it came. */
  async notePayments(...organizationIds: string[]): Promise<void> {
    await this.database.run(notePayments, [organizationIds]);
  }

  /**
   * Keeps an organization in the alliance until the surrounding transaction ends, so that what is written for it is there once it
   * leaves. Answers whether it has not left already.
   */
  async hold(id: string): Promise<boolean> {
    return (await this.database.queryOne(hold, [id])) !== undefined;
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
