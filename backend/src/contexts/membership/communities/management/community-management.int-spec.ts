import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../../test/support/contexts';
import { day } from '../../../../platform/clock/durations';
import { Config } from '../../../../platform/config/config';
import type { Viewer } from '../../../../platform/http/viewer';
import { MembershipTier } from '../../organizations/organization.enums';
import { AnswerAppeal } from '../answer-appeal';
import { AppealMeasure } from '../appeal-measure';
import { AssignCommunityRole } from '../assign-community-role';
import { ChangeCommunity } from '../change-community';
import { CommunitiesQueries } from '../communities.queries';
import {
  CommunityAccess,
  CommunityColor,
  CommunityImage,
  CommunityRole,
  flagsOf,
  MeasureKind,
  PostReaction,
  ReportGround,
} from '../community.enums';
import { DiscussionsQueries } from '../discussions.queries';
import { DismissReports } from '../dismiss-reports';
import { EditPost } from '../edit-post';
import { InviteToCommunity } from '../invite-to-community';
import { JoinCommunity } from '../join-community';
import { LiftMeasure } from '../lift-measure';
import { ModerationQueries } from '../moderation.queries';
import { ReactToPost } from '../react-to-post';
import { RemoveOldCommunityInvitationsJob } from '../remove-old-community-invitations.job';
import { ReplyToThread } from '../reply-to-thread';
import { ReportPost } from '../report-post';
import { StartThread } from '../start-thread';
import { TakeMeasure } from '../take-measure';
import { CloseCommunity } from './close-community';
import { CommunityState, type CreateCommunityDto, MeasureState } from './community-management.dto';
import { CommunityManagementQueries } from './community-management.queries';
import { CreateCommunity } from './create-community';

const noor: Viewer = {
  kind: 'super-admin',
  id: randomUUID(),
  email: 'noor@alliance.example',
  sessionId: '',
  enterprise: false,
  organizations: [],
};
const by = `admin:${noor.id}`;
const admin = { role: CommunityRole.Admin, ...flagsOf.admin };
const moderator = { role: CommunityRole.Moderator, ...flagsOf.moderator };

let contexts: Contexts;
let count = 0;
let slug: string;
let communityId: string;
/** Manages the community that a test is about. */
let ada: Viewer;
let ben: Viewer;

const get = <T>(type: Type<T>): T => contexts.get(type);
const queries = () => get(CommunityManagementQueries);
const settings = (changes: Partial<CreateCommunityDto> = {}): CreateCommunityDto => ({
  slug: `water-${count}`,
  name: `Water ${count}`,
  description: 'Who runs mains compares.',
  accessLevel: CommunityAccess.AllMembers,
  membershipTiers: [],
  color: CommunityColor.Teal,
  image: CommunityImage.Network,
  personId: ada.id,
  ...changes,
});
const create = (changes: Partial<CreateCommunityDto> = {}) => get(CreateCommunity).execute(noor, settings(changes));
const close = (isClosed: boolean, reason = 'It moved.') =>
  get(CloseCommunity).execute(noor, slug, { isClosed, reason });
const assign = (person: Viewer, rights = moderator) => get(AssignCommunityRole).execute(noor, slug, person.id, rights);
const join = (viewer: Viewer) => get(JoinCommunity).execute(viewer, slug);
const start = (viewer: Viewer) => get(StartThread).execute(viewer, slug, { title: 'Pilots', text: 'How do they end?' });
const fields = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ errors, code, details }) => (errors ?? details?.errors ?? [{ field: code }])[0]?.field,
  );

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
afterEach(() => contexts.clock.reset());
beforeEach(async () => {
  count += 1;
  slug = `water-${count}`;
  ada = await contexts.organization(`Ada ${count}`);
  ben = await contexts.organization(`Ben ${count}`, 'member');
  await create();
  ({ id: communityId } = await queries().get(slug));
});

