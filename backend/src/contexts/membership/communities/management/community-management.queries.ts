import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/clock';
import { Database } from '../../../../platform/database/database';
import { notFound } from '../../../../platform/http/domain-error';
import { fromCursor } from '../../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../../platform/lists/page';
import { isCalled, mostLookedAt, namesIn } from '../../accounts/called';
import { suspendedNow } from '../../accounts/suspension';
import { memberColumns, ofMembers } from '../community-people.queries';
import { measureColumns, ofMeasures, reportedPosts } from '../moderation.queries';
import {
  type AnyReportedPostDto,
  type CommunityCandidateDto,
  type CommunityFiguresDto,
  type ManagedCommunitiesQuery,
  type ManagedCommunityDto,
  type ManagedMeasureDto,
  type ManagedMeasuresQuery,
  type ManagedMemberDto,
  type ManagedMembersQuery,
  MeasureState,
} from './community-management.dto';

/** Reports and appeals beyond these are not counted. */
const mostWaiting = { community: 100, all: 1000 };
const reportedIn = (of: string, most: number) =>
  `(select count(*) from (select distinct post_id from membership.community_reports where ${of} resolved_at is null limit ${most}) r)::int`;
const appealsIn = (of: string, most: number) =>
  `(select count(*) from (select from membership.community_measures
    where ${of} appealed_at is not null and appeal_answered_at is null limit ${most}) a)::int`;
const inIt = 'community_id = c.id and';

const rowsIn = (noun: 'member' | 'thread', where: string) =>
  `(select coalesce(sum(n.rows), 0)::int from membership.community_${noun}_counts n where ${where})`;
/** To the millisecond, as the place of a page is. */
const madeAt = `date_trunc('milliseconds', c.created_at)`;
const columns = `c.id, c.slug, c.name, c.description, c.color, c.image, c.access_level as "accessLevel",
  c.membership_tiers::text[] as "membershipTiers", c.is_active as "isActive", c.closed_at as "closedAt",
  c.closed_reason as "closedReason", ${madeAt} as "createdAt", c.revision,
  ${rowsIn('member', 'n.community_id = c.id')} as members,
  ${rowsIn('thread', 'n.community_id = c.id and n.is_shown')} as discussions,
  (select count(*) from membership.community_members m where m.community_id = c.id and m.can_manage)::int as managers,
  array(select trim(u.first_name || ' ' || u.last_name) from membership.community_members m
    join membership.users u on u.id = m.user_id where m.community_id = c.id and (m.can_moderate or m.can_manage)
    order by m.can_manage desc, u.first_name, m.user_id limit 5) as moderators,
  ${reportedIn(inIt, mostWaiting.community)} as reported, ${appealsIn(inIt, mostWaiting.community)} as appeals`;
const isResting = 'c.closed_at is null and not c.is_active';
const isActive = 'c.closed_at is null and c.is_active';
/** $1 is a part of the text, $2 the access level, $3 the state; each `null` narrows by nothing. */
const matching = `membership.communities c
  where ($1::text is null or c.name || ' ' || c.description || ' ' || c.slug ilike '%' || $1 || '%')
    and ($2::text is null or c.access_level::text = $2)
    and case $3::text when 'active' then ${isActive} when 'resting' then ${isResting} when 'closed' then c.closed_at is not null
      else true end`;
const list = {
  name: 'managed-communities',
  text: `select ${columns} from ${matching} and (${madeAt}, c.id) < ($4::timestamptz, $5::uuid)
    order by ${madeAt} desc, c.id desc limit $6`,
};
const total = { name: 'managed-communities-total', text: countMatches(matching) };
const one = { name: 'managed-community', text: `select ${columns} from membership.communities c where c.slug = $1` };
const figures = {
  name: 'community-figures',
  text: `select count(*)::int as communities, count(*) filter (where ${isActive})::int as active,
      count(*) filter (where ${isResting})::int as resting, count(*) filter (where c.closed_at is not null)::int as closed,
      ${rowsIn('member', 'true')} as members, ${rowsIn('thread', 'n.is_shown')} as discussions,
      ${reportedIn('', mostWaiting.all)} as reported, ${appealsIn('', mostWaiting.all)} as appeals
    from membership.communities c`,
};

/** $1 is the community, $2 a part of the name, $3 the role; `null` narrows by nothing. */
const belonging = `${ofMembers}
  where m.community_id = $1 and ($2::text is null or u.first_name || ' ' || u.last_name ilike '%' || $2 || '%')
    and ($3::text is null or m.role::text = $3)`;
const members = {
  name: 'managed-community-members',
  text: `select ${memberColumns}, u.email from ${belonging} and (m.joined_at, m.user_id) < ($4::timestamptz, $5::uuid)
    order by m.joined_at desc, m.user_id desc limit $6`,
};
const membersTotal = { name: 'managed-community-members-total', text: countMatches(belonging) };

