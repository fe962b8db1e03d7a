import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { type Page, toPage } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import type { CommunityInvitationDto, CommunityMemberDto, CommunityMembersQuery } from './communities.dto';
import { notInCommunity } from './communities.errors';
import { CommunityDoor } from './community-door';

/** Of somebody `u` of a community, their membership `m` and their organization `o`. */
export const memberColumns = `m.user_id as id, trim(u.first_name || ' ' || u.last_name) as name, ${faceOf('u')} as "imageUrl",
  o.name as "organizationName", m.organization_id as "organizationId", o.logo_id as "logoId", o.membership_tier as "membershipTier", m.role,
  m.can_post as "canPost", m.can_moderate as "canModerate", m.can_manage as "canManage", m.joined_at as "joinedAt",
  m.last_active_at as "lastActiveAt", m.contributions`;
const among = (members: string) => `${members} m join membership.users u on u.id = m.user_id
  left join membership.organizations o on o.id = m.organization_id`;
export const ofMembers = among('membership.community_members');
const newestFirst = 'order by m.joined_at desc, m.user_id desc limit';
const page = {
  name: 'community-members',
  text: `select ${memberColumns} from ${ofMembers} where m.community_id = $1 and (m.joined_at, m.user_id) < ($2, $3)
    ${newestFirst} $4`,
};
/** No more than these are found. */
const mostNamed = 200;
/** So many that joined last are looked through first: of a name that many have enough are among them. */
export const lookedThrough = 2_000;
/** $2 is a part of the name, whatever its accents; accents alone are nobody's. In a query of its own it is read once, and not for each row. */
const isNamed = `strpos(lower(public.unaccent('public.unaccent', u.first_name || ' ' || u.last_name)),
  (select nullif(lower(public.unaccent('public.unaccent', $2)), ''))) > 0`;
const newest = `(select * from membership.community_members m where m.community_id = $1 ${newestFirst} ${lookedThrough})`;
const namedOfNewest = {
  name: 'community-members-named-of-newest',
  text: `select ${memberColumns} from ${among(newest)} where ${isNamed} ${newestFirst} ${mostNamed}`,
};
/** Names are read of all first: one after the other, newest first, a name that nobody has would take many times as long. */
const namedOfAll = {
  name: 'community-members-named-of-all',
  text: `with named as materialized (select m.* from membership.community_members m
      join membership.users u on u.id = m.user_id where m.community_id = $1 and ${isNamed})
    select ${memberColumns} from ${among(`(select * from named m ${newestFirst} ${mostNamed})`)} ${newestFirst} ${mostNamed}`,
};
const count = {
  name: 'community-members-count',
  text: 'select coalesce(sum(rows), 0)::int as total from membership.community_member_counts where community_id = $1',
};
const invitations = {
  name: 'community-invitations',
  text: `select i.id, i.email, trim(b.first_name || ' ' || b.last_name) as "invitedBy", i.invited_at as "invitedAt",
      i.expires_at as "expiresAt"
    from membership.community_invitations i left join membership.users b on b.id = i.invited_by
    where i.community_id = $1 and i.expires_at > $2 order by i.invited_at desc, i.id limit 200`,
};

@Injectable()
export class CommunityPeopleQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly door: CommunityDoor,
  ) {}

  /** For who belongs to it: who has joined last first; of those with a name, the first two hundred. */
  async members(viewer: Viewer, slug: string, query: CommunityMembersQuery): Promise<Page<CommunityMemberDto>> {
    const { limit, cursor, search } = query;
    const place = await this.door.at(viewer, slug);
    await this.door.requireReading(viewer, place);
    if (!place.role) throw notInCommunity();
    const { communityId } = place;
    if (search) {
      const items = await this.named(communityId, search);
      return { items, total: { count: items.length, ...(items.length === mostNamed && { orMore: true }) } };
    }
    const { createdAt, id } = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<CommunityMemberDto>(page, [communityId, createdAt, id, limit + 1]),
      this.total(communityId),
    ]);
    const places = rows.map((row) => ({ id: row.id, createdAt: row.joinedAt, row }));
    return toPage(places, limit, { count: total }, ({ row }) => row);
  }

  /** For who manages it: those that can still be used. */
  async invitations(viewer: Viewer, slug: string): Promise<CommunityInvitationDto[]> {
    const place = await this.door.at(viewer, slug);
    await this.door.requireManaging(viewer, place);
    return this.database.query<CommunityInvitationDto>(invitations, [place.communityId, this.clock.now()]);
  }

  /** For the operation that has just written it. */
  async invitation(viewer: Viewer, slug: string, id: string): Promise<CommunityInvitationDto> {
    return (await this.invitations(viewer, slug)).find((one) => one.id === id) as CommunityInvitationDto;
  }

  private async named(communityId: string, search: string): Promise<CommunityMemberDto[]> {
    const find = (statement: Statement) => this.database.query<CommunityMemberDto>(statement, [communityId, search]);
    const [ofNewest, { total }] = await Promise.all([find(namedOfNewest), this.total(communityId)]);
    return ofNewest.length === mostNamed || total <= lookedThrough ? ofNewest : find(namedOfAll);
  }

  private total(communityId: string): Promise<{ total: number }> {
    return this.database.one(count, [communityId]);
  }
}
