import { randomUUID } from 'node:crypto';
import { type AccessCase, nobody } from './access-case';
import { type CommunityPosition, communitiesOf } from './communities';
import { type gatherPeople, insiders } from './people';
import type { Product } from './product';

type Place = Awaited<ReturnType<ReturnType<typeof communitiesOf>['community']>>;
type Made = string | string[] | Promise<string | string[]>;

const callers = [...insiders, 'stranger'] as const;
const all = (status: number): AccessCase['answers'] => Object.fromEntries(callers.map((role) => [role, status]));
/** What writes for an organization is refused to who only looks on there. */
const acting = (status: number, looking = 403) => ({ ...all(status), viewer: looking });

/** The calls about communities: whom they answer what, by what somebody is in the community, and in their organization. */
export function communityCases(
  product: Product,
  { people }: Awaited<ReturnType<typeof gatherPeople>>,
): Record<string, AccessCase[]> {
  const make = communitiesOf(product);
  const ids = callers.map((role) => people[role].id);
  const on = (about: string, answers: AccessCase['answers'], made: () => Made, body?: object): AccessCase => ({
    about,
    answers,
    call: async () => ({ id: await made(), body }),
  });
  const where =
    (position: CommunityPosition | null, of: (place: Place) => Made, access?: string) =>
    async (): Promise<string | string[]> =>
      of(await make.community(position ? ids : [], position ?? 'member', access));

  const slug = ({ slug: of }: Place) => of;
  const thread = (place: Place) => make.thread(place);
  const reported = (place: Place) => make.reported(place);
  /** What one sees who may see the community, belonging to it or not. */
  const seen = (done: number, of: (place: Place) => Made, body?: object) => [
    on('of a community for all', all(done), where(null, of), body),
    on('of a community of theirs, for invited people', all(done), where('member', of, 'invite_only'), body),
    on('of another one for invited people', all(404), where(null, of, 'invite_only'), body),
  ];
  /** What one does who belongs to it. */
  const belonging = (answers: AccessCase['answers'], of: (place: Place) => Made, body?: object) => [
    on('of a community of theirs', answers, where('member', of), body),
    on('of another one for all', all(403), where(null, of), body),
    on('of another one for invited people', all(404), where(null, of, 'invite_only'), body),
  ];
  /** What one does who has a right in it. */
  const righted = (
    position: CommunityPosition,
    done: number,
    of: (place: Place) => Made,
    body?: object,
    lesser = 403,
  ) => [
    on(`of a community that they are ${position} of`, all(done), where(position, of), body),
    on('of one that they are members of', all(lesser), where('member', of), body),
    on('of another one for invited people', all(404), where(null, of, 'invite_only'), body),
  ];
  /** What each does about their own, and nobody about another's. */
  const own = (answers: AccessCase['answers'], of: (place: Place, personId: string) => Made, body?: object) =>
    callers.map((role) =>
      on(
        `of the ${role}`,
        { ...all(404), [role]: answers[role] },
        where('member', (place) => of(place, people[role].id)),
        body,
      ),
    );
  const opening = { title: 'Pilots', text: 'How do you end one?' };
  const rights = { role: 'moderator', canPost: true, canModerate: true, canManage: false };
  const settings = {
    name: 'New',
    description: 'New.',
    accessLevel: 'all_members',
    membershipTiers: [],
    isActive: true,
  };
  const on1 = { isOn: true };
  const root = (status: number): AccessCase['answers'] => ({ 'super-admin': status });
  const look = { color: 'teal', image: 'network' };
  /** What those who run the alliance do about any community, belonging to none. */
  const managed = (done: number, of: (place: Place) => Made, body?: object) => [
    on('of a community for invited people', root(done), where(null, of, 'invite_only'), body),
    on('of no community', root(404), () => 'no-such-community', body),
  ];
  return {
    listCommunities: [on('whatever there is', all(200), () => [])],
    getCommunity: seen(200, slug),
    joinCommunity: [
      on('one for all', acting(204), where(null, slug)),
      on('one for invited people', all(404), where(null, slug, 'invite_only')),
    ],
    leaveCommunity: [on('one of theirs', all(204), where('member', slug))],
    markCommunityRead: seen(204, slug),
    listThreads: seen(200, slug),
    searchCommunity: seen(200, slug).map((one) => ({
      ...one,
      call: async () => ({ ...(await one.call()), query: { search: 'pilots' } }),
    })),
    suggestCommunitySearch: seen(200, slug).map((one) => ({
      ...one,
      call: async () => ({ ...(await one.call()), query: { search: 'pilotz' } }),
    })),
    listCommunityPeople: seen(200, slug),
    listCommunityMembers: belonging(all(200), slug),
    startThread: belonging(acting(201), slug, opening),
    getThread: [...seen(200, thread), on('no discussion', all(404), () => nobody)],
    listPosts: seen(200, thread),
    markThreadRead: seen(204, thread),
    replyToThread: belonging(acting(201), thread, { text: 'On paper.' }),
    pinThread: righted('moderator', 204, thread, on1),
    lockThread: righted('moderator', 204, thread, on1),
    editPost: own(acting(200), (place, id) => make.thread(place, id), { text: 'Better.', revision: 1 }),
    deletePost: own(all(204), (place, id) => make.thread(place, id)),
    reactToPost: belonging(all(200), thread, { kind: 'thanks', isOn: true }),
    reportPost: belonging(all(204), thread, { ground: 'spam' }),
    getModerationQueue: righted('moderator', 200, slug),
    listMeasures: righted('moderator', 200, slug),
    dismissReports: righted('moderator', 204, reported),
    takeMeasure: [
      on(
        'of a community that they are admin of, about another author',
        all(204),
        where('admin', async (place) => {
          const author = await make.somebody((await make.community([])).id);
          return make.thread(place, author);
        }),
        { kind: 'hide', reason: 'Loud.' },
      ),
      on('of one that they moderate, about who manages it', all(403), where('moderator', thread), {
        kind: 'ban',
        reason: 'Loud.',
      }),
      on('of one that they are members of', all(403), where('member', thread), { kind: 'hide', reason: 'Loud.' }),
    ],
    appealMeasure: own(all(204), (place, id) => make.measure(place, id), { text: 'I was not.' }),
    answerAppeal: righted(
      'moderator',
      204,
      (place) => make.measure(place, nobody, true),
      { isGranted: true, answer: 'True.' },
      404,
    ),
    liftMeasure: righted('moderator', 204, (place) => make.measure(place, nobody), undefined, 404),
    assignCommunityRole: righted('admin', 204, ({ slug: of, leader }) => [of, leader], rights),
    changeCommunity: righted('admin', 200, slug, { ...settings, revision: 1 }),
    listCommunityInvitations: righted('admin', 200, slug),
    inviteToCommunity: righted('admin', 201, slug, { email: 'sam@new.example' }),
    listManagedCommunities: [on('whatever there is', root(200), () => [])],
    getCommunityFigures: [on('whatever there is', root(200), () => [])],
    findCommunityCandidates: [
      {
        about: 'by name',
        answers: root(200),
        call: async () => ({ query: { search: 'ada' } }),
      },
    ],
    createCommunity: ['owner', 'viewer'].map((role) => ({
      about: `managed by the ${role} of an organization`,
      answers: root(role === 'owner' ? 201 : 400),
      call: async () => {
        const { isActive: _active, ...made } = settings;
        return { body: { ...made, ...look, slug: `made-${randomUUID()}`, personId: people[role as 'owner'].id } };
      },
    })),
    getManagedCommunity: managed(200, slug),
    manageCommunity: managed(200, slug, { ...settings, ...look, revision: 1 }),
    closeCommunity: managed(200, slug, { isClosed: true, reason: 'It moved.' }),
    listManagedMembers: managed(200, slug),
    giveCommunityRole: [
      on(
        'to who belongs to it',
        root(204),
        where(null, ({ slug: of, leader }) => [of, leader]),
        { ...rights, role: 'admin', canManage: true },
      ),
      on(
        'to who belongs to another one',
        root(204),
        where(null, ({ slug: of }) => [of, people.stranger.id]),
        rights,
      ),
      on(
        'to nobody',
        root(400),
        where(null, ({ slug: of }) => [of, nobody]),
        rights,
      ),
      on('of no community', root(404), () => ['no-such-community', nobody], rights),
    ],
    listManagedMeasures: [on('whatever there is', root(200), () => [])],
    judgeAppeal: [true, false].map((byAlliance) =>
      on(
        `in any community, against what ${byAlliance ? 'the alliance' : 'a moderator'} did`,
        root(204),
        where(null, (place) => make.measure(place, place.leader, true, byAlliance), 'invite_only'),
        { isGranted: true, answer: 'You are right.' },
      ),
    ),
    endMeasure: [
      ...[true, false].map((byAlliance) =>
        on(
          `by ${byAlliance ? 'the alliance' : 'a moderator'} in any community`,
          root(204),
          where(null, (place) => make.measure(place, place.leader, false, byAlliance), 'invite_only'),
        ),
      ),
      on('that there is not', root(404), () => nobody),
    ],
    listReportedPosts: [on('whatever there is', root(200), () => [])],
    dismissReportedPost: [
      on('of any community', root(204), where(null, reported, 'invite_only')),
      on('that nobody has reported', root(409), where(null, thread)),
      on('that there is not', root(404), () => nobody),
    ],
    judgeReportedPost: [
      on('of who manages its community', root(204), where(null, reported, 'invite_only'), {
        kind: 'hide',
        reason: 'Loud.',
      }),
      on('that there is not', root(404), () => nobody, { kind: 'hide', reason: 'Loud.' }),
    ],
    withdrawCommunityInvitation: righted('admin', 204, async (place) => [place.slug, await make.invitation(place)]),
  };
}
