import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import type { Viewer } from '../../../platform/http/viewer';
import type { CommunityDto, CommunityPageDto, CommunityPersonDto, OwnMeasureDto } from './communities.dto';
import { CommunityAccess, CommunityStanding } from './community.enums';
import { CommunityDoor, passes, type Visit } from './community-door';
import { personJson } from './community-people';

type Row = Omit<CommunityDto, 'standing'> &
  Pick<Visit, 'role' | 'isInvited' | 'isBanned'> &
  Pick<CommunityPageDto, 'revision' | 'closedReason'>;

/** Of so many discussions with the latest posts it is said whether they were read. */
const mostUnread = 100;
const figure = (of: string, where = '') =>
  `(select coalesce(sum(n.rows), 0)::int from membership.community_${of}_counts n where n.community_id = c.id${where})`;
const columns = `c.id, c.slug, c.name, c.description, c.color, c.image, c.access_level as "accessLevel",
  c.membership_tiers::text[] as "membershipTiers", c.is_active as "isActive", c.closed_at as "closedAt",
  c.closed_reason as "closedReason", c.revision,
  ${figure('member')} as members, ${figure('thread', ' and n.is_shown')} as discussions, m.role,
  exists (select from membership.community_invitations i
    where i.community_id = c.id and i.email = lower($2) and i.expires_at > $3) as "isInvited",
  exists (select from membership.community_measures b where b.community_id = c.id and b.user_id = $1
    and b.kind = 'ban' and b.ended_at is null) as "isBanned",
  case when m.read_at is null then 0 else (
    select count(*)::int from (
      select t.id, t.last_activity_at from membership.community_threads t
      where t.community_id = c.id and t.hidden_at is null and t.pinned_at is null and t.last_activity_at > m.read_at
      order by t.last_activity_at desc, t.id desc limit ${mostUnread}) t
    where not exists (select from membership.community_thread_reads r
      where r.user_id = $1 and r.thread_id = t.id and r.read_at >= t.last_activity_at)) end as unread`;
const from = `from membership.communities c
  left join membership.community_members m on m.community_id = c.id and m.user_id = $1`;
const list = {
  name: 'communities-list',
  text: `select * from (select ${columns}, m.can_manage ${from}) c
    where (c."isActive" or c.can_manage) and (c."closedAt" is null or c.role is not null or c."isBanned")
      and (c."accessLevel" <> 'invite_only' or c.role is not null or c."isInvited" or c."isBanned")
    order by c.role is null, c.members desc, c.name, c.id limit 200`,
};
const one = { name: 'communities-one', text: `select ${columns} ${from} where c.id = $4` };
const staff = {
  name: 'communities-staff',
  text: `select person from (
      select ${personJson('m.user_id', 'm.organization_id')} as person, m.can_manage, u.first_name, m.user_id
      from membership.community_members m
      left join membership.users u on u.id = m.user_id left join membership.organizations o on o.id = m.organization_id
      where m.community_id = $1 and (m.can_moderate or m.can_manage)) s
    order by s.can_manage desc, s.first_name, s.user_id limit 20`,
};
const waiting = {
  name: 'communities-waiting',
  text: `select (select count(*) from (select distinct post_id from membership.community_reports
        where community_id = $1 and resolved_at is null limit 100) r)::int
    + (select count(*) from (select from membership.community_measures
        where community_id = $1 and appealed_at is not null and appeal_answered_at is null and not by_alliance limit 100) a)::int as waiting`,
};
const ownMeasures = {
  name: 'communities-own-measures',
  text: `select id, kind, post_id as "postId", reason, by_alliance as "byAlliance", taken_at as "takenAt", appeal, appeal_answer as "appealAnswer", ended_at as "endedAt"
    from membership.community_measures where user_id = $1 and community_id = $2 and (ended_at is null or ended_at > $3)
    order by taken_at desc, id limit 20`,
};

@Injectable()
export class CommunitiesQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
    private readonly entitlements: Entitlements,
  ) {}

  /** Those that the viewer sees: their own first, then the largest. */
  async list(viewer: Viewer): Promise<CommunityDto[]> {
    const rows = await this.database.query<Row>(list, [viewer.id, viewer.email, this.clock.now()]);
    const stands = await this.standings(viewer);
    return Promise.all(rows.map(async (row) => this.toDto(row, await stands(row))));
  }

  /** Throws `not_found`. */
  async get(viewer: Viewer, slug: string): Promise<CommunityPageDto> {
    const place = await this.door.at(viewer, slug);
    const { communityId, role, canPost, canModerate, canManage } = place;
    const values = [viewer.id, viewer.email, this.clock.now(), communityId];
    const [row, people, { waiting: waits }, measures, canRead, stands] = await Promise.all([
      this.database.one<Row>(one, values),
      this.database.query<{ person: CommunityPersonDto }>(staff, [communityId]),
      canModerate ? this.database.one<{ waiting: number }>(waiting, [communityId]) : { waiting: 0 },
      this.database.query<OwnMeasureDto>(ownMeasures, [viewer.id, communityId, this.clock.in(-30 * day)]),
      passes(() => this.door.requireReading(viewer, place)),
      this.standings(viewer),
    ]);
    return {
      ...this.toDto(row, await stands(row)),
      revision: row.revision,
      closedReason: row.closedReason,
      rights: role && { role, canPost, canModerate, canManage },
      canRead,
      canStart: await this.door.mayStart(viewer, place),
      staff: people.map(({ person }) => person),
      waiting: waits,
      measures,
    };
  }

  private toDto(row: Row, standing: CommunityStanding): CommunityDto {
    const { role: _role, isInvited: _invited, isBanned: _banned, ...others } = row;
    const { revision: _revision, closedReason: _reason, ...community } = others;
    delete (community as { can_manage?: boolean }).can_manage;
    return { ...community, standing };
  }

  /** How the viewer stands to communities, as far as their plans say; asked once for all of them. */
  private async standings(viewer: Viewer) {
    const acting = organizationIds(viewer).filter((id) => canActFor(viewer, id));
    const [open, premium] = await Promise.all([
      this.entitlements.including(acting, 'open_communities'),
      this.entitlements.including(acting, 'premium_communities'),
    ]);
    return async ({ role, isInvited, isBanned, accessLevel, membershipTiers }: Row): Promise<CommunityStanding> => {
      if (isBanned) return CommunityStanding.Banned;
      if (role) return CommunityStanding.Member;
      if (acting.length === 0) return CommunityStanding.OrganizationRequired;
      const able = accessLevel === CommunityAccess.PaidMembers ? premium : open;
      const fits =
        able.length > 0 &&
        (membershipTiers.length === 0 || (await passes(() => this.entitlements.onTiers(able, membershipTiers))));
      if (!fits) return CommunityStanding.PlanRequired;
      return isInvited ? CommunityStanding.Invited : CommunityStanding.Open;
    };
  }
}
