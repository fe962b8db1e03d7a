import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { day, hour } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { WorkItems } from '../../../platform/work-items/work-items';
import { AnswerAppeal } from './answer-appeal';
import { AppealMeasure } from './appeal-measure';
import { AssignCommunityRole } from './assign-community-role';
import { ChangeCommunity } from './change-community';
import { CommunitiesQueries } from './communities.queries';
import { CommunityAccess, CommunityRole, CommunityStanding, MeasureKind, ReportGround } from './community.enums';
import { CommunityPeopleQueries } from './community-people.queries';
import { DeletePost } from './delete-post';
import { DiscussionsQueries } from './discussions.queries';
import { DismissReports } from './dismiss-reports';
import { EditPost } from './edit-post';
import { InviteToCommunity } from './invite-to-community';
import { JoinCommunity } from './join-community';
import { LiftMeasure } from './lift-measure';
import { MailCommunityDigestsJob } from './mail-community-digests.job';
import { MarkRead } from './mark-read';
import { ModerationQueries } from './moderation.queries';
import { ReplyToThread } from './reply-to-thread';
import { ReportPost } from './report-post';
import { StartThread } from './start-thread';
import { TakeMeasure } from './take-measure';
import { WithdrawCommunityInvitation } from './withdraw-community-invitation';

let contexts: Contexts;
let count = 0;
let slug: string;
let communityId: string;
/** Writes what others report; manages; moderates; belongs to it. */
let author: Viewer;
let manager: Viewer;
let moderator: Viewer;
let reader: Viewer;

const join = (viewer: Viewer) => contexts.get(JoinCommunity).execute(viewer, slug);
const may = (viewer: Viewer, flags: string) =>
  contexts.rows(`update membership.community_members set ${flags} where community_id = $1 and user_id = $2`, [
    communityId,
    viewer.id,
  ]);
const start = () => contexts.get(StartThread).execute(author, slug, { title: 'Pilots', text: 'How do you end one?' });
const reply = (viewer: Viewer, id: string) => contexts.get(ReplyToThread).execute(viewer, id, { text: 'On paper.' });
const report = (viewer: Viewer, id: string) =>
  contexts.get(ReportPost).execute(viewer, id, { ground: ReportGround.OffTopic, note: 'Not here.' });
const take = (viewer: Viewer, id: string, kind = MeasureKind.Hide) =>
  contexts.get(TakeMeasure).execute(viewer, id, { kind, reason: 'It names a customer.' });
const appeal = (viewer: Viewer, id: string) =>
  contexts.get(AppealMeasure).execute(viewer, id, { text: 'It is public.' });
const answer = (viewer: Viewer, id: string, isGranted = true) =>
  contexts.get(AnswerAppeal).execute(viewer, id, { isGranted, answer: 'You are right.' });
const lift = (viewer: Viewer, id: string) => contexts.get(LiftMeasure).execute(viewer, id);
const get = (viewer: Viewer) => contexts.get(CommunitiesQueries).get(viewer, slug);
const thread = (viewer: Viewer, id: string) => contexts.get(DiscussionsQueries).thread(viewer, id);
const queue = (viewer = moderator) => contexts.get(ModerationQueries).queue(viewer, slug);
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );
const by = (viewer: Viewer) => `member:${viewer.id}`;

beforeAll(async () => {
  contexts = await startContexts({ RATE_LIMITS: 'on' });
});
afterAll(() => contexts.stop());
afterEach(() => contexts.clock.reset());
beforeEach(async () => {
  count += 1;
  slug = `community-${count}`;
  [{ id: communityId }] = await contexts.rows(
    `insert into membership.communities (slug, name, description, color, image, access_level)
      values ($1, 'Leaders', 'For tests.', 'teal', 'network', 'all_members') returning id`,
    [slug],
  );
  [author, manager, moderator, reader] = (await Promise.all(
    ['Author', 'Manager', 'Moderator', 'Reader'].map((name) => contexts.organization(`${name} ${count}`)),
  )) as [Viewer, Viewer, Viewer, Viewer];
  for (const viewer of [author, manager, moderator, reader]) await join(viewer);
  await may(manager, `role = 'admin', can_moderate = true, can_manage = true`);
  await may(moderator, `role = 'moderator', can_moderate = true`);
});

