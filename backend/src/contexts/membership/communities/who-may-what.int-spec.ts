import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { MembershipTier } from '../organizations/organization.enums';
import { ChangeCommunity } from './change-community';
import { CommunityAccess, CommunityRole, flagsOf, PostReaction, ReportGround } from './community.enums';
import { DiscussionsQueries } from './discussions.queries';
import { JoinCommunity } from './join-community';
import { MarkThread } from './mark-thread';
import { ReactToPost } from './react-to-post';
import { ReplyToThread } from './reply-to-thread';
import { ReportPost } from './report-post';
import { StartThread } from './start-thread';

const { AllMembers, PaidMembers, InviteOnly } = CommunityAccess;
const high: MembershipTier[] = [MembershipTier.EcosystemEnablers, MembershipTier.EnterpriseAlliancePartners];
const tiers = Object.values(MembershipTier);
const roles: OrganizationRole[] = ['owner', 'admin', 'member', 'viewer'];
const standings = ['stranger', ...Object.values(CommunityRole)] as const;

/** Somebody who tries: the tier and their role in their organization, and what they are in the community. */
interface Somebody {
  tier: MembershipTier;
  role: OrganizationRole;
  standing: (typeof standings)[number];
}

/** What the rules say, in words that the product does not use: PRODUCT's access levels, its tiers, and its three flags. */
function rules({ access, only }: { access: CommunityAccess; only: MembershipTier[] }, of: Somebody) {
  const isFree = of.tier === MembershipTier.Free;
  const belongs = of.standing !== 'stranger';
  const plan =
    (access === PaidMembers && isFree) || (only.length > 0 && !only.includes(of.tier)) ? 'entitlement_exceeded' : '';
  const read = access === InviteOnly && !belongs ? 'not_found' : plan;
  const take = read || (belongs ? '' : 'not_in_community');
  const reply = take || (of.role === 'viewer' ? 'organization_required' : '');
  const right = (has: boolean) => (has ? '' : 'community_right_required');
  return {
    read,
    // Who is in has no need to.
    ...(!belongs && { join: read === 'not_found' ? read : of.role === 'viewer' ? 'organization_required' : plan }),
    react: take,
    report: take,
    reply,
    start: reply || (isFree ? 'entitlement_exceeded' : ''),
    pin: read || right(of.standing === 'moderator' || of.standing === 'admin'),
    // Let in, they are told that what they send was read too long ago.
    settings: read || right(of.standing === 'admin') || 'edited_meanwhile',
  };
}

let contexts: Contexts;
let author: Viewer;
const people = new Map<string, Viewer>();
const nameOf = ({ tier, role, standing }: Somebody) => `${tier}-${role}-${standing}`;
const everybody: Somebody[] = tiers.flatMap((tier) =>
  roles.flatMap((role) => standings.map((standing) => ({ tier, role, standing }))),
);

beforeAll(async () => {
  contexts = await startContexts();
  author = await contexts.organization('Author');
  for (const tier of tiers) {
    const id = organizationOf(await contexts.organization(`On ${tier}`, 'owner', tier));
    for (const one of everybody.filter((somebody) => somebody.tier === tier))
      people.set(nameOf(one), await contexts.person(id, one.role, `${nameOf(one)}@example.org`));
  }
});
afterAll(() => contexts.stop());

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error) => error.code ?? String(error),
  );

describe.each([
  [AllMembers, []],
  [AllMembers, high],
  [PaidMembers, []],
  [PaidMembers, high],
  [InviteOnly, []],
  [InviteOnly, high],
] as [CommunityAccess, MembershipTier[]][])('in a community of %s, for the tiers %j', (access, only) => {
  const slug = `of-${access.replaceAll('_', '-')}-${only.length}`;
  let id: string;
  let threadId: string;
  let postId: string;

  const belong = (viewer: Viewer, role: CommunityRole) => {
    const { canPost, canModerate, canManage } = flagsOf[role];
    return contexts.rows(
      `insert into membership.community_members
          (community_id, user_id, organization_id, role, can_post, can_moderate, can_manage, joined_at, read_at)
        values ($1, $2, $3, $4, $5, $6, $7, now(), now())`,
      [id, viewer.id, organizationOf(viewer), role, canPost, canModerate, canManage],
    );
  };

  beforeAll(async () => {
    [{ id }] = await contexts.rows(
      `insert into membership.communities (slug, name, description, color, image, access_level, membership_tiers)
        values ($1, $1, 'For tests.', 'teal', 'network', $2, $3::membership.membership_tier[]) returning id`,
      [slug, access, only],
    );
    await belong(author, CommunityRole.Member);
    for (const one of everybody)
      if (one.standing !== 'stranger') await belong(people.get(nameOf(one)) as Viewer, one.standing);
    threadId = await contexts.get(StartThread).execute(author, slug, { title: 'Pilots', text: 'How?' });
    [{ id: postId }] = await contexts.rows('select id from membership.community_posts where thread_id = $1', [
      threadId,
    ]);
  });

  it.each(tiers)('everybody on %s may what the rules say, and nothing else', async (tier) => {
    const said = { name: 'Mine', description: 'Now.', color: 'teal', image: 'network', isActive: true } as const;
    const settings = { ...said, accessLevel: access, membershipTiers: only, revision: 99 };
    const answered: Record<string, object> = {};
    const expected: Record<string, object> = {};
    for (const one of everybody.filter((somebody) => somebody.tier === tier)) {
      const viewer = people.get(nameOf(one)) as Viewer;
      const does = {
        read: () => contexts.get(DiscussionsQueries).posts(viewer, threadId, { limit: 1 }),
        react: () => contexts.get(ReactToPost).execute(viewer, postId, { kind: PostReaction.Agree, isOn: true }),
        report: () => contexts.get(ReportPost).execute(viewer, postId, { ground: ReportGround.Spam }),
        reply: () => contexts.get(ReplyToThread).execute(viewer, threadId, { text: 'So.' }),
        start: () => contexts.get(StartThread).execute(viewer, slug, { title: 'Wells', text: 'Where?' }),
        pin: () => contexts.get(MarkThread).execute(viewer, threadId, 'pin', true),
        settings: () => contexts.get(ChangeCommunity).execute(viewer, slug, settings as never),
        // Last: from then on they belong to it.
        join: () => contexts.get(JoinCommunity).execute(viewer, slug),
      };
      expected[nameOf(one)] = rules({ access, only }, one);
      const results: Record<string, string> = {};
      for (const [name, work] of Object.entries(does))
        if (name in (expected[nameOf(one)] as object)) results[name] = await outcome(work());
      answered[nameOf(one)] = results;
    }
    expect(answered).toEqual(expected);
  });
});
