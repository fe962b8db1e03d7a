import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Statement } from '../../../platform/database/statement';
import { Entitlements, type Included } from '../../../platform/entitlements/entitlements';
import { canActFor, organizationIds } from '../../../platform/http/acting-organization';
import { DomainError, notFound } from '../../../platform/http/domain-error';
import { organizationRequired } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { bannedFromCommunity, communityClosed, communityRightRequired, notInCommunity } from './communities.errors';
import { CommunityAccess, type CommunityRole } from './community.enums';

/** A viewer in a community that they see. */
export interface Visit {
  communityId: string;
  slug: string;
  name: string;
  /** Of the corpus that is searched, the part with this community's posts. */
  part: string;
  accessLevel: CommunityAccess;
  membershipTiers: string[];
  isActive: boolean;
  /** Since when nobody writes there any more. */
  closedAt: string | null;
  /** `null` for who does not belong to it; then so are the three below. */
  role: CommunityRole | null;
  organizationId: string | null;
  joinedAt: string | null;
  readAt: string | null;
  canPost: boolean;
  canModerate: boolean;
  canManage: boolean;
  isInvited: boolean;
  isBanned: boolean;
}

/** By what somebody is let in. */
type Entrance = Pick<Visit, 'accessLevel' | 'membershipTiers'>;

const visit = (name: string, which: string): Statement => ({
  name: `community-visit-${name}`,
  text: `select c.id as "communityId", c.slug, c.name, 'c' || c.number % 40 as part, c.access_level as "accessLevel",
      c.membership_tiers::text[] as "membershipTiers", c.is_active as "isActive", c.closed_at as "closedAt", m.role, m.organization_id as "organizationId",
      m.joined_at as "joinedAt", m.read_at as "readAt", coalesce(m.can_post, false) as "canPost",
      coalesce(m.can_moderate, false) as "canModerate", coalesce(m.can_manage, false) as "canManage",
      exists (select from membership.community_invitations i
        where i.community_id = c.id and i.email = lower($3) and i.expires_at > $4) as "isInvited",
      exists (select from membership.community_measures b where b.community_id = c.id and b.user_id = $2
        and b.kind = 'ban' and b.ended_at is null) as "isBanned"
    from membership.communities c
    left join membership.community_members m on m.community_id = c.id and m.user_id = $2
    where ${which}`,
});
const bySlug = visit('slug', 'c.slug = $1');
const byThread = visit(
  'thread',
  'c.id = (select t.community_id from membership.community_threads t where t.id = $1::uuid)',
);
const byPost = visit('post', 'c.id = (select p.community_id from membership.community_posts p where p.id = $1::uuid)');
const byMeasure = visit(
  'measure',
  'c.id = (select a.community_id from membership.community_measures a where a.id = $1::uuid)',
);

/** Of some people those who belong to it and see it, with each of their organizations. */
const belonging = {
  name: 'community-belonging',
  text: `select m.user_id as "personId", o.organization_id as "organizationId" from membership.community_members m
    join membership.communities c on c.id = m.community_id and (c.is_active or m.can_manage)
    join membership.users u on u.id = m.user_id and u.deletion_due_at is null
    join membership.user_organizations o on o.user_id = m.user_id and o.is_active
    where m.community_id = $1 and m.user_id = any($2::uuid[]) and not exists (select from membership.community_measures b
      where b.community_id = m.community_id and b.user_id = m.user_id and b.kind = 'ban' and b.ended_at is null)`,
};

/**
 * Who sees a community, reads it, writes in it, moderates and manages it: the one place that says so. Super admins see, moderate and
 * manage all of them, and write in none.
 */