describe('a report', () => {
  it('needs no note, and takes none for one', async () => {
    const id = await reply(author, await start());
    const ground = ReportGround.OffTopic;
    await contexts.get(ReportPost).execute(reader, id, { ground, note: null as never });
    await contexts.get(ReportPost).execute(moderator, id, { ground });
    expect(await contexts.rows('select note from membership.community_reports where post_id = $1', [id])).toEqual([
      { note: '' },
      { note: '' },
    ]);
    await contexts.rows('delete from membership.community_reports where post_id = $1', [id]);
  });

  it('reaches those who moderate, once of a person, and waits with its words', async () => {
    const id = await start();
    const told = { template: 'community-post-reported', about: `community:${communityId}` };
    await expect(() => report(reader, id)).leavesBehind({
      audit: [
        {
          action: 'post.reported',
          actor: by(reader),
          subject: `post:${id}`,
          details: { communityId, ground: 'off_topic' },
        },
      ],
      mail: [
        { ...told, to: manager.email, values: expect.objectContaining({ title: 'Pilots', ground: 'off topic' }) },
        { ...told, to: moderator.email },
      ],
    });
    await expect(() => report(reader, id)).leavesBehind({ refused: 'already_reported' });
    const shownTo = async (person: typeof reader) =>
      (await contexts.get(DiscussionsQueries).posts(person, id, { limit: 10 })).items;
    expect(await shownTo(reader)).toMatchObject([{ isReported: true }]);
    expect(await shownTo(author)).toMatchObject([{ isReported: false }]);
    await report(moderator, id);
    expect((await queue()).reported).toMatchObject([
      { post: { id, title: 'Pilots', isHidden: false }, reports: [{ ground: 'off_topic', note: 'Not here.' }, {}] },
    ]);
    expect(await get(moderator)).toMatchObject({ waiting: 1 });
    expect(await get(reader)).toMatchObject({ waiting: 0 });
    expect(await code(queue(reader))).toBe('community_right_required');
  });

  it('keeps the post, and what it said, until it is resolved', async () => {
    const id = await reply(author, await start());
    await report(reader, id);
    await expect(() => contexts.get(DeletePost).execute(author, id)).leavesBehind({ refused: 'post_under_report' });
    const reports = async () => (await queue()).reported[0]?.reports;
    expect(await reports()).toMatchObject([{ text: null }]);
    await contexts.get(EditPost).execute(author, id, { text: 'Nothing.', revision: 1 });
    expect(await reports()).toMatchObject([{ text: 'On paper.' }]);
    await contexts.get(DismissReports).execute(moderator, id);
    expect(await contexts.rows('select text from membership.community_reports where post_id = $1', [id])).toEqual([
      { text: null },
    ]);
    expect(await code(contexts.get(DeletePost).execute(author, id))).toBe('done');
  });

  it('reaches nobody who has left their organization since', async () => {
    const id = await start();
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [manager.id]);
    await expect(() => report(reader, id)).leavesBehind({
      audit: [expect.objectContaining({ action: 'post.reported' })],
      mail: [{ template: 'community-post-reported', to: moderator.email, about: `community:${communityId}` }],
    });
  });

  it('is dismissed, and who made it is told', async () => {
    const id = await start();
    await report(reader, id);
    const dismiss = (viewer: Viewer) => () => contexts.get(DismissReports).execute(viewer, id);
    await expect(dismiss(reader)).leavesBehind({ refused: 'community_right_required' });
    await expect(dismiss(moderator)).leavesBehind({
      audit: [
        {
          action: 'post.reports-dismissed',
          actor: by(moderator),
          subject: `post:${id}`,
          details: { communityId, reports: 1 },
        },
      ],
      mail: [{ template: 'community-report-answered', to: reader.email, about: `post:${id}` }],
    });
    await expect(dismiss(moderator)).leavesBehind({ refused: 'measure_taken' });
    expect((await queue()).reported).toEqual([]);
  });
});