describe('a community that is created', () => {
  it('has a first manager, who is told, and is on record', async () => {
    const next = `next-${count}`;
    await expect(() => create({ slug: next, name: 'Next', personId: ben.id })).leavesBehind({
      audit: [
        {
          action: 'community.created',
          actor: by,
          subject: expect.stringMatching(/^community:/) as never,
          details: {
            before: null,
            after: {
              slug: next,
              name: 'Next',
              color: 'teal',
              image: 'network',
              accessLevel: 'all_members',
              membershipTiers: [],
              manager: ben.id,
            },
          },
        },
      ],
      mail: [
        {
          template: 'community-entrusted',
          to: ben.email,
          about: expect.stringMatching(/^community:/) as never,
          values: {
            communityName: 'Next',
            description: 'Who runs mains compares.',
            link: expect.stringContaining(`/communities/${next}`),
          },
        },
      ],
    });
    expect(await get(CommunitiesQueries).get(ben, next)).toMatchObject({ members: 1, rights: admin, canStart: true });
    expect(await queries().get(next)).toMatchObject({ managers: 1, moderators: ['Ada Okafor'], revision: 1 });
  });

  it('has an address of its own, and a manager whom its plans let in', async () => {
    await expect(() => create()).leavesBehind({ refused: 'invalid_input' });
    expect(await fields(create())).toBe('slug');
    const free = await contexts.organization(`Free ${count}`, 'owner', 'free');
    const looking = await contexts.organization(`Looking ${count}`, 'viewer');
    const paid = { slug: `paid-${count}`, accessLevel: CommunityAccess.PaidMembers };
    for (const personId of [free.id, looking.id, randomUUID()])
      expect(await fields(create({ ...paid, personId }))).toBe('personId');
    const tiers = { membershipTiers: [MembershipTier.EcosystemEnablers] };
    expect(await fields(create({ ...paid, ...tiers }))).toBe('personId');
    expect(await refusal(queries().get(paid.slug))).toBe('not_found');
    expect(await fields(create({ slug: `invited-${count}`, accessLevel: CommunityAccess.InviteOnly }))).toBe('done');
  });
});