const candidates = (name: string, condition: string, at: string) => ({
  name: `community-candidates-${name}`,
  text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.email, theirs.organizations
    from (select * from membership.users where ${condition} and deletion_asked_at is null limit ${mostLookedAt}) u,
      lateral (select string_agg(o.name, ', ' order by m.created_at, o.id) as organizations
        from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
        where m.user_id = u.id and m.is_active and o.suspended_at is null) theirs
    where theirs.organizations is not null and not ${suspendedNow('u', at)}
    order by lower(u.first_name), lower(u.last_name), u.id limit 20`,
});
const byName = candidates('name', isCalled('$2', '$1'), '$3');
const byAddress = candidates('address', 'email = $1', '$2');

const reported = {
  name: 'reported-posts',
  text: reportedPosts(
    '',
    `, (select json_build_object('slug', c.slug, 'name', c.name) from membership.communities c where c.id = p.community_id) as community`,
  ),
};

/** Somebody about whom anything was done, by their names. */
const concerned = `a.user_id in (select id from membership.users where ${isCalled('$5', '$4')}
  and exists (select from membership.community_measures of_them where of_them.user_id = users.id) limit ${mostLookedAt})`;
/** Whoever runs the alliance answers and lifts all of it. */
const measuresWhere = (name: string, condition: string) => ({
  name: `managed-measures-${name}`,
  text: `select ${measureColumns({ answer: 'true', lift: 'true' })}, a.taken_at as "createdAt",
      json_build_object('slug', c.slug, 'name', c.name) as community
    ${ofMeasures} join membership.communities c on c.id = a.community_id
    where ${condition} and (a.taken_at, a.id) < ($1::timestamptz, $2::uuid) order by a.taken_at desc, a.id desc limit $3`,
});
const measuresBy = (state: MeasureState | 'any', condition: string) => ({
  all: measuresWhere(state, condition),
  called: measuresWhere(`${state}-called`, `${condition} and ${concerned}`),
});
const measures = {
  any: measuresBy('any', 'true'),
  appealed: measuresBy(MeasureState.Appealed, 'a.appealed_at is not null and a.appeal_answered_at is null'),
  in_force: measuresBy(MeasureState.InForce, 'a.ended_at is null'),
  lifted: measuresBy(MeasureState.Lifted, 'a.ended_at is not null'),
};

type MeasureRow = ManagedMeasureDto & { createdAt: string };

const asWritten = (part: string | undefined) => part?.replace(/[\\%_]/g, '\\$&') || null;

/** Communities as those who run the alliance see them: all of them, with their people and what was reported. */
@Injectable()
export class CommunityManagementQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Newest first. */
  async list(query: ManagedCommunitiesQuery): Promise<Page<ManagedCommunityDto>> {
    const { search, access = null, state = null, limit, cursor } = query;
    const { createdAt, id } = fromCursor(cursor);
    const filter = [asWritten(search), access, state];
    const [rows, { total: count }] = await Promise.all([
      this.database.query<ManagedCommunityDto>(list, [...filter, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(total, filter),
    ]);
    return toPage(rows, limit, capped(count), (row) => row);
  }

  /** Throws `not_found`. */
  async get(slug: string): Promise<ManagedCommunityDto> {
    const found = await this.database.queryOne<ManagedCommunityDto>(one, [slug]);
    if (!found) throw notFound('community');
    return found;
  }

  figures(): Promise<CommunityFiguresDto> {
    return this.database.one<CommunityFiguresDto>(figures, []);
  }

  /** Who has joined last first. Throws `not_found`. */
  async members(slug: string, query: ManagedMembersQuery): Promise<Page<ManagedMemberDto>> {
    const { search, role = null, limit, cursor } = query;
    const { id: communityId } = await this.get(slug);
    const { createdAt, id } = fromCursor(cursor);
    const filter = [communityId, asWritten(search), role];
    const [rows, { total: count }] = await Promise.all([
      this.database.query<ManagedMemberDto>(members, [...filter, createdAt, id, limit + 1]),
      this.database.one<{ total: number }>(membersTotal, filter),
    ]);
    const places = rows.map((row) => ({ id: row.id, createdAt: row.joinedAt, row }));
    return toPage(places, limit, capped(count), ({ row }) => row);
  }

  /** People of the alliance by their names or their whole address, the first twenty; nobody who is suspended, alone or with all their organizations. */
  async candidates(search: string): Promise<CommunityCandidateDto[]> {
    const said = search.toLowerCase();
    if (said.includes('@')) return this.database.query<CommunityCandidateDto>(byAddress, [said, this.clock.now()]);
    const { words, longest } = namesIn(said);
    return this.database.query<CommunityCandidateDto>(byName, [longest, words, this.clock.now()]);
  }

  /** What was done in any community, newest first. How many there are nobody counts. */
  async measures({ state, search, limit, cursor }: ManagedMeasuresQuery): Promise<Page<ManagedMeasureDto>> {
    const { createdAt, id } = fromCursor(cursor);
    const { all, called } = measures[state ?? 'any'];
    const page = [createdAt, id, limit + 1];
    const { words, longest } = namesIn(search ?? '');
    const rows = await (search
      ? this.database.query<MeasureRow>(called, [...page, longest, words])
      : this.database.query<MeasureRow>(all, page));
    const total = { count: Math.min(rows.length, limit), ...(rows.length > limit && { orMore: true }) };
    return toPage(rows, limit, total, ({ createdAt: _at, ...row }) => row);
  }

  /** What was reported anywhere and waits, the oldest hundred. */
  reported(): Promise<AnyReportedPostDto[]> {
    return this.database.query<AnyReportedPostDto>(reported, []);
  }
}
