import { as, type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { DemoData } from '../../../platform/demo/demo-data';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchFinders } from '../../../platform/search/search-finders';
import { CommunitiesQueries } from './communities.queries';
import { CommunityAccess, CommunityStanding, PostReaction } from './community.enums';
import { CommunityDoor } from './community-door';
import { CommunityMentions } from './community-mentions';
import { CommunityPeopleQueries } from './community-people.queries';
import { DeletePost } from './delete-post';
import { DiscussionsQueries } from './discussions.queries';
import { EditPost } from './edit-post';
import { JoinCommunity } from './join-community';
import { LeaveCommunity } from './leave-community';
import { MarkRead } from './mark-read';
import { MarkThread } from './mark-thread';
import { ReactToPost } from './react-to-post';
import { ReplyToThread } from './reply-to-thread';
import { StartThread } from './start-thread';

const { AllMembers, PaidMembers } = CommunityAccess;

let contexts: Contexts;
let count = 0;
/** The community that a test is about, for all members unless it says otherwise. */
let slug: string;
let communityId: string;
let ada: Viewer;
let ben: Viewer;

const make = async (changes: { access?: CommunityAccess; tiers?: string[]; active?: boolean } = {}) => {
  const { access = AllMembers, tiers = [], active = true } = changes;
  count += 1;
  slug = `community-${count}`;
  const [{ id }] = await contexts.rows(
    `insert into membership.communities (slug, name, description, color, image, access_level, membership_tiers, is_active)
      values ($1, $2, 'For tests.', 'teal', 'network', $3, $4::membership.membership_tier[], $5) returning id`,
    [slug, `Community ${count}`, access, tiers, active],
  );
  communityId = id;
};
const join = (viewer: Viewer) => contexts.get(JoinCommunity).execute(viewer, slug);
const may = (viewer: Viewer, flags: string) =>
  contexts.rows(`update membership.community_members set ${flags} where community_id = $1 and user_id = $2`, [
    communityId,
    viewer.id,
  ]);
const start = (viewer = ada, changes: object = {}) =>
  contexts.get(StartThread).execute(viewer, slug, { title: 'Pilots', text: 'How do you end one?', ...changes });
const reply = (viewer: Viewer, id: string, text = 'On paper.') =>
  contexts.get(ReplyToThread).execute(viewer, id, { text });
const get = (viewer: Viewer) => contexts.get(CommunitiesQueries).get(viewer, slug);
const discussions = () => contexts.get(DiscussionsQueries);
const posts = async (viewer: Viewer, id: string, query: object = {}) =>
  (await discussions().posts(viewer, id, { limit: 50, ...query })).items;
const threads = async (viewer: Viewer) => (await discussions().threads(viewer, slug, 50)).items;
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
afterEach(() => contexts.clock.reset());
beforeEach(async () => {
  await make();
  ada = await contexts.organization(`Ada ${count}`);
  ben = await contexts.organization(`Ben ${count}`, 'member');
});