describe('those who run the alliance', () => {
  const list = async (query: object) =>
    (await queries().list({ limit: 200, ...query })).items.map(({ slug: of }) => of);

  it('see all communities, page by page, by search, access level and state', async () => {
    const { personId: _person, slug: _slug, ...sent } = settings();
    await get(ChangeCommunity).execute(noor, slug, { ...sent, name: '100% Water', isActive: false, revision: 1 });
    await create({ slug: `closed-${count}`, accessLevel: CommunityAccess.InviteOnly });
    slug = `closed-${count}`;
    await close(true);
    await create({ slug: `open-${count}` });
    expect(await list({ search: '100%' })).toEqual([`water-${count}`]);
    expect(await list({ state: CommunityState.Resting })).toEqual([`water-${count}`]);
    expect(await list({ state: CommunityState.Closed, access: CommunityAccess.InviteOnly })).toEqual([slug]);
    expect(await list({ state: CommunityState.Active })).toContain(`open-${count}`);
    const first = await queries().list({ limit: 2 });
    const rest = await queries().list({ limit: 200, cursor: first.next });
    expect(first.total.count).toBe(2 + rest.items.length);
    const all = [...first.items, ...rest.items].map(({ slug: of }) => of);
    expect(new Set(all).size).toBe(all.length);
    const figures = await queries().figures();
    expect(figures).toMatchObject({ communities: all.length, resting: 1, closed: 1, active: all.length - 2 });
    expect(figures.members).toBe(all.length);
    await contexts.rows(`update membership.communities set is_active = true, closed_at = null, name = slug`);
  });

  it('change the settings of any, also so that its managers are let in no more, and it is on record', async () => {
    const { personId: _person, slug: _slug, ...before } = settings();
    const changed = { ...before, isActive: true, image: CommunityImage.Leaf, accessLevel: CommunityAccess.PaidMembers };
    const tiers = [MembershipTier.EcosystemEnablers];
    const { description: _text, ...kept } = { ...before, isActive: true };
    await expect(() =>
      get(ChangeCommunity).execute(noor, slug, { ...changed, membershipTiers: tiers, revision: 1 }),
    ).leavesBehind({
      audit: [
        {
          action: 'community.changed',
          actor: by,
          subject: `community:${communityId}`,
          details: {
            before: kept,
            after: { ...kept, image: 'leaf', accessLevel: 'paid_members', membershipTiers: tiers },
          },
        },
      ],
    });
    const again = () => get(ChangeCommunity).execute(noor, slug, { ...changed, revision: 1 });
    await expect(again).leavesBehind({ refused: 'edited_meanwhile' });
    expect(await get(CommunitiesQueries).get(ada, slug)).toMatchObject({ image: 'leaf', canRead: false });
  });

  it('see who belongs to a community, with addresses, by name and role', async () => {
    await join(ben);
    await contexts.rows(`update membership.users set first_name = 'Ben', last_name = 'O_Neil' where id = $1`, [ben.id]);
    const members = async (query: object) =>
      (await queries().members(slug, { limit: 10, ...query })).items.map(({ email }) => email);
    expect(new Set(await members({}))).toEqual(new Set([ben.email, ada.email]));
    expect(await members({ search: 'o_n' })).toEqual([ben.email]);
    expect(await members({ role: CommunityRole.Admin })).toEqual([ada.email]);
    expect(await refusal(queries().members('none', { limit: 10 }))).toBe('not_found');
    const named = async (search: string) => (await queries().candidates(search)).map(({ id }) => id);
    expect(await named('ben o_n')).toEqual([ben.id]);
    expect(await named(ben.email.toUpperCase())).toEqual([ben.id]);
    expect(await named('neil')).toEqual([]);
    await contexts.rows('delete from membership.user_organizations where user_id = $1', [ben.id]);
    expect(await named('ben o_n')).toEqual([]);
  });

  it.each([
    ['are suspended', 'users', (viewer: Viewer) => viewer.id],
    ['belong to a suspended organization alone', 'organizations', organizationOf],
  ])('neither find nor entrust anything to people who %s', async (_, table, idOf) => {
    const suspend = (at: string) =>
      contexts.rows(`update membership.${table} set suspended_at = ${at} where id = $1`, [idOf(ben)]);
    const found = async () => (await queries().candidates(ben.email)).map(({ id }) => id);
    expect(await found()).toEqual([ben.id]);
    await suspend('now()');
    expect(await found()).toEqual([]);
    expect(await fields(assign(ben))).toBe('personId');
    expect(await fields(create({ slug: `kept-${count}`, personId: ben.id }))).toBe('personId');
    await suspend('null');
    expect(await fields(assign(ben))).toBe('done');
  });

  it('give a role to somebody, who belongs to it from then on and is told', async () => {
    await expect(() => assign(ben)).leavesBehind({
      audit: [
        {
          action: 'community.role-given',
          actor: by,
          subject: `person:${ben.id}`,
          details: { communityId, before: null, after: moderator },
        },
      ],
      mail: [{ template: 'community-role', to: ben.email, about: `community:${communityId}` }],
    });
    await expect(() => assign(ben)).leavesBehind({});
    await expect(() => assign(ada)).leavesBehind({ refused: 'last_community_manager' });
    await assign(ben, admin);
    await expect(() => assign(ada)).leavesBehind({
      audit: [
        {
          action: 'community.role-given',
          actor: by,
          subject: `person:${ada.id}`,
          details: { communityId, before: admin, after: moderator },
        },
      ],
      mail: [{ template: 'community-role', to: ada.email, about: `community:${communityId}` }],
    });
  });

  it('give none to who is banned, is nobody of the alliance, or whom no plan lets in', async () => {
    await join(ben);
    const post = await start(ben);
    await get(TakeMeasure).execute(ada, post, { kind: MeasureKind.Ban, reason: 'Loud.' });
    await expect(() => assign(ben)).leavesBehind({ refused: 'invalid_input' });
    const looking = await contexts.organization(`Looking ${count}`, 'viewer');
    expect(await fields(assign(looking))).toBe('personId');
    expect(await fields(assign({ ...looking, id: randomUUID() }))).toBe('personId');
    await expect(() => get(AssignCommunityRole).execute(ada, slug, looking.id, moderator)).leavesBehind({
      refused: 'not_found',
    });
  });
});