describe('a measure', () => {
  it('hides a post for a reason: its author and who reported it are told, others see nothing of it', async () => {
    const id = await start();
    await report(reader, id);
    await expect(() => take(moderator, id)).leavesBehind((measureId: string) => ({
      audit: [
        {
          action: 'community.hide',
          actor: by(moderator),
          subject: `person:${author.id}`,
          details: { communityId, postId: id, measureId, reason: 'It names a customer.' },
        },
      ],
      mail: [
        { template: 'community-measure', to: author.email, about: `community:${communityId}` },
        { template: 'community-report-answered', to: reader.email, about: `post:${id}` },
      ],
    }));
    await expect(() => take(moderator, id)).leavesBehind({ refused: 'measure_taken' });
    expect(await code(thread(reader, id))).toBe('not_found');
    expect(await thread(author, id)).toMatchObject({ canReply: false });
    const [post] = (await contexts.get(DiscussionsQueries).posts(author, id, { limit: 10 })).items;
    expect(post).toMatchObject({ hiddenReason: 'It names a customer.', text: 'How do you end one?' });
    const found = await contexts.get(DiscussionsQueries).search(moderator, slug, { search: 'pilots', limit: 10 });
    expect(found.items).toEqual([]);
    expect(await get(reader)).toMatchObject({ discussions: 0 });
    expect(await get(author)).toMatchObject({ measures: [{ kind: 'hide', postId: id, appeal: null, endedAt: null }] });
    const hidden = await reply(manager, id);
    expect(await code(report(reader, hidden))).toBe('not_found');
  });

  it('shows of a hidden reply that there was one, and no word of it', async () => {
    const id = await start();
    const hidden = await reply(reader, id);
    await take(moderator, hidden);
    const read = async (viewer: Viewer) =>
      (await contexts.get(DiscussionsQueries).posts(viewer, id, { limit: 10 })).items[1];
    expect(await read(author)).toMatchObject({ text: null, hiddenReason: null, mentions: [] });
    expect(await read(reader)).toMatchObject({ text: 'On paper.', hiddenReason: 'It names a customer.' });
    expect(await thread(author, id)).toMatchObject({ replies: 0 });
  });

  it('bans: they belong to it no more, read nothing, and come back once it has ended', async () => {
    const id = await start();
    const measureId = await take(moderator, id, MeasureKind.Ban);
    expect(await get(author)).toMatchObject({ standing: CommunityStanding.Banned, canRead: false, members: 3 });
    expect(await code(join(author))).toBe('banned_from_community');
    expect(await code(thread(author, id))).toBe('banned_from_community');
    await expect(() => lift(moderator, measureId)).leavesBehind({
      audit: [
        {
          action: 'community.measure-lifted',
          actor: by(moderator),
          subject: `measure:${measureId}`,
          details: { communityId },
        },
      ],
      mail: [{ template: 'community-appeal-answered', to: author.email, about: `community:${communityId}` }],
    });
    await expect(() => lift(moderator, measureId)).leavesBehind({ refused: 'measure_over' });
    expect(await code(join(author))).toBe('done');
  });

  it('bans an author once, however many of their posts are looked at at the same time', async () => {
    const first = await start();
    const posts = [first, await reply(author, first)];
    const takers = [moderator, manager];
    const codes = await Promise.all(posts.map((id, n) => code(take(takers[n] as Viewer, id, MeasureKind.Ban))));
    expect(codes.sort()).toEqual(['done', 'measure_taken']);
  });

  it.each([
    ['a member', () => reader, () => author, 'community_right_required'],
    ['a moderator about who manages', () => moderator, () => manager, 'community_right_required'],
    ['anybody about themselves', () => manager, () => manager, 'community_right_required'],
    ['who manages about a moderator', () => manager, () => moderator, 'done'],
    ['a moderator about a member', () => moderator, () => reader, 'done'],
  ])('taken by %s', async (_, taker, of, expected) => {
    const id = await reply(of(), await start());
    expect(await code(take(taker(), id, MeasureKind.Warn))).toBe(expected);
  });

  it('is appealed once by whom it concerns, and answered by another moderator than took it', async () => {
    const id = await start();
    const measureId = await take(moderator, id);
    await expect(() => appeal(reader, measureId)).leavesBehind({ refused: 'not_found' });
    const told = { template: 'community-appeal', about: `community:${communityId}` };
    await expect(() => appeal(author, measureId)).leavesBehind({
      audit: [
        {
          action: 'community.appealed',
          actor: by(author),
          subject: `measure:${measureId}`,
          details: { communityId },
        },
      ],
      mail: [
        { ...told, to: manager.email },
        { ...told, to: moderator.email },
      ],
    });
    await expect(() => appeal(author, measureId)).leavesBehind({ refused: 'already_appealed' });
    const [waiting] = (await queue()).appeals;
    expect(waiting).toMatchObject({ id: measureId, appeal: 'It is public.', canAnswer: false });
    expect((await queue(manager)).appeals).toMatchObject([{ canAnswer: true, post: { id, isHidden: true } }]);
    await expect(() => answer(moderator, measureId)).leavesBehind({ refused: 'community_right_required' });
    await expect(() => answer(manager, measureId)).leavesBehind({
      audit: [
        {
          action: 'community.appeal-answered',
          actor: by(manager),
          subject: `measure:${measureId}`,
          details: { communityId, isGranted: true },
        },
      ],
      mail: [{ template: 'community-appeal-answered', to: author.email, about: `community:${communityId}` }],
    });
    await expect(() => answer(manager, measureId)).leavesBehind({ refused: 'measure_over' });
    expect(await code(thread(reader, id))).toBe('done');
    expect(await get(reader)).toMatchObject({ discussions: 1 });
    const { items } = await contexts.get(ModerationQueries).measures(manager, slug, 10);
    expect(items).toMatchObject([{ id: measureId, appealAnswer: 'You are right.' }]);
  });

  it('answers the appeal that waits when it is lifted, and the appeal is gone for all who were to answer it', async () => {
    const measureId = await take(moderator, await start());
    await appeal(author, measureId);
    await lift(manager, measureId);
    expect((await queue(manager)).appeals).toEqual([]);
    expect(await get(manager)).toMatchObject({ waiting: 0 });
    expect(await contexts.get(WorkItems).of(manager)).toEqual([]);
    const words = 'The moderators have lifted what they did.';
    expect(await get(author)).toMatchObject({ measures: [{ appealAnswer: words, endedAt: expect.any(String) }] });
    await expect(() => answer(manager, measureId, false)).leavesBehind({ refused: 'measure_over' });
  });

  it('stays where the appeal is not granted, and is answered by who took it where nobody else moderates', async () => {
    await may(manager, 'can_moderate = false');
    const id = await start();
    const measureId = await take(moderator, id);
    await appeal(author, measureId);
    await answer(moderator, measureId, false);
    expect(await code(thread(reader, id))).toBe('not_found');
    expect(await get(author)).toMatchObject({ measures: [{ appealAnswer: 'You are right.', endedAt: null }] });
  });
});