describe('who takes part in a community', () => {
  it('on a free plan reads and replies where all members may, and joins for that', async () => {
    const free = await contexts.organization(`Free ${count}`, 'owner', 'free');
    await join(ada);
    const id = await start();
    expect(await code(reply(free, id))).toBe('not_in_community');
    const members = () => contexts.get(CommunityPeopleQueries).members(free, slug, { limit: 10 });
    expect(await code(members())).toBe('not_in_community');
    await join(free);
    expect((await members()).items).toHaveLength(2);
    expect(await code(reply(free, id))).toBe('done');
    expect(await get(free)).toMatchObject({
      standing: CommunityStanding.Member,
      canRead: true,
      canStart: false,
      members: 2,
    });
  });

  it('is told which plan would let them, and the list says so without being asked', async () => {
    await make({ access: PaidMembers, tiers: ['enterprise_alliance_partners'] });
    const paying = await contexts.organization(`Paying ${count}`, 'owner', 'innovators_solution_providers');
    await expect(join(paying)).rejects.toMatchObject({
      details: { entitlement: { limit: 0, plan: { tier: 'enterprise_alliance_partners' } } },
    });
    const listed = await contexts.get(CommunitiesQueries).list(paying);
    expect(listed.find((one) => one.slug === slug)?.standing).toBe(CommunityStanding.PlanRequired);
    expect(await get(paying)).toMatchObject({ canRead: false, rights: null });
    expect((await get(as('viewer', paying))).standing).toBe(CommunityStanding.OrganizationRequired);
  });

  it('may no more what a lesser plan does not include, and is a member all the same', async () => {
    await make({ access: PaidMembers });
    await join(ada);
    const id = await start();
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
      organizationOf(ada),
    ]);
    expect(await code(discussions().thread(ada, id))).toBe('entitlement_exceeded');
    expect(await get(ada)).toMatchObject({ canRead: false, members: 1, standing: CommunityStanding.Member });
  });

  it('is on record, once, however often they join', async () => {
    await expect(() => join(ada)).leavesBehind({
      audit: [
        {
          action: 'community.joined',
          actor: `member:${ada.id}`,
          subject: `community:${communityId}`,
          details: { organizationId: organizationOf(ada) },
        },
      ],
    });
    await expect(() => join(ada)).leavesBehind({});
    expect(await get(ada)).toMatchObject({
      members: 1,
      rights: { role: 'member', canPost: true, canModerate: false, canManage: false },
    });
  });

  it('leaves it with what they have written staying, but for the last who manages it', async () => {
    await join(ada);
    await join(ben);
    await may(ada, 'can_manage = true');
    const leave = (viewer: Viewer) => () => contexts.get(LeaveCommunity).execute(viewer, slug);
    await expect(leave(ada)).leavesBehind({ refused: 'last_community_manager' });
    await start(ben);
    await expect(leave(ben)).leavesBehind({
      audit: [{ action: 'community.left', actor: `member:${ben.id}`, subject: `community:${communityId}` }],
    });
    await expect(leave(ben)).leavesBehind({});
    expect(await get(ben)).toMatchObject({ members: 1, discussions: 1, standing: CommunityStanding.Open });
  });

  it('comes back with what they have written counted, and starts discussions for any organization that may', async () => {
    await join(ada);
    const [first, second] = [await start(), await start()];
    await contexts.get(LeaveCommunity).execute(ada, slug);
    await join(ada);
    const figures = () =>
      contexts.rows(
        `select contributions, last_active_at is not null as "wasActive" from membership.community_members
          where community_id = $1 and user_id = $2`,
        [communityId, ada.id],
      );
    expect(await figures()).toEqual([{ contributions: 2, wasActive: true }]);
    for (const id of [first, second]) await contexts.get(DeletePost).execute(ada, id);
    expect(await figures()).toMatchObject([{ contributions: 0 }]);
    const free = await contexts.organization(`Free ${count}`, 'owner', 'free');
    await contexts.rows('update membership.community_members set organization_id = $2 where user_id = $1', [
      ada.id,
      organizationOf(free),
    ]);
    const both = { ...ada, organizations: [...free.organizations, ...ada.organizations] };
    expect(await get(both)).toMatchObject({ canStart: true });
    expect(await code(start(both))).toBe('done');
  });

  it('finds it by the search over everything, where they see it', async () => {
    const found = async (viewer: Viewer) =>
      (await contexts.get(SearchFinders).find(viewer, `tests community ${count}`)).groups.find(
        ({ kind }) => kind === 'community',
      )?.items;
    expect(await found(ada)).toEqual([expect.objectContaining({ address: `/communities/${slug}` })]);
    await contexts.rows(`update membership.communities set access_level = 'invite_only' where id = $1`, [communityId]);
    expect(await found(ada)).toBeUndefined();
  });

  it('finds what is discussed where they belong and may read, each discussion once', async () => {
    const found = async (viewer: Viewer, words: string) =>
      (await contexts.get(SearchFinders).find(viewer, words)).groups.find(({ kind }) => kind === 'discussion')?.items;
    await join(ada);
    const id = await start(ada, { title: `Ending quokkas ${count}`, text: 'Quokkas, and how they end.' });
    const replyId = await reply(ada, id, `A wallaby${count} does not.`);
    const line = { kind: 'discussion', title: `Ending quokkas ${count}`, line: `Community ${count}` };
    const address = `/communities/${slug}/discussions/${id}`;
    expect(await found(ada, 'ending quokk')).toEqual([{ ...line, address }]);
    expect(await found(ada, `wallaby${count}`)).toEqual([{ ...line, address }]);
    expect(await found(ben, 'quokkas')).toBeUndefined();
    await contexts.rows('update membership.community_posts set hidden_at = now() where id = $1', [replyId]);
    expect(await found(ada, `wallaby${count}`)).toBeUndefined();
    await contexts.rows('update membership.community_posts set hidden_at = null where id = $1', [replyId]);
    await contexts.rows(`update membership.communities set membership_tiers = '{ecosystem_enablers}' where id = $1`, [
      communityId,
    ]);
    expect(await found(ada, 'quokkas')).toBeUndefined();
  });

  it('sees one that rests only where they manage it', async () => {
    await join(ada);
    await contexts.rows('update membership.communities set is_active = false where id = $1', [communityId]);
    expect(await code(get(ada))).toBe('not_found');
    await may(ada, 'can_manage = true');
    expect(await get(ada)).toMatchObject({ isActive: false });
  });
});