describe('a closed community', () => {
  it('is read by its people, who are told why, and nobody writes, reacts, asks in or joins', async () => {
    await join(ben);
    const id = await start(ben);
    await expect(() => close(true, 'It moved to the Hub.')).leavesBehind({
      audit: [
        {
          action: 'community.closed',
          actor: by,
          subject: `community:${communityId}`,
          details: {
            reason: 'It moved to the Hub.',
            before: { closedAt: null, closedReason: null },
            after: { closedAt: expect.any(String), closedReason: 'It moved to the Hub.' },
          },
        },
      ],
      mail: [
        {
          template: 'community-closed',
          to: ada.email,
          about: `community:${communityId}`,
          values: {
            headline: `Water ${count} was closed`,
            reason: 'It moved to the Hub.',
            link: expect.stringContaining(`/communities/${slug}`),
          },
        },
      ],
    });
    await expect(() => close(true)).leavesBehind({});
    expect(await get(CommunitiesQueries).get(ben, slug)).toMatchObject({
      closedAt: expect.any(String),
      closedReason: 'It moved to the Hub.',
      canRead: true,
      canStart: false,
    });
    expect(await get(DiscussionsQueries).thread(ben, id)).toMatchObject({ canReply: false, isClosed: true });
    const writes: [string, () => Promise<unknown>][] = [
      ['start', () => start(ben)],
      ['reply', () => get(ReplyToThread).execute(ben, id, { text: 'On paper.' })],
      ['edit', () => get(EditPost).execute(ben, id, { text: 'Better.', revision: 1 })],
      ['react', () => get(ReactToPost).execute(ada, id, { kind: PostReaction.Thanks, isOn: true })],
      ['invite', () => get(InviteToCommunity).execute(ada, slug, 'sam@new.example')],
    ];
    for (const [write, work] of writes) expect([write, await refusal(work())]).toEqual([write, 'community_closed']);
    const stranger = await contexts.organization(`Stranger ${count}`);
    expect(await refusal(join(stranger))).toBe('not_found');
    const seen = async (viewer: Viewer) =>
      (await get(CommunitiesQueries).list(viewer)).some(({ slug: of }) => of === slug);
    expect([await seen(ben), await seen(stranger)]).toEqual([true, false]);
  });

  it('is moderated on, and opened again for a reason', async () => {
    const id = await start(ada);
    await close(true);
    await expect(() =>
      get(CloseCommunity).execute(noor, slug, { isClosed: false, reason: 'The Hub is full.' }),
    ).leavesBehind({
      audit: [
        {
          action: 'community.reopened',
          actor: by,
          subject: `community:${communityId}`,
          details: {
            reason: 'The Hub is full.',
            before: { closedAt: expect.any(String), closedReason: 'It moved.' },
            after: { closedAt: null, closedReason: null },
          },
        },
      ],
      mail: [{ template: 'community-closed', to: ada.email, about: `community:${communityId}` }],
    });
    await join(ben);
    expect(await refusal(get(ReplyToThread).execute(ben, id, { text: 'On paper.' }))).toBeUndefined();
    expect(await refusal(get(CloseCommunity).execute(noor, 'none', { isClosed: true, reason: 'It moved.' }))).toBe(
      'not_found',
    );
  });
});