describe('what waits', () => {
  const work = async (viewer: Viewer) =>
    (await contexts.get(WorkItems).of(viewer)).map(({ kind, title, link }) => [kind, title, link]);
  const decide = (what: string) => [
    'moderate-community',
    `Decide about ${what} in “Leaders”`,
    `/communities/${slug}?tab=moderation`,
  ];

  it('for who moderates are reports and appeals that they may decide about', async () => {
    const id = await start();
    await report(reader, id);
    expect([await work(moderator), await work(reader)]).toEqual([[decide('a report or an appeal')], []]);
    const other = await reply(moderator, id);
    await report(reader, other);
    expect([await work(moderator), await work(manager)]).toEqual([
      [decide('a report or an appeal')],
      [decide('2 reports and appeals')],
    ]);
    await appeal(author, await take(moderator, id));
    expect([await work(moderator), await work(manager)]).toEqual([[], [decide('2 reports and appeals')]]);
    await contexts.rows(`update membership.communities set access_level = 'paid_members' where id = $1`, [communityId]);
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
      organizationOf(manager),
    ]);
    expect(await work(manager)).toEqual([]);
  });

  it('for who is invited is the invitation, until they join or it is over', async () => {
    const sam = await contexts.organization(`Sam ${count}`);
    await contexts.get(InviteToCommunity).execute(manager, slug, sam.email);
    const invited = ['join-community', 'You are invited to “Leaders”', `/communities/${slug}?join=${slug}`];
    expect(await work(sam)).toEqual([invited]);
    contexts.clock.move(31 * day);
    expect(await work(sam)).toEqual([]);
    contexts.clock.reset();
    await join(sam);
    expect(await work(sam)).toEqual([]);
  });
});