describe('a discussion', () => {
  beforeEach(async () => {
    await join(ada);
    await join(ben);
  });

  it('is started, and on record', async () => {
    await expect(() => start()).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'discussion.started',
          actor: `member:${ada.id}`,
          subject: `discussion:${id}`,
          details: { communityId, organizationId: organizationOf(ada) },
        },
      ],
    }));
    expect(await get(ada)).toMatchObject({ discussions: 1, unread: 0 });
    expect(await get(ben)).toMatchObject({ discussions: 1, unread: 1 });
  });

  it('is replied to: who has started it is told, and who is mentioned, each once', async () => {
    const id = await start();
    contexts.clock.move(1000);
    const about = `discussion:${id}`;
    await expect(() => reply(ben, id)).leavesBehind((post: string) => ({
      audit: [
        {
          action: 'discussion.replied',
          actor: `member:${ben.id}`,
          subject: about,
          details: { postId: post, organizationId: organizationOf(ben) },
        },
      ],
      mail: [{ template: 'community-replied', to: ada.email, about }],
    }));
    const mention = `@[Whoever](person:${ada.id}), see @[A stranger](person:00000000-0000-4000-8000-ffffffffffff).`;
    await expect(() => reply(ben, id, mention)).leavesBehind({
      audit: [expect.objectContaining({ action: 'discussion.replied' })],
      mail: [
        {
          template: 'community-mentioned',
          to: ada.email,
          about,
          values: { authorName: 'Ada Okafor', communityName: `Community ${count}`, link: expect.any(String) },
        },
      ],
    });
    const [, , last] = await posts(ada, id);
    expect(last).toMatchObject({
      text: `@[Ada Okafor](person:${ada.id}), see @A stranger.`,
      mentions: [{ id: ada.id }],
    });
    expect((await threads(ada))[0]).toMatchObject({ id, replies: 2, isUnread: true });
    await contexts.get(MarkRead).thread(ada, id);
    expect((await threads(ada))[0]).toMatchObject({ isUnread: false });
  });

  it('shows whoever writes and belongs to it with the logo of their organization', async () => {
    const id = await start(ada);
    const organizationId = organizationOf(ada);
    await contexts.rows('update membership.organizations set logo_id = $1 where id = $1', [organizationId]);
    expect((await threads(ada))[0]).toMatchObject({ author: { organizationId, logoId: organizationId } });
    const { items } = await contexts.get(CommunityPeopleQueries).members(ada, slug, { limit: 10 });
    expect(items.find(({ id }) => id === ada.id)).toMatchObject({ logoId: organizationId });
    await contexts.rows('update membership.users set picture_id = $1 where id = $1', [ada.id]);
    const place = await contexts.get(CommunityDoor).at(ben, slug);
    expect(await contexts.get(CommunityMentions).offered(ben, place, id)).toMatchObject([
      { personId: ada.id, imageUrl: `/api/faces/${ada.id}/large`, organizationId },
    ]);
  });

  it('is told to none who may not read it any more, as their plan or their organization has ended', async () => {
    const id = await start();
    const about = `discussion:${id}`;
    const mention = `See @[Ada Okafor](person:${ada.id}).`;
    const replied = expect.objectContaining({ action: 'discussion.replied' });
    const offered = async () =>
      (await contexts.get(CommunityMentions).offered(ben, await contexts.get(CommunityDoor).at(ben, slug), id)).length;
    await contexts.rows(`update membership.communities set access_level = 'paid_members' where id = $1`, [communityId]);
    expect(await offered()).toBe(1);
    const plan = (tier: string) =>
      contexts.rows('update membership.organizations set membership_tier = $2 where id = $1', [
        organizationOf(ada),
        tier,
      ]);
    await plan('free');
    expect(await offered()).toBe(0);
    await expect(() => reply(ben, id)).leavesBehind({ audit: [replied] });
    await expect(() => reply(ben, id, mention)).leavesBehind({ audit: [replied] });
    expect((await posts(ben, id)).at(-1)).toMatchObject({ mentions: [] });
    await plan('ecosystem_enablers');
    await expect(() => reply(ben, id)).leavesBehind({
      audit: [replied],
      mail: [{ template: 'community-replied', to: ada.email, about }],
    });
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [ada.id]);
    expect(await offered()).toBe(0);
    await expect(() => reply(ben, id, mention)).leavesBehind({ audit: [replied] });
  });

  it('remembers of whoever is mentioned that they are, its author as well', async () => {
    const id = await start();
    await reply(ada, id, `I am @[Ada Okafor](person:${ada.id}).`);
    const remembered = await contexts.rows(
      'select person_id as id from membership.community_mentions where person_id = $1',
      [ada.id],
    );
    expect(remembered).toHaveLength(1);
  });

  it('takes no reply of who may not post, of strangers, or once it is locked', async () => {
    const id = await start();
    await may(ben, 'can_post = false');
    await expect(() => reply(ben, id)).leavesBehind({ refused: 'community_right_required' });
    await expect(() => reply(as('viewer', ada), id)).leavesBehind({ refused: 'organization_required' });
    await may(ben, 'can_post = true, can_moderate = true');
    const lock = (isOn: boolean) => () => contexts.get(MarkThread).execute(ben, id, 'lock', isOn);
    await expect(() => contexts.get(MarkThread).execute(ada, id, 'lock', true)).leavesBehind({
      refused: 'community_right_required',
    });
    await expect(lock(true)).leavesBehind({
      audit: [expect.objectContaining({ action: 'discussion.locked', subject: `discussion:${id}` })],
    });
    await expect(lock(true)).leavesBehind({});
    await expect(() => reply(ada, id)).leavesBehind({ refused: 'discussion_locked' });
    await expect(lock(false)).leavesBehind({ audit: [expect.objectContaining({ action: 'discussion.unlocked' })] });
    expect(await code(reply(ada, id))).toBe('done');
  });

  it('stands above later ones while it is pinned', async () => {
    await may(ben, 'can_moderate = true');
    const first = await start();
    contexts.clock.move(1000);
    const second = await start();
    expect((await threads(ada)).map(({ id }) => id)).toEqual([second, first]);
    await contexts.get(MarkThread).execute(ben, first, 'pin', true);
    expect((await threads(ada)).map(({ id, isPinned }) => [id, isPinned])).toEqual([
      [first, true],
      [second, false],
    ]);
  });

  it('is edited by its author on what they have read, and goes while nobody has replied', async () => {
    const id = await start();
    const edit = (viewer: Viewer, revision: number) =>
      contexts.get(EditPost).execute(viewer, id, { title: 'Ended', text: 'How did you?', revision });
    await expect(() => edit(ben, 1)).leavesBehind({ refused: 'not_found' });
    await expect(() => edit(ada, 2)).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(() => edit(ada, 1)).leavesBehind({
      audit: [{ action: 'post.edited', actor: `member:${ada.id}`, subject: `post:${id}`, details: { communityId } }],
    });
    expect(await discussions().thread(ben, id)).toMatchObject({ title: 'Ended' });
    const remove = (viewer: Viewer, post: string) => () => contexts.get(DeletePost).execute(viewer, post);
    const answer = await reply(ben, id);
    await expect(remove(ada, id)).leavesBehind({ refused: 'discussion_answered' });
    await expect(remove(ada, answer)).leavesBehind({ refused: 'not_found' });
    await expect(remove(ben, answer)).leavesBehind({
      audit: [
        { action: 'post.deleted', actor: `member:${ben.id}`, subject: `post:${answer}`, details: { communityId } },
      ],
    });
    expect((await threads(ada))[0]).toMatchObject({ replies: 0 });
    await contexts.get(DeletePost).execute(ada, id);
    expect(await get(ada)).toMatchObject({ discussions: 0 });
    expect(await code(discussions().thread(ada, id))).toBe('not_found');
  });

  it('counts signs, each of a person once, and leaves nothing else', async () => {
    const id = await start();
    const react = (viewer: Viewer, isOn = true) =>
      contexts.get(ReactToPost).execute(viewer, id, { kind: PostReaction.Thanks, isOn });
    await expect(() => react(ben)).leavesBehind({});
    await react(ben);
    await react(ada);
    expect((await posts(ben, id))[0]?.reactions).toEqual([{ kind: 'thanks', count: 2, isMine: true }]);
    await react(ben, false);
    expect((await posts(ben, id))[0]?.reactions).toEqual([{ kind: 'thanks', count: 1, isMine: false }]);
    await contexts.get(LeaveCommunity).execute(ben, slug);
    await expect(() => react(ben)).leavesBehind({ refused: 'not_in_community' });
  });

  it('is told of to open pages of whoever has read it within the hour and belongs to it', async () => {
    const id = await start();
    const cleo = await contexts.organization(`Cleo ${count}`);
    for (const viewer of [ben, cleo]) {
      await join(viewer);
      await contexts.get(MarkRead).thread(viewer, id);
    }
    const told = async () => {
      const before = await positions();
      await reply(ada, id);
      const after = await positions();
      return [ben, cleo, ada].map((viewer) => (after.get(viewer.id) ?? 0) - (before.get(viewer.id) ?? 0));
    };
    const positions = async () =>
      new Map<string, number>(
        (
          await contexts.rows(
            `select person_id, count(*)::int as told from platform.live_updates where kind = 'discussion' and subject = $1 group by 1`,
            [id],
          )
        ).map(({ person_id, told: often }) => [person_id, often]),
      );
    expect(await told()).toEqual([1, 1, 0]);
    await contexts.get(LeaveCommunity).execute(cleo, slug);
    expect(await told()).toEqual([1, 0, 0]);
    contexts.clock.move(61 * 60_000);
    expect(await told()).toEqual([0, 0, 0]);
  });

  it('goes on where somebody has read to, and begins at a post that is named', async () => {
    const id = await start();
    contexts.clock.move(1000);
    await contexts.get(MarkRead).thread(ben, id);
    contexts.clock.move(2000);
    const one = await reply(ada, id, 'One.');
    contexts.clock.move(3000);
    await reply(ada, id, 'Two.');
    expect(await discussions().thread(ben, id)).toMatchObject({ firstUnreadId: one, replies: 2 });
    expect((await posts(ben, id, { from: one })).map(({ text }) => text)).toEqual(['One.', 'Two.']);
    expect(await posts(ben, id, { from: communityId })).toHaveLength(3);
    await contexts.get(MarkRead).community(ben, slug);
    expect(await get(ben)).toMatchObject({ unread: 0 });
  });

  it('is found by its words, in its own community alone', async () => {
    const id = await start(ada, { title: 'Electrolysers', text: 'They freeze.' });
    const answer = await reply(ben, id, `Ours freeze as well, @[Ada Okafor](person:${ada.id}).`);
    const find = async (search: string) =>
      (await discussions().search(ada, slug, { search, limit: 10 })).items.map((post) => [post.id, post.hits]);
    expect(await find('electrolysers')).toEqual([[id, ['Electrolysers']]]);
    expect((await find('freeze')).map(([found]) => found).sort()).toEqual([id, answer].sort());
    expect(await find(ada.id)).toEqual([]);
    await make();
    await join(ada);
    expect(await find('electrolysers')).toEqual([]);
  });

  it('has a search put right by words of its own community, and by none of another', async () => {
    const meant = (search: string) => discussions().suggest(ada, slug, search);
    await start(ada, { title: 'Anemometers', text: 'They whisper.' });
    expect(await meant('anemometrs whispr')).toBe('anemometers whisper');
    const [{ number }] = await contexts.rows('select number from membership.communities where id = $1', [communityId]);
    await make();
    await join(ada);
    // One that has its part of the index with the other.
    await contexts.rows('alter table membership.communities alter number set generated by default');
    await contexts.rows('update membership.communities set number = $2 where id = $1', [communityId, number + 40_000]);
    await start(ada, { title: 'Hygrometers', text: 'They drip.' });
    expect(await meant('hygrometrs')).toBe('hygrometers');
    for (const search of ['anemometrs', 'whispr', 'hygrometrs that whispr far from all others somewhere'])
      expect(String(await meant(search))).not.toMatch(/anemometers|whisper/);
  });
});