describe('the report queue', () => {
  const report = async () => {
    await join(ben);
    const id = await start(ada);
    await get(ReportPost).execute(ben, id, { ground: ReportGround.Spam, note: 'Sells.' });
    return id;
  };
  const waiting = async () => (await queries().reported()).map(({ post, community }) => [post.id, community.slug]);

  it('has what was reported in any community, until somebody decides', async () => {
    const first = await report();
    const { reported } = await queries().figures();
    expect(await waiting()).toContainEqual([first, slug]);
    expect(await queries().get(slug)).toMatchObject({ reported: 1, appeals: 0 });
    await expect(() => get(DismissReports).execute(noor, first)).leavesBehind({
      audit: [
        {
          action: 'post.reports-dismissed',
          actor: by,
          subject: `post:${first}`,
          details: { communityId, reports: 1 },
        },
      ],
      mail: [{ template: 'community-report-answered', to: ben.email, about: `post:${first}` }],
    });
    expect(await waiting()).not.toContainEqual([first, slug]);
    expect(await queries().figures()).toMatchObject({ reported: reported - 1 });
    await expect(() => get(DismissReports).execute(noor, first)).leavesBehind({ refused: 'measure_taken' });
  });

  it('lets those who run the alliance judge also who manages, in their own name', async () => {
    const id = await report();
    await assign(ben);
    expect(await refusal(get(TakeMeasure).execute(ben, id, { kind: MeasureKind.Hide, reason: 'Sells.' }))).toBe(
      'community_right_required',
    );
    await expect(() =>
      get(TakeMeasure).execute(noor, id, { kind: MeasureKind.Hide, reason: 'It sells.' }),
    ).leavesBehind({
      audit: [
        {
          action: 'community.hide',
          actor: by,
          subject: `person:${ada.id}`,
          details: { communityId, postId: id, measureId: expect.any(String), reason: 'It sells.' },
        },
      ],
      mail: [
        { template: 'community-measure', to: ada.email, about: `community:${communityId}` },
        { template: 'community-report-answered', to: ben.email, about: `post:${id}` },
      ],
    });
    const { items } = await get(ModerationQueries).measures(ben, slug, 10);
    expect(items[0]).toMatchObject({ takenBy: 'The alliance', reason: 'It sells.' });
  });

  it('says in mails and to whom it concerns that it was the alliance', async () => {
    const id = await report();
    await get(TakeMeasure).execute(noor, id, { kind: MeasureKind.Hide, reason: 'It sells.' });
    const subjects = await contexts.rows(
      'select to_address as address, subject from notifications.messages where about = any($1) order by template',
      [[`community:${communityId}`, `post:${id}`]],
    );
    expect(subjects).toContainEqual({ address: ada.email, subject: 'The alliance has hidden your post' });
    expect(subjects).toContainEqual({ address: ben.email, subject: 'The alliance has looked at your report' });
    expect((await get(CommunitiesQueries).get(ada, slug)).measures).toMatchObject([{ kind: 'hide', byAlliance: true }]);
  });

  it('leaves a community somebody who manages it', async () => {
    const id = await report();
    const ban = () => get(TakeMeasure).execute(noor, id, { kind: MeasureKind.Ban, reason: 'It sells.' });
    await expect(ban).leavesBehind({ refused: 'last_community_manager' });
    await assign(ben, admin);
    expect(await fields(ban())).toBe('done');
    expect(await queries().get(slug)).toMatchObject({ managers: 1, members: 1 });
  });

  it('takes one decision on what was reported, from whoever decides first', async () => {
    const warn = (id: string) => () =>
      get(TakeMeasure).execute(noor, id, { kind: MeasureKind.Warn, reason: 'It sells.' });
    await expect(warn(await start(ada))).leavesBehind({ refused: 'measure_taken' });
    const id = await report();
    expect(await fields(warn(id)())).toBe('done');
    await expect(warn(id)).leavesBehind({ refused: 'measure_taken' });
  });

  it('is of no use to write with: who runs the alliance takes part nowhere', async () => {
    const id = await report();
    expect(await refusal(get(ReplyToThread).execute(noor, id, { text: 'Stop.' }))).toBe('not_in_community');
    expect(await refusal(join(noor))).toBe('organization_required');
    expect(await refusal(get(DismissReports).execute({ ...noor, kind: 'operator' }, id))).toBe('organization_required');
  });
});