describe('who manages a community', () => {
  const moderates = { role: CommunityRole.Moderator, canPost: true, canModerate: true, canManage: false };

  it('says what somebody may do there: they are told, and somebody always manages it', async () => {
    const assign = (viewer: Viewer, to: Viewer, rights = moderates) =>
      contexts.get(AssignCommunityRole).execute(viewer, slug, to.id, rights);
    await expect(() => assign(manager, reader)).leavesBehind({
      audit: [
        {
          action: 'community.role-given',
          actor: by(manager),
          subject: `person:${reader.id}`,
          details: {
            communityId,
            before: { role: 'member', canPost: true, canModerate: false, canManage: false },
            after: moderates,
          },
        },
      ],
      mail: [{ template: 'community-role', to: reader.email, about: `community:${communityId}` }],
    });
    await expect(() => assign(manager, reader)).leavesBehind({});
    await expect(() => assign(moderator, reader)).leavesBehind({ refused: 'community_right_required' });
    await expect(() => assign(manager, manager)).leavesBehind({ refused: 'last_community_manager' });
    const { items, total } = await contexts.get(CommunityPeopleQueries).members(manager, slug, { limit: 10 });
    expect(total.count).toBe(4);
    expect(items.find(({ id }) => id === reader.id)).toMatchObject({ role: 'moderator', canModerate: true });
    const named = async (search: string) => {
      const { items: found } = await contexts.get(CommunityPeopleQueries).members(manager, slug, { limit: 10, search });
      return found.map(({ id }) => id);
    };
    // Nor what becomes one of these without its accents.
    for (const sign of ['%', '_', '\uFF05', '\uFF3F', '\u0301']) expect(await named(sign)).toEqual([]);
    await contexts.rows(`update membership.users set first_name = 'Inés', last_name = 'Gómez' where id = $1`, [
      reader.id,
    ]);
    // Somebody of another community has the name too.
    const others = await contexts.rows(
      `update membership.users set first_name = 'Inés', last_name = 'Gómez' where id = (
          select user_id from membership.community_members where user_id not in (
            select m.user_id from membership.community_members m
            join membership.communities c on c.id = m.community_id where c.slug = $1) limit 1) returning id`,
      [slug],
    );
    expect(others).toHaveLength(1);
    for (const said of ['ines gomez', 'ÉS GÓM', 'Gomez']) expect(await named(said)).toEqual([reader.id]);
  });

  it('changes its settings on those that they have read', async () => {
    const settings = {
      name: 'Heads',
      description: 'New.',
      accessLevel: CommunityAccess.InviteOnly,
      membershipTiers: [],
      isActive: true,
      revision: 1,
    };
    const change = (viewer: Viewer) => () => contexts.get(ChangeCommunity).execute(viewer, slug, settings);
    await expect(change(moderator)).leavesBehind({ refused: 'community_right_required' });
    await expect(change(manager)).leavesBehind({
      audit: [expect.objectContaining({ action: 'community.changed', subject: `community:${communityId}` })],
    });
    await expect(change(manager)).leavesBehind({ refused: 'edited_meanwhile' });
    expect(await get(reader)).toMatchObject({ name: 'Heads', revision: 2, members: 4 });
  });

  it('does not shut themselves out by its settings', async () => {
    const settings = { name: 'Heads', description: '', membershipTiers: [], isActive: true, revision: 1 };
    const change = (changes: object) => () =>
      contexts
        .get(ChangeCommunity)
        .execute(manager, slug, { ...settings, accessLevel: CommunityAccess.AllMembers, ...changes });
    const refused = { refused: 'invalid_input' };
    await expect(change({ membershipTiers: ['free'] })).leavesBehind(refused);
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
      organizationOf(manager),
    ]);
    await expect(change({ accessLevel: CommunityAccess.PaidMembers })).leavesBehind(refused);
    expect(await code(change({ membershipTiers: ['free'] })())).toBe('done');
  });

  it('invites an address, which sees the community then, and takes the invitation back', async () => {
    await contexts.rows(`update membership.communities set access_level = 'invite_only' where id = $1`, [communityId]);
    const invited = await contexts.organization(`Invited ${count}`);
    const invite = (email: string) => () => contexts.get(InviteToCommunity).execute(manager, slug, email);
    expect(await code(get(invited))).toBe('not_found');
    await expect(invite(invited.email.toUpperCase())).leavesBehind((invitationId: string) => ({
      audit: [
        {
          action: 'community.invited',
          actor: by(manager),
          subject: `community:${communityId}`,
          details: { invitationId },
        },
      ],
      mail: [{ template: 'community-invitation', to: invited.email, about: `community:${communityId}` }],
    }));
    await expect(invite(reader.email)).leavesBehind({ refused: 'already_in_community' });
    expect(await get(invited)).toMatchObject({ standing: CommunityStanding.Invited, canRead: false });
    const withdraw = (id: string) => () => contexts.get(WithdrawCommunityInvitation).execute(manager, slug, id);
    const id = (await contexts.get(CommunityPeopleQueries).invitations(manager, slug))[0]?.id ?? '';
    await expect(withdraw(id)).leavesBehind({
      audit: [expect.objectContaining({ action: 'community.invitation-withdrawn' })],
    });
    await expect(withdraw(id)).leavesBehind({ refused: 'not_found' });
    expect(await code(join(invited))).toBe('not_found');
    await invite(invited.email)();
    contexts.clock.move(31 * day);
    expect(await code(join(invited))).toBe('not_found');
    contexts.clock.reset();
    await join(invited);
    expect(await contexts.get(CommunityPeopleQueries).invitations(manager, slug)).toEqual([]);
  });
});