describe('the pages of a community', () => {
  it('read no more rows among thousands of posts, and so does writing there', async () => {
    await join(ada);
    const id = await start();
    const grow = (from: number, to: number) =>
      contexts.rows(
        `with t as (insert into membership.community_threads (id, community_id, last_activity_at)
            select md5($1::text || n)::uuid, $1::uuid, now() - n * interval '1 minute' from generate_series($3::int, $4::int) n returning id),
          r as (insert into membership.community_posts (community_id, thread_id, text, author_id, organization_id, created_at)
            select $1::uuid, $5::uuid, 'Reply ' || n, $2::uuid, $6::uuid, now() + n * interval '1 second' from generate_series($3::int, $4::int) n)
        insert into membership.community_posts (id, community_id, thread_id, title, text, author_id, organization_id, created_at)
          select md5($1::text || n)::uuid, $1::uuid, md5($1::text || n)::uuid, 'Title ' || n, 'Text', $2::uuid, $6::uuid, now()
          from generate_series($3::int, $4::int) n`,
        [communityId, ada.id, from, to, id, organizationOf(ada)],
      );
    await grow(1, 3000);
    await contexts.rows('vacuum analyze membership.community_posts, membership.community_threads');
    expect(await get(ada)).toMatchObject({ discussions: 3001, unread: 100 });
    expect((await discussions().thread(ada, id)).replies).toBe(3000);
    const read = await rowsRead(contexts.database, async () => {
      await discussions().threads(ada, slug, 20);
      await discussions().posts(ada, id, { limit: 20 });
      await get(ada);
    });
    expect(read).toBeLessThan(1000);
    expect(await rowsRead(contexts.database, () => reply(ada, id))).toBeLessThan(300);
  });

  it('show the figures of the landing page, counted from the rows of the demo data', async () => {
    await contexts.get(DemoData).load();
    const [{ email, id, organization }] = await contexts.rows(
      `select u.id, u.email, o.organization_id as organization from membership.users u
        join membership.user_organizations o on o.user_id = u.id where u.email like 'maya.chen@%'`,
    );
    const maya: Viewer = { ...ada, id, email, organizations: [{ id: organization, role: 'owner' }] };
    const listed = await contexts.get(CommunitiesQueries).list(maya);
    const figures = new Map(listed.map(({ name, members, discussions: of }) => [name, [members, of]]));
    expect(Object.fromEntries(figures)).toMatchObject({
      'Innovation Leaders Network': [1847, 342],
      'Sustainability and ESG Hub': [923, 156],
      'Research and Academia Alliance': [1264, 278],
      'Venture Capital Network': [687, 94],
    });
    const [{ wrong }] = await contexts.rows(
      `select count(*)::int as wrong from membership.community_threads t where replies <> (
        select count(*) from membership.community_posts p where p.thread_id = t.id and p.id <> t.id)`,
    );
    expect(wrong).toBe(0);
    expect(listed[0]?.unread).toBeGreaterThan(0);
  });
});