describe('what the alliance did', () => {
  /** Ada manages, and so does Cy; the alliance has hidden a post of hers. */
  const judged = async (kind = MeasureKind.Hide) => {
    const cy = await contexts.organization(`Cy ${count}`);
    await assign(cy, admin);
    await join(ben);
    const postId = await start(ada);
    await get(ReportPost).execute(ben, postId, { ground: ReportGround.Spam });
    return { cy, postId, id: await get(TakeMeasure).execute(noor, postId, { kind, reason: 'It sells.' }) };
  };
  const answer = (viewer: Viewer, id: string, isGranted = true) =>
    get(AnswerAppeal).execute(viewer, id, { isGranted, answer: 'It was a gift.' });
  const lift = (viewer: Viewer, id: string) => get(LiftMeasure).execute(viewer, id);
  const measures = async (query: object = {}) =>
    (await queries().measures({ limit: 50, ...query })).items.filter(({ community }) => community.slug === slug);

  it('is not undone by moderators, who see whose it is', async () => {
    const { cy, id } = await judged();
    await get(AppealMeasure).execute(ada, id, { text: 'A gift.' });
    for (const work of [() => answer(cy, id), () => lift(cy, id)])
      await expect(work).leavesBehind({ refused: 'community_right_required' });
    expect((await get(ModerationQueries).queue(cy, slug)).appeals).toEqual([]);
    expect(await get(CommunitiesQueries).get(cy, slug)).toMatchObject({ waiting: 0 });
    const { items } = await get(ModerationQueries).measures(cy, slug, 10);
    expect(items).toMatchObject([{ byAlliance: true, canAnswer: false, canLift: false, appeal: 'A gift.' }]);
  });

  it('is appealed to those who run it, who answer', async () => {
    const { id, postId } = await judged();
    const { appeals } = await queries().figures();
    await expect(() => get(AppealMeasure).execute(ada, id, { text: 'A gift.' })).leavesBehind({
      audit: [
        { action: 'community.appealed', actor: `member:${ada.id}`, subject: `measure:${id}`, details: { communityId } },
      ],
      mail: [
        {
          template: 'community-appeal-to-alliance',
          to: get(Config).operators.address,
          about: `community:${communityId}`,
          values: expect.objectContaining({
            link: expect.stringMatching(/\/admin\/communities\/reports\?tab=appeals$/),
          }),
        },
      ],
    });
    expect(await queries().figures()).toMatchObject({ appeals: appeals + 1 });
    expect(await measures({ state: MeasureState.Appealed })).toMatchObject([
      { id, appeal: 'A gift.', canAnswer: true, canLift: true, post: { id: postId, isHidden: true } },
    ]);
    await expect(() => answer(noor, id)).leavesBehind({
      audit: [
        {
          action: 'community.appeal-answered',
          actor: by,
          subject: `measure:${id}`,
          details: { communityId, isGranted: true },
        },
      ],
      mail: [{ template: 'community-appeal-answered', to: ada.email, about: `community:${communityId}` }],
    });
    expect(await measures({ state: MeasureState.Appealed })).toEqual([]);
    expect(await measures({ state: MeasureState.Lifted })).toMatchObject([{ id, post: { isHidden: false } }]);
    await expect(() => answer(noor, id)).leavesBehind({ refused: 'measure_over' });
  });

  it('is lifted by those who run it, as is what moderators did', async () => {
    const { id, cy } = await judged(MeasureKind.Ban);
    expect(await refusal(join(ada))).toBe('banned_from_community');
    await expect(() => lift(noor, id)).leavesBehind({
      audit: [{ action: 'community.measure-lifted', actor: by, subject: `measure:${id}`, details: { communityId } }],
      mail: [{ template: 'community-appeal-answered', to: ada.email, about: `community:${communityId}` }],
    });
    expect(await refusal(join(ada))).toBeUndefined();
    contexts.clock.move(1000);
    const theirs = await get(TakeMeasure).execute(cy, await start(ada), { kind: MeasureKind.Warn, reason: 'Loud.' });
    expect((await measures({ state: MeasureState.InForce })).map((one) => one.id)).toEqual([theirs]);
    await lift(noor, theirs);
    expect((await measures({ state: MeasureState.Lifted })).map((one) => one.id)).toEqual([theirs, id]);
  });

  it('is told to those who run it however often it is appealed on one day', async () => {
    const told = async () =>
      (await contexts.rows(`select from notifications.messages where template = 'community-appeal-to-alliance'`))
        .length;
    const before = await told();
    const { id } = await judged(MeasureKind.Warn);
    for (let appeals = 1; appeals <= 11; appeals++) {
      await contexts.rows('update membership.community_measures set appealed_at = null where id = $1', [id]);
      await get(AppealMeasure).execute(ada, id, { text: 'A gift.' });
    }
    expect((await told()) - before).toBe(11);
  });

  it('is found by the names of whom it concerns, page by page', async () => {
    const { id, postId, cy } = await judged(MeasureKind.Warn);
    await assign(ada);
    contexts.clock.move(1000);
    const other = await get(TakeMeasure).execute(cy, postId, { kind: MeasureKind.Hide, reason: 'Loud.' });
    await contexts.rows(`update membership.users set first_name = 'Amaka', last_name = 'Oda%r' where id = $1`, [
      ada.id,
    ]);
    const first = await queries().measures({ limit: 1, search: 'oda% am' });
    const second = await queries().measures({ limit: 1, search: 'oda% am', cursor: first.next });
    expect([...first.items, ...second.items].map((one) => one.id)).toEqual([other, id]);
    expect([first.total, second.next]).toEqual([{ count: 1, orMore: true }, undefined]);
    for (const search of ['da', 'od_', 'oda% be'])
      expect((await queries().measures({ limit: 1, search })).items).toEqual([]);
  });
});

it('invitations to communities are forgotten once they are over', async () => {
  await get(InviteToCommunity).execute(ada, slug, 'sam@new.example');
  contexts.clock.move(day);
  await get(InviteToCommunity).execute(ada, slug, 'kim@new.example');
  const invited = async () =>
    (await contexts.rows('select email from membership.community_invitations order by email')).map(
      ({ email }) => email,
    );
  contexts.clock.move(29.5 * day);
  await get(RemoveOldCommunityInvitationsJob).removeOld();
  expect(await invited()).toEqual(['kim@new.example']);
});