describe('mail that others cause', () => {
  it('comes twenty times a day at most, however much is written', async () => {
    const id = await start();
    for (let n = 0; n < 22; n += 1) await reply(reader, id);
    const [{ told }] = await contexts.rows(
      `select count(*)::int as told from notifications.messages where template = 'community-replied' and to_address = $1`,
      [author.email],
    );
    expect(told).toBe(20);
    expect(await thread(author, id)).toMatchObject({ replies: 22 });
  });
});

describe('the digest of a week', () => {
  const work = () => contexts.get(MailCommunityDigestsJob).execute();

  it('says on Mondays what somebody has not read, once, and nothing that their plan does not include', async () => {
    await contexts.rows('delete from membership.communities where id <> $1', [communityId]);
    await contexts.rows(`update membership.communities set access_level = 'paid_members'`);
    const id = await start();
    await reply(author, id);
    await contexts.get(MarkRead).thread(moderator, id);
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
      organizationOf(reader),
    ]);
    contexts.clock.move(7 * day);
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'community-digest',
          to: manager.email,
          about: `person:${manager.id}`,
          named: [author.id],
          values: expect.objectContaining({
            headline: 'This week in Leaders',
            communities: [
              expect.objectContaining({
                news: '1 discussion with new posts',
                threads: [expect.objectContaining({ title: 'Pilots', by: 'Ada Okafor, 1 reply' })],
              }),
            ],
          }),
        },
      ],
    });
    await expect(work).leavesBehind({});
  });

  it('names of several discussions those alone that somebody has not read, and goes to nobody who is leaving', async () => {
    await contexts.rows('delete from membership.communities where id <> $1', [communityId]);
    const [read, unread] = [await start(), await start()];
    for (const person of [moderator, manager]) await contexts.get(MarkRead).thread(person, read);
    await contexts.get(MarkRead).thread(moderator, unread);
    await contexts.rows(
      `update membership.users set deletion_asked_at = now(), deletion_due_at = now() + interval '30 days' where id = $1`,
      [reader.id],
    );
    contexts.clock.move(7 * day);
    const threads = [expect.objectContaining({ link: expect.stringContaining(unread) })];
    await expect(work).leavesBehind({
      mail: [
        {
          template: 'community-digest',
          to: manager.email,
          about: `person:${manager.id}`,
          values: expect.objectContaining({
            communities: [expect.objectContaining({ news: '1 discussion with new posts', threads })],
          }),
        },
      ],
    });
  });

  it('says nothing of what came before somebody was here last', async () => {
    await contexts.rows('delete from membership.communities where id <> $1', [communityId]);
    await reply(author, await start());
    contexts.clock.move(hour);
    const here = contexts.clock.now().getTime();
    await contexts.rows(
      `insert into platform.sessions (sid, sess, expire)
        select id::text, jsonb_build_object('kind', 'member', 'subject', id, 'startedAt', $2::float8, 'usedAt', $2::float8), now() + interval '99 years'
        from membership.users where id = any($1)`,
      [[moderator.id, manager.id, reader.id, author.id], here],
    );
    contexts.clock.move(7 * day);
    await expect(work).leavesBehind({});
  });
});