@Injectable()
export class CommunityDoor {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
  ) {}

  /** Throws `not_found`, also for one that is not the viewer's to see. */
  async at(viewer: Viewer, slug: string): Promise<Visit> {
    return this.visit(viewer, bySlug, slug, 'community');
  }

  async atThread(viewer: Viewer, id: string): Promise<Visit> {
    return this.visit(viewer, byThread, id, 'discussion');
  }

  async atPost(viewer: Viewer, id: string): Promise<Visit> {
    return this.visit(viewer, byPost, id, 'post');
  }

  async atMeasure(viewer: Viewer, id: string): Promise<Visit> {
    return this.visit(viewer, byMeasure, id, 'measure');
  }

  /**
   * For who reads: answers the organizations of the viewer whose plans let them. Throws `banned_from_community`,
   * `organization_required` or `entitlement_exceeded`, and `not_in_community` to who is invited and has not joined.
   */
  async requireReading(viewer: Viewer, place: Visit): Promise<string[]> {
    if (runsAlliance(viewer)) return [];
    if (place.isBanned) throw bannedFromCommunity();
    if (place.accessLevel === CommunityAccess.InviteOnly && !place.role) throw notInCommunity();
    return this.qualifying(place, organizationIds(viewer));
  }

  /** Of these people those who belong to it and may read it today: they alone are told what is written there. */
  async readersAmong(place: Visit, people: string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ personId: string; organizationId: string }>(belonging, [
      place.communityId,
      people,
    ]);
    const organizations = [...new Set(rows.map(({ organizationId }) => organizationId))];
    const reading = await this.qualifying(place, organizations).catch(noneIfRefused);
    return new Set(rows.filter((one) => reading.includes(one.organizationId)).map(({ personId }) => personId));
  }

  /** For who joins: answers the organization that they join for. */
  async requireJoining(viewer: Viewer, place: Visit): Promise<string> {
    if (place.isBanned) throw bannedFromCommunity();
    this.requireOpen(place);
    return this.requireLettingIn(
      place,
      organizationIds(viewer).filter((id) => canActFor(viewer, id)),
    );
  }

  /** The first of these organizations whose plan lets its people take part; throws what is said of the first one where it is none. */
  async requireLettingIn(place: Entrance, organizations: string[]): Promise<string> {
    return this.firstWith(await this.qualifying(place, organizations), featureOf(place));
  }

  /** For who writes, reacts or asks others in: throws `community_closed`. */
  requireOpen({ closedAt }: Pick<Visit, 'closedAt'>): void {
    if (closedAt) throw communityClosed();
  }

  /** For who writes: answers the organization that they write for, the one that they have joined for where they still can. */
  async requirePosting(viewer: Viewer, place: Visit): Promise<string> {
    await this.requireReading(viewer, place);
    if (!place.role) throw notInCommunity();
    this.requireOpen(place);
    if (!place.canPost) throw communityRightRequired();
    return this.requireLettingIn(place, writingFor(viewer, place));
  }

  /** For who starts a discussion: they need a plan with premium communities beside, also where others may reply. */
  async requireStarting(viewer: Viewer, place: Visit): Promise<string> {
    await this.requirePosting(viewer, place);
    return this.firstWith(await this.qualifying(place, writingFor(viewer, place)), 'premium_communities');
  }

  /** Whether the plans of the viewer let them start discussions, as who belongs to it may. */
  async mayStart(viewer: Viewer, place: Visit): Promise<boolean> {
    if (place.closedAt) return false;
    const qualifying = await this.qualifying(place, writingFor(viewer, place)).catch(noneIfRefused);
    return (await this.entitlements.including(qualifying, 'premium_communities')).length > 0;
  }

  async requireModerating(viewer: Viewer, place: Visit): Promise<void> {
    await this.requireReading(viewer, place);
    if (!place.canModerate) throw communityRightRequired();
  }

  async requireManaging(viewer: Viewer, place: Visit): Promise<void> {
    await this.requireReading(viewer, place);
    if (!place.canManage) throw communityRightRequired();
  }

  /** The first of these organizations whose plan lets them write; throws what is said of the first one where it is none. */
  private async firstWith(organizations: string[], feature: Included): Promise<string> {
    const refusals: DomainError[] = [];
    for (const id of organizations) {
      const refusal = await this.entitlements.require(id, feature).catch(asRefusal);
      if (!refusal) return id;
      refusals.push(refusal);
    }
    throw refusals[0];
  }

  /** Throws `organization_required` or `entitlement_exceeded` where it is none. */
  private async qualifying(place: Entrance, organizations: string[]): Promise<string[]> {
    const [first] = organizations;
    if (!first) throw organizationRequired();
    const including = await this.entitlements.including(organizations, featureOf(place));
    if (including.length === 0) await this.entitlements.requireIncluded(first, featureOf(place));
    if (place.membershipTiers.length === 0) return including;
    return this.entitlements.onTiers(including, place.membershipTiers);
  }

  private async visit(viewer: Viewer, statement: Statement, id: string, noun: string): Promise<Visit> {
    const { email, id: viewerId } = viewer;
    const place = await this.database.queryOne<Visit>(statement, [id, viewerId, email, this.clock.now()]);
    if (place && runsAlliance(viewer)) return { ...place, canModerate: true, canManage: true };
    if (!place || !isSeen(place)) throw notFound(noun);
    return place;
  }
}

export const runsAlliance = ({ kind }: Pick<Viewer, 'kind'>) => kind === 'super-admin';

/** A closed one is there for those alone who belong to it, or have something to appeal against. */
const isSeen = ({ isActive, closedAt, canManage, accessLevel, role, isInvited, isBanned }: Visit) => {
  if (closedAt && role === null && !isBanned) return false;
  return (
    (isActive || canManage) && (accessLevel !== CommunityAccess.InviteOnly || role !== null || isInvited || isBanned)
  );
};

/** For which organizations the viewer can write, the one that they have joined for first. */
const writingFor = (viewer: Viewer, { organizationId: joined }: Visit): string[] =>
  organizationIds(viewer)
    .filter((id) => canActFor(viewer, id))
    .sort((one, other) => Number(other === joined) - Number(one === joined));

const asRefusal = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  throw error;
};
/** Whether nothing is refused. */
export const passes = (ask: () => Promise<unknown>): Promise<boolean> =>
  ask().then(
    () => true,
    (error) => !asRefusal(error),
  );
const noneIfRefused = (error: unknown): string[] => {
  asRefusal(error);
  return [];
};

const featureOf = ({ accessLevel }: Pick<Visit, 'accessLevel'>) =>
  accessLevel === CommunityAccess.PaidMembers ? 'premium_communities' : 'open_communities';
