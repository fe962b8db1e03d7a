import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Page } from '../../../platform/lists/page';
import { effectiveTier } from '../organizations/effective-tier';
import type { MembershipTier } from '../organizations/organization.enums';
import { OrganizationWork } from '../organizations/organization-work';
import { RecordsSort } from './desk.enums';
import type {
  OrganizationRecordDetailDto,
  OrganizationRecordDto,
  OrganizationRecordsQuery,
  RecordedPersonDto,
} from './organizations.dto';
import { asWritten, RecordList } from './record-list';

const from = 'membership.organizations o';
const state = `case when o.closed_at is not null then 'closed' when o.suspended_at is not null then 'suspended'
  when not o.is_confirmed then 'unconfirmed' else 'active' end`;
const columns = `o.id, o.name, o.type, ${state} as state, o.verified_by as "verifiedBy", o.featured_at is not null as "isFeatured",
  o.created_at as "createdAt", o.membership_tier as "subscribedTier", o.requested_tier as "requestedTier",
  o.trial_ends_at as "trialEndsAt", (select count(*)::int from membership.user_organizations m
    where m.organization_id = o.id and m.is_active) as "peopleCount"`;

const list = new RecordList<OrganizationRow, RecordsSort>({
  name: 'organization-records',
  from,
  id: 'o.id',
  columns,
  conditions: {
    words: (given) => `lower(o.name) like '%' || lower(${given}) || '%'`,
    type: (given) => `o.type = ${given}::membership.organization_type`,
    // The time and the tier.
    plan: (given) => `(${effectiveTier('o', `(${given}::text[])[1]::timestamptz`)})::text = (${given}::text[])[2]`,
    state: (given) => `${state} = ${given}::text`,
    verified: (given) => `coalesce(o.verified_by::text, 'none') = ${given}::text`,
  },
  orders: {
    [RecordsSort.Newest]: { key: 'o.created_at', type: 'timestamptz', descending: true },
    [RecordsSort.Name]: { key: 'lower(o.name) collate "C"', type: 'text', descending: false },
  },
});
const one = {
  name: 'organization-record',
  text: `select ${columns}, o.website, o.verified_at as "verifiedAt", o.suspended_at as "suspendedAt",
      o.suspension_reason as "suspensionReason", o.closed_at as "closedAt",
      (select json_build_object('id', m.id, 'name', m.name) from membership.organizations m where m.id = o.merged_into_id) as "mergedInto",
      (select coalesce(json_agg(r.id order by r.created_at, r.id), '[]') from membership.membership_registrations r
        where r.organization_id = any(array(
          select m.id from membership.organizations m where m.id = o.id or m.merged_into_id = o.id))) as "memberIds",
      (select coalesce(json_agg(d.domain order by d.proven_at, d.domain), '[]') from membership.organization_domains d
        where d.organization_id = o.id and d.proven_at is not null) as domains,
      (select count(*)::int from membership.connections c
        where c.status = 'accepted' and (c.from_id = o.id or c.to_id = o.id)) as "connectionCount"
    from ${from} where o.id = $1`,
};
const people = {
  name: 'organization-record-people',
  text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, m.role
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active order by m.role, m.created_at, m.id limit 200`,
};

interface OrganizationRow extends Omit<OrganizationRecordDto, 'tier'> {
  subscribedTier: MembershipTier;
  requestedTier: MembershipTier | null;
  trialEndsAt: string | null;
}
type DetailRow = OrganizationRow &
  Omit<OrganizationRecordDetailDto, keyof OrganizationRow | 'tier' | 'people' | 'activeProjects' | 'lastActiveOn'>;

/** Organizations as super admins read them, also those that have left. */
@Injectable()
export class OrganizationRecordsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly work: OrganizationWork,
  ) {}

  /** Throws `invalid_input` for a cursor that leads nowhere. */
  async list(query: OrganizationRecordsQuery): Promise<Page<OrganizationRecordDto>> {
    const { search, tier, sort = RecordsSort.Newest, limit, cursor, type, state, verified } = query;
    const now = this.clock.now();
    const given = { words: asWritten(search), type, plan: tier && [now.toISOString(), tier], state, verified };
    const found = await list.page(this.database, sort, given, { limit, cursor });
    return { ...found, items: found.items.map((row) => listed(row, now)) };
  }

  /** Throws `not_found`. */
  async find(id: string): Promise<OrganizationRecordDetailDto> {
    const row = await this.database.queryOne<DetailRow>(one, [id]);
    if (!row) throw notFound('organization');
    const now = this.clock.now();
    const [belonging, figures, active] = await Promise.all([
      this.database.query<RecordedPersonDto>(people, [id]),
      this.work.figuresOf([id]),
      this.work.lastActiveOf([id]),
    ]);
    const { requestedTier: _, trialEndsAt, ...rest } = row;
    return {
      ...rest,
      tier: tierOf(row, now),
      trialEndsAt: isOnTrial(row, now) ? trialEndsAt : null,
      people: belonging,
      activeProjects: figures.get(id)?.activeProjects ?? 0,
      lastActiveOn: active.get(id) ?? null,
    };
  }
}

const isOnTrial = ({ subscribedTier, trialEndsAt }: OrganizationRow, now: Date): boolean =>
  subscribedTier === 'free' && trialEndsAt !== null && new Date(trialEndsAt) > now;

const tierOf = (row: OrganizationRow, now: Date): MembershipTier =>
  isOnTrial(row, now) ? (row.requestedTier ?? row.subscribedTier) : row.subscribedTier;

function listed(row: OrganizationRow, now: Date): OrganizationRecordDto {
  const { subscribedTier: _, requestedTier: __, trialEndsAt: ___, ...shown } = row;
  return { ...shown, tier: tierOf(row, now) };
}
