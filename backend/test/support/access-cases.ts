import { randomUUID } from 'node:crypto';
import { routineMails } from '../../src/contexts/innovation/alerts/stop-links';
import { type AccessCase, type Call, nobody } from './access-case';
import { communityCases } from './access-cases-communities';
import { legalCases } from './access-cases-legal';
import { recordCases } from './access-cases-records';
import { objectsOf } from './objects';
import { type gatherPeople, insiders } from './people';
import { pixel } from './pixel';
import type { Product } from './product';
import { goodPassword, registration } from './registration';

const anyFile = 'application/octet-stream';
/** A PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What the people of one organization are answered, and the owner of another one. */
const members = (owner: number, admin: number, member: number, viewer: number, stranger: number) => ({
  owner,
  admin,
  member,
  viewer,
  stranger,
});
const allMembers = (status: number) => members(status, status, status, status, status);
const admins = (status: number) => ({ operator: status, 'super-admin': status });
const everybody = (status: number) => ({ visitor: status, ...allMembers(status), ...admins(status) });

const plain = async (): Promise<Call> => ({});

/** Every operation of the contract has its calls here; the walk fails for one that is missing. */
export function accessCases(product: Product, gathered: Awaited<ReturnType<typeof gatherPeople>>) {
  const { people, own, other } = gathered;
  const objects = objectsOf(product);
  const on = (
    about: string,
    answers: AccessCase['answers'],
    make: () => Promise<string | string[]>,
    body?: object,
  ) => ({
    about,
    answers,
    call: async () => ({ id: await make(), body }),
  });
  /** By whose inbox it is in. */
  const ownNotifications = (body?: object) =>
    insiders.map((role) =>
      on(
        `in the inbox of the ${role}`,
        { ...allMembers(404), [role]: 204 },
        () => objects.notification(people[role].id),
        body,
      ),
    );
  const sending = (about: string, answers: AccessCase['answers'], body: () => Promise<object>) => ({
    about,
    answers,
    call: async () => ({ body: await body() }),
  });
  const asking = (answers: AccessCase['answers'], query?: Record<string, string>) => [
    { about: 'whatever there is', answers, call: async () => ({ query }) },
  ];
  const unusable = [sending('a link that is not ours', everybody(422), async () => ({ token: 'x'.repeat(43) }))];
  /** What its organization does with a problem: refused to its viewers, and not there for others where they do not see it. */
  const ownProblem = (
    body: object,
    status: Parameters<typeof objects.problem>[1],
    done = 200,
    ofDraft = status === 'draft' ? done : 409,
  ) => [
    on(
      'a problem of their own',
      members(done, done, done, 403, status === 'draft' ? 404 : 403),
      () => objects.problem(own, status),
      body,
    ),
    on('a draft of others', members(404, 404, 404, 404, ofDraft), () => objects.problem(other, 'draft'), body),
    on('no problem', allMembers(404), async () => nobody, body),
  ];
  const ownSolution = (body: object, status: 'draft' | 'published', done = 200) => [
    on(
      'a solution of their own',
      members(done, done, done, 403, status === 'draft' ? 404 : 403),
      () => objects.solution(own, status),
      body,
    ),
    on('no solution', allMembers(404), async () => nobody, body),
  ];
  const fromNewInbox = ({ about, answers, call }: (typeof unusable)[number]) => ({
    about,
    answers,
    call: async () => ({ body: { ...(await call()).body, inbox: 'new' } }),
  });
  const noPassword = [
    sending('a link that is not ours', everybody(422), async () => ({ token: 'x'.repeat(43), password: goodPassword })),
  ];

  const inviting = (about: string, answers: AccessCase['answers'], from: string, to: string) => ({
    about,
    answers,
    call: async () => ({ id: await objects.problem(from), body: { solutionId: await objects.solution(to) } }),
  });
  const asked = (about: string, answers: AccessCase['answers'], query: Record<string, string>) => ({
    about,
    answers,
    call: async () => ({ query }),
  });
  const wanted = { planId: 'innovators-annual', currency: 'USD' };
  const text = { title: 'New', description: 'Described.' };
  const project = { name: 'New', description: 'Described.' };
  const startedFor = (personId: string) => ({ ...project, organizationId: own, personId });
  const asksToJoin = { role: 'Evaluator', message: 'We measure.' };
  const reason = { reason: 'Other plans.' };
  const submissions = [
    sending('no organization in particular', members(201, 201, 201, 403, 201), async () => text),
    sending('their own organization', members(201, 201, 201, 403, 404), async () => ({ ...text, organizationId: own })),
    sending('another organization', members(404, 404, 404, 404, 201), async () => ({ ...text, organizationId: other })),
    sending('an organization that does not exist', allMembers(404), async () => ({ ...text, organizationId: nobody })),
  ];
  const points = { strengths: ['It needs no digging'], improvements: ['Say which diameters it fits'] };
  const amendment = { note: 'We can start in May.', version: 1 };
  const decisions = (body: object) => [
    on('a proposal to their own problem', members(200, 200, 200, 403, 403), () => objects.proposal(other, own), body),
    on('a proposal of their own', members(403, 403, 403, 403, 200), () => objects.proposal(own, other), body),
    on(
      'a proposal between others',
      members(404, 404, 404, 404, 200),
      async () => objects.proposal(await objects.organization(), other),
      body,
    ),
    on('no proposal', allMembers(404), async () => nobody, body),
  ];
  const insidersIds = insiders.map((role) => people[role].id);
  const fromThird = async () => ({ from: await objects.organization(), to: own });
  /** What an organization of a project adds to it. */
  const ofProject = (body: object) => [
    on('a project of their own', members(201, 201, 201, 403, 403), () => objects.project(own), body),
    on('a project with others', members(201, 201, 201, 403, 201), () => objects.project(other, own), body),
    on('for another organization', members(404, 404, 404, 404, 201), () => objects.project(other, own), {
      ...body,
      organizationId: other,
    }),
    on('no project', allMembers(404), async () => nobody, body),
  ];
  /** What is done by who has entered a value. */
  const ownValue = (state: Parameters<typeof objects.value>[1], done: number, body: object) => [
    on('a value of their own', members(done, done, done, 403, 404), () => objects.value(own, state), body),
    on('one of a partner', members(403, 403, 403, 403, done), () => objects.value(other, state, own), body),
    on('no value', allMembers(404), async () => nobody, body),
  ];
  /** What is done by another than who has entered it. */
  const othersValue = (body: object) => [
    on('a value of a partner', members(200, 200, 200, 403, 403), () => objects.value(other, 'claimed', own), body),
    on('one of their own', members(403, 403, 403, 403, 404), () => objects.value(own, 'claimed'), body),
    on('no value', allMembers(404), async () => nobody, body),
  ];
  const ownMetric = (done: number, body: object) => [
    on('a metric of their own project', members(done, done, done, 403, 403), () => objects.metric(own), body),
    on('no metric', allMembers(404), async () => nobody, body),
  ];
  const words = { title: 'A story', summary: 'It went well.', account: 'Done.', impact: 'Much.' };
  /** What the lead of a project does with its story. */
  const ofStory = (status: Parameters<typeof objects.story>[1], body?: object) => [
    on(
      'a project that they lead',
      members(200, 200, 200, 403, 403),
      async () => (await objects.story(own, status)).projectId,
      body,
    ),
    on(
      'one that others lead',
      members(403, 403, 403, 403, 200),
      async () => (await objects.story(other, status, own)).projectId,
      body,
    ),
    on('no project', allMembers(404), async () => nobody, body),
  ];
  type Evaluated = Awaited<ReturnType<typeof objects.evaluated>>;
  /** Who says who reviews: owners, admins, and a member who leads. */
  const managed = (
    done: number,
    make: (evaluated: Evaluated) => Promise<string | string[]> | string | string[],
    body?: object,
    of: 'problem' | 'proposal' = 'problem',
  ) => [
    on(
      `a ${of} of their own, which nobody leads`,
      members(done, done, 403, 403, of === 'problem' ? 403 : 404),
      async () => make(await objects.evaluated(await fromThird(), [people.member.id])),
      body,
    ),
    on(
      `a ${of} that the member leads`,
      members(done, done, done, 403, of === 'problem' ? 403 : 404),
      async () => make(await objects.evaluated(await fromThird(), [people.member.id], people.member.id)),
      body,
    ),
    on(`no ${of}`, allMembers(404), async () => [nobody, people.member.id], body),
  ];
  /** Who reviews: of those the viewer may look on. */
  const reviewed = (body: object) => [
    on(
      'a proposal that all of them review',
      members(200, 200, 200, 403, 404),
      async () => (await objects.evaluated(await fromThird(), insidersIds)).proposalId,
      body,
    ),
    on(
      'one that others review',
      members(403, 403, 403, 403, 404),
      async () => (await objects.evaluated(await fromThird(), [people.stranger.id])).proposalId,
      body,
    ),
    on('a proposal of their own', members(403, 403, 403, 403, 403), () => objects.proposal(own, other), body),
    on('no proposal', allMembers(404), async () => nobody, body),
  ];
  const together = (
    about: string,
    answers: AccessCase['answers'],
    make: () => Promise<{ problemId: string; proposalId: string }>,
  ) => ({
    about,
    answers,
    call: async () => {
      const { problemId, proposalId } = await make();
      return { id: problemId, body: { decisions: [{ ...points, proposalId, decision: 'accepted', version: 1 }] } };
    },
  });
  type Made = string | string[];
  /** To whoever leads a project: others may look on. */
  const ofLead = (done: number, make: (lead: string, partner: string) => Promise<Made>, body?: object) => [
    on(
      'a project that they lead',
      members(done, done, done, 403, 403),
      async () => make(own, await objects.organization()),
      body,
    ),
    on(
      'one that they work on',
      members(403, 403, 403, 403, 403),
      async () => make(await objects.organization(), own),
      body,
    ),
    on('no project', allMembers(404), async () => [nobody, nobody, nobody], body),
  ];
  /** To whoever works on a project. */
  const ofPartners = (done: number, make: (lead: string, partner: string) => Promise<Made>, body?: object) => [
    on(
      'a project that they work on',
      members(done, done, done, 403, 403),
      async () => make(await objects.organization(), own),
      body,
    ),
    on('one of others', members(403, 403, 403, 403, done), async () => make(other, await objects.organization()), body),
    on('no project', allMembers(404), async () => [nobody, nobody, nobody], body),
  ];
  const anyProject = [
    on('any project', allMembers(200), () => objects.project(other)),
    on('no project', allMembers(404), async () => nobody),
  ];
  const ofAsker = (status: number, body?: object) => [
    ...insiders.map((role) =>
      on(
        `a question of the ${role}`,
        { ...allMembers(404), [role]: role === 'viewer' ? 403 : status },
        () => objects.question(people[role].id, own, other),
        body,
      ),
    ),
    on(
      'a question about their own problem',
      { ...allMembers(404), stranger: status },
      () => objects.question(people.stranger.id, other, own),
      body,
    ),
    on('no question', allMembers(404), async () => nobody, body),
  ];
  const ofAsked = (body?: object) => [
    on(
      'a question about their own problem',
      members(200, 200, 200, 403, 403),
      () => objects.question(people.stranger.id, other, own),
      body,
    ),
    on(
      'a question about a problem of others',
      members(403, 403, 403, 403, 200),
      () => objects.question(people.owner.id, own, other),
      body,
    ),
    on(
      'a hidden question between others',
      members(404, 404, 404, 404, 200),
      async () => objects.question(nobody, await objects.organization(), other, 'hidden'),
      body,
    ),
    on('no question', allMembers(404), async () => nobody, body),
  ];
  const help = { subject: 'Wrong street', text: 'The invoice has the old one.' };
  /** What the person alone does who has asked for help, or for a call. */
  const ofPerson = (done: number, body?: object, make = objects.ticket) => [
    ...[...insiders, 'stranger' as const].map((role) =>
      on(`one of the ${role}`, { ...allMembers(404), [role]: done }, () => make(people[role].id), body),
    ),
    on('none', allMembers(404), async () => nobody, body),
  ];
  /** What those do who answer. */
  const ofAnybody = (done: number, body?: object, make = objects.ticket) => [
    on('one of anybody', admins(done), () => make(people.viewer.id), body),
    on('none', admins(404), async () => nobody, body),
  ];
  const answersToConnections = (body?: object) => [
    on(
      'a request to their own organization',
      members(204, 204, 404, 404, 404),
      async () => objects.connection(await objects.organization(), own),
      body,
    ),
    on(
      'a request of their own organization',
      allMembers(404),
      async () => objects.connection(own, await objects.organization()),
      body,
    ),
    on('no request', allMembers(404), async () => nobody, body),
  ];
  type OfTeam = (organizationId: string, role?: string) => Promise<string>;
  /** What owners and admins of an organization do to its people; to owners, owners alone. */
  const ofTeam = (make: OfTeam, body?: (role: string) => object) => [
    on(
      'of their own organization',
      members(204, 204, 403, 403, 404),
      async () => [own, await make(own)],
      body?.('member'),
    ),
    on(
      'an owner of their own organization',
      members(204, 403, 403, 403, 404),
      async () => [own, await make(own, 'owner')],
      body?.('owner'),
    ),
    on(
      'of another organization',
      members(404, 404, 404, 404, 204),
      async () => [other, await make(other)],
      body?.('member'),
    ),
    on('of nobody', members(404, 404, 403, 403, 404), async () => [own, nobody], body?.('member')),
    on('of no organization', allMembers(404), async () => [nobody, nobody], body?.('member')),
  ];
  /** Seats are no matter here: nobody else is there. */
  const emptied = async (organizationId: string) => {
    await objects.emptyTeam(organizationId);
    return organizationId;
  };
  const invited = (role = 'member') => ({ emails: [`${randomUUID()}@new.example`], role });
  const ofInsiders = insiders.map((role) => people[role].id);
  const unconfirmed = [
    on('one registered with their address', members(204, 204, 204, 204, 404), () => objects.unconfirmed(ofInsiders)),
    on('their own organization', allMembers(404), async () => own),
    on('no organization', allMembers(404), async () => nobody),
  ];
  /** A free time of the mentors that are made here. */
  const tomorrowAtTen = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00:00Z`;
  const ownSession = (body?: object, isOver = false) => [
    ...insiders.map((role) =>
      on(
        `one that the ${role} has booked`,
        { ...allMembers(404), [role]: 204 },
        () => objects.mentorSession(people[role].id, own, isOver),
        body,
      ),
    ),
    on('no session', allMembers(404), async () => nobody, body),
  ];
  const offered = (organizationId: string) => ({
    organizationId,
    headline: 'Pilots',
    about: 'Twenty years.',
    topics: ['EdTech'],
    languages: ['English'],
    timeZone: 'UTC',
    sessionMinutes: 60,
    meetingLink: 'https://meet.example/sam',
    hours: [],
    exceptions: [],
    isOpen: false,
  });
  const search = { query: 'status=open', frequency: 'daily' };
  const ownSearches = (status: number, body?: object) => [
    ...(['owner', 'admin', 'member', 'viewer', 'stranger'] as const).map((whose) =>
      on(
        `a search of the ${whose}`,
        { ...allMembers(404), [whose]: status },
        () => objects.savedSearch(people[whose].id),
        body,
      ),
    ),
    on('no search', allMembers(404), async () => nobody, body),
  ];
  const note = 'We would like to try your probes.';

  const plan = { planId: 'innovators-annual', currency: 'USD' };
  const order = { ...plan, agreeTerms: true };
  const ofMoney = [
    asked('their own organization', members(200, 200, 403, 403, 404), { organizationId: own }),
    asked('another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
    asked('no organization', allMembers(404), { organizationId: nobody }),
  ];
  const ofPeopleWith = (more: Record<string, string> = {}) => [
    asked('their own organization', members(200, 200, 200, 200, 404), { organizationId: own, ...more }),
    asked('another organization', members(404, 404, 404, 404, 200), { organizationId: other, ...more }),
    asked('no organization', allMembers(404), { organizationId: nobody, ...more }),
  ];
  const ofPeople = ofPeopleWith();
  /** About the billing of an organization: by its leaders, where `of` makes what it is about. */
  const ofBilling = (status: number, body?: object, of = async (id: string): Promise<string | string[]> => id) => [
    on('their own organization', members(status, status, 403, 403, 404), () => of(own), body),
    on('another organization', members(404, 404, 404, 404, status), () => of(other), body),
    on('no organization', allMembers(404), async () => [nobody, nobody], body),
  ];
  /** The same, of organizations that have a subscription; which is over when they have been walked. */
  const ofSubscribers = (status: number, body?: object) => [
    ...ofBilling(status, body, objects.subscription).slice(0, 2),
    on('no organization', allMembers(404), () => objects.endSubscriptions(own, other).then(() => nobody), body),
  ];
  const contact = { firstName: 'Ada', lastName: 'Okafor', email: 'books@own.example' };

  const everybodyOfOwn = [people.owner.id, people.admin.id, people.member.id, people.viewer.id];
  const conversation = () => objects.conversation(own, [people.owner.id, people.viewer.id]);
  const inConversation = (status: number, body?: object, toViewers = status) => [
    on(
      'one that all are in',
      members(status, status, status, toViewers, 404),
      () => objects.conversation(own, everybodyOfOwn),
      body,
    ),
    on('one that some are in', members(status, 404, 404, toViewers, 404), conversation, body),
    on('no conversation', allMembers(404), async () => nobody, body),
  ];
  /** What the owner has attached and not sent. */
  const ownFile = (status: number) => [
    on('one of theirs that is not sent', members(status, 404, 404, 404, 404), async () => {
      const id = await conversation();
      return [id, await objects.messageFile(id, people.owner.id)];
    }),
    on('no file', allMembers(404), async () => [await conversation(), nobody]),
  ];
  const newMessage = async (withOrganizationId: string) => ({
    withOrganizationId,
    personIds: [await objects.colleague(withOrganizationId)],
    text: 'Hello',
  });
  const registrationMade = async () =>
    (await product.visitor().post('/api/membership/register', registration())).body as {
      memberId: string;
      token: string;
    };
  const registered = async () => (await registrationMade()).memberId;
  const registrationToken = async () => (await registrationMade()).token;
  const deletedRegistration = async () => {
    const memberId = await registered();
    await people['super-admin'].client.send('DELETE', `/api/registrations/${memberId}`);
    return memberId;
  };
  const ofRegistry = (done: number, body?: object) => [
    on('a registration', superAdmin(done), registered, body),
    on('no registration', superAdmin(404), async () => 'GIA-000000', body),
  ];
  const superAdmin = (status: number) => ({ 'super-admin': status });
  const sample = { to: 'ada@mail.example', userName: 'Ada', organizationName: 'Own', membershipTier: 'free' };
  const day = new Date().toISOString().slice(0, 10);
  const offline = async () => ({ ...wanted, organizationId: await objects.organization({ owner: people.owner.id }) });
  const price = { planId: 'enterprise-monthly', currency: 'NGN', charged: '67500000', list: '148500000' };
  const rule = { tier: 'ecosystem_enablers', feature: 'messages', allowance: 'on', period: 'total' };
  const granted = { feature: 'messages', allowance: 'on', period: 'total', reason: 'Pilot' };
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();

  const allSignedIn = (status: number) => ({ ...allMembers(status), ...admins(status) });
  const ownPasskeys = (body?: object) => [
    ...insiders.map((role) =>
      on(
        `a passkey of the ${role}`,
        { ...allSignedIn(404), [role]: 204 },
        () => objects.passkey(people[role].id),
        body,
      ),
    ),
    on('no passkey', allSignedIn(404), async () => nobody, body),
  ];

  const cases: Record<string, AccessCase[]> = {
    logIn: [
      sending('right credentials', everybody(200), async () => ({ email: people.owner.email, password: goodPassword })),
      sending('wrong ones', everybody(401), async () => ({ email: people.owner.email, password: 'not this one' })),
    ],
    startLogIn: asking(everybody(302)),
    logOut: asking(everybody(302)),
    logInEnterprise: [
      sending('right credentials', everybody(200), async () => ({ email: people.owner.email, password: goodPassword })),
    ],
    getCurrentUser: asking(allMembers(200)),
    getSecondStep: asking(everybody(401)),
    takeSecondStep: [sending('without a first step', everybody(401), async () => ({ code: '123456' }))],
    challengePasskey: asking(everybody(200)),
    signInWithPasskey: [sending('a passkey of nobody', everybody(422), async () => ({ credential: { id: 'x' } }))],
    getSecurity: asking(allSignedIn(200)),
    prove: [
      sending('a wrong password', allSignedIn(422), () => objects.noFactors({ password: 'not this one' })),
      sending('the password', { ...allSignedIn(204), 'super-admin': 422 }, () =>
        objects.noFactors({ password: goodPassword }),
      ),
    ],
    checkProof: asking(allSignedIn(204)),
    beginAuthenticator: [sending('their own', allSignedIn(200), () => objects.noFactors())],
    confirmAuthenticator: [
      sending('one that was not begun', allSignedIn(409), () => objects.noFactors({ code: '123456' })),
    ],
    removeAuthenticator: [sending('none', allSignedIn(404), () => objects.noFactors())],
    replaceRecoveryCodes: [sending('without a factor', allSignedIn(409), () => objects.noFactors())],
    beginPasskey: asking(allSignedIn(200)),
    addPasskey: [
      sending('one of no browser', allSignedIn(422), async () => ({ name: 'Laptop', credential: { id: 'x' } })),
    ],
    renamePasskey: ownPasskeys({ name: 'Phone' }),
    removePasskey: ownPasskeys(),
    listSessions: asking(allSignedIn(200)),
    endSession: [
      ...insiders.map((role) =>
        on(`a session of the ${role}`, { ...allSignedIn(404), [role]: 204 }, () => objects.session(people[role].id)),
      ),
      on('no session', allSignedIn(404), async () => 'x'.repeat(43)),
    ],
    endOtherSessions: asking(allSignedIn(204)),
    askFactorReset: [
      sending('nobody', { 'super-admin': 404 }, async () => ({ email: 'nobody@nowhere.example' })),
      sending('who has none', { 'super-admin': 409 }, () => objects.noFactors({ email: people.owner.email })),
    ],
    changePassword: [
      sending('knowing the present one', allMembers(204), () =>
        objects.noFactors({ current: goodPassword, password: goodPassword }),
      ),
      sending('not knowing the present one', allMembers(400), () =>
        objects.noFactors({ current: 'not this one', password: 'nine green kettles by the sea' }),
      ),
    ],
    requestPasswordReset: [sending('any address', everybody(202), async () => ({ email: 'nobody@nowhere.example' }))],
    resetPassword: noPassword,
    checkActivation: unusable,
    checkPasswordReset: unusable,
    activateAccount: noPassword,
    registerMember: [sending('an organization', everybody(201), async () => registration())],
    checkConfirmation: unusable,
    confirmOrganization: unusable,
    resendWelcomeMail: [sending('a token that is not ours', everybody(404), async () => ({ token: 'not ours' }))],
    changeRegistrationAddress: [
      sending('a token that is not ours', everybody(404), async () => ({ token: 'not ours', email: 'a@own.example' })),
    ],
    listUnconfirmedOrganizations: asking(allMembers(200)),
    claimOrganization: unconfirmed,
    getTeam: [
      on('their own organization', members(200, 200, 200, 200, 404), async () => own),
      on('another organization', members(404, 404, 404, 404, 200), async () => other),
      on('no organization', allMembers(404), async () => nobody),
    ],
    getOrganizationPage: [
      on('one of which something is public', everybody(200), () => objects.publicOrganization()),
      on('one of which nothing is', { ...everybody(200), visitor: 404 }, async () => own),
      on('no organization', everybody(404), async () => nobody),
    ],
    getOrganizationWork: [
      on('one of which something is public', everybody(200), () => objects.publicOrganization()),
      on('one of which nothing is', { ...everybody(200), visitor: 404 }, async () => own),
      on('no organization', everybody(404), async () => nobody),
    ],
    getOrganizationProfile: ofBilling(200),
    editOrganizationProfile: ofBilling(200, { revision: 1, city: 'Austin' }, objects.unedited),
    putOrganizationLogo: ofBilling(200, new Blob([pixel], { type: 'application/octet-stream' })),
    removeOrganizationLogo: ofBilling(204),
    getOrganizationLogo: [
      on('a logo', everybody(200), async () => [await objects.logo(own), 'small']),
      on('no logo', everybody(404), async () => [nobody, 'large']),
    ],
    invitePeople: [
      on('to their own organization', members(201, 201, 403, 403, 404), () => emptied(own), invited()),
      on('an owner of their own organization', members(201, 403, 403, 403, 404), () => emptied(own), invited('owner')),
      on('to another organization', members(404, 404, 404, 404, 201), () => emptied(other), invited()),
    ],
    addOrganization: [on('one of their own', allMembers(201), async () => [], { name: 'Further', type: 'ngo' })],
    closeOrganization: [
      on('one of their own', members(204, 403, 403, 403, 404), () => objects.closing(own), { confirmation: 'Closing' }),
      on('no organization', allMembers(404), async () => nobody, { confirmation: 'Closing' }),
    ],
    getDomains: ofBilling(200),
    claimDomain: [own, other].map((organizationId) => ({
      about: organizationId === own ? 'their own organization' : 'another organization',
      answers: organizationId === own ? members(201, 201, 403, 403, 404) : members(404, 404, 404, 404, 201),
      call: async () => {
        await objects.domain(organizationId);
        return { id: organizationId, body: { domain: `${randomUUID()}.example` } };
      },
    })),
    checkDomain: ofBilling(409, undefined, async (id) => [id, await objects.domain(id)]),
    mailDomainProof: ofBilling(204, { mailbox: 'postmaster' }, async (id) => [id, await objects.domain(id)]),
    removeDomain: ofBilling(204, undefined, async (id) => [id, await objects.domain(id)]),
    checkDomainProof: unusable,
    confirmDomain: unusable,
    getJoinOffers: asking(allMembers(200)),
    askToJoinTeam: [
      on('one of the domain of their address', allMembers(201), () => objects.joinable(people.owner.email), {}),
      on('another', allMembers(404), () => objects.organization(), {}),
    ],
    withdrawTeamRequest: insiders.map((role) =>
      on('their own request', { ...allMembers(404), [role]: 204 }, async () =>
        objects.teamRequest(await objects.organization(), people[role].id),
      ),
    ),
    listMentors: asking({ ...allMembers(200), ...admins(200) }),
    getMentor: [
      on('one that is listed', allMembers(200), () => objects.mentor()),
      on('no mentor', allMembers(404), async () => nobody),
    ],
    listFreeTimes: [
      {
        about: 'of one that is listed',
        answers: allMembers(200),
        call: async () => ({
          id: await objects.mentor(),
          query: { from: '2026-11-23T00:00:00Z', until: '2026-11-30T00:00:00Z' },
        }),
      },
    ],
    nameExpert: [
      on('one that is listed', { 'super-admin': 204 }, () => objects.mentor(), { kind: 'expert' }),
      on('no mentor', { 'super-admin': 404 }, async () => nobody, { kind: 'expert' }),
    ],
    getOwnMentoring: asking(allMembers(200)),
    offerSessions: [
      sending('for their own organization', members(200, 200, 200, 403, 404), async () => offered(own)),
      sending('for another one', members(404, 404, 404, 404, 200), async () => offered(other)),
      sending('that can be booked, for one that is not open to it', members(403, 403, 403, 403, 404), async () => ({
        ...offered(own),
        isOpen: true,
      })),
    ],
    bookSession: [
      on('a free time', members(201, 201, 201, 403, 201), () => objects.mentor(), {
        startsAt: tomorrowAtTen,
        topic: 'Pilots',
        timeZone: 'UTC',
      }),
      on('a free time, for another organization', members(404, 404, 404, 404, 201), () => objects.mentor(), {
        startsAt: tomorrowAtTen,
        topic: 'Pilots',
        timeZone: 'UTC',
        organizationId: other,
      }),
      on('no mentor', members(404, 404, 404, 403, 404), async () => nobody, {
        startsAt: tomorrowAtTen,
        topic: 'Pilots',
        timeZone: 'UTC',
      }),
    ],
    listMentorSessions: asking(allMembers(200)),
    rescheduleSession: ownSession({ startsAt: tomorrowAtTen }),
    cancelSession: ownSession({}),
    reportAbsence: ownSession(undefined, true),
    writeSessionNotes: ownSession({ notes: 'Ask.' }),
    rateSession: ownSession({ stars: 5 }, true),
    getTeamRequests: ofBilling(200),
    acceptTeamRequest: [
      on(
        'to their own organization',
        members(204, 204, 403, 403, 404),
        async () => [await emptied(own), await objects.teamRequest(own)],
        { role: 'member' },
      ),
      on(
        'to be an owner of their own organization',
        members(204, 403, 403, 403, 404),
        async () => [await emptied(own), await objects.teamRequest(own)],
        { role: 'owner' },
      ),
      on('to no organization', allMembers(404), async () => [nobody, nobody], { role: 'member' }),
    ],
    declineTeamRequest: ofBilling(204, {}, async (id) => [id, await objects.teamRequest(id)]),
    resendInvitation: ofTeam(async (id, role) => objects.teamInvitation(await emptied(id), role)),
    revokeInvitation: ofTeam(objects.teamInvitation),
    changeRole: ofTeam(objects.colleague, (from) => ({ from, role: 'admin' })),
    removePerson: ofTeam(objects.colleague),
    handOverOrganization: [
      {
        about: 'their own organization',
        answers: members(204, 403, 403, 403, 404),
        call: async () => ({ id: own, body: { personId: await objects.colleague(own) } }),
      },
      {
        about: 'their own organization, to a stranger',
        answers: members(403, 403, 403, 403, 404),
        call: async () => ({ id: own, body: { personId: people.stranger.id } }),
      },
    ],
    getAccount: asking(allMembers(200)),
    updateProfile: [sending('their own', allMembers(200), async () => ({ revision: 1 }))],
    putPicture: [sending('their own', allMembers(200), async () => new Blob([onePixel], { type: anyFile }))],
    removePicture: [sending('their own', allMembers(204), async () => ({}))],
    getPicture: [on('no picture', everybody(404), async () => [nobody, 'large'])],
    askEmailChange: [sending('an address', allMembers(202), async () => ({ email: `${randomUUID()}@new.example` }))],
    withdrawEmailChange: [sending('their own', allMembers(204), () => objects.emailChanges())],
    checkEmailChange: unusable.map(fromNewInbox),
    agreeToEmailChange: unusable.map(fromNewInbox),
    refuseEmailChange: unusable.map(fromNewInbox),
    askDataExport: [sending('their own', allMembers(202), () => objects.noDataExports())],
    downloadDataExport: [
      ...insiders.map((role) =>
        on(`an archive of the ${role}`, { ...allMembers(404), [role]: 200 }, () => objects.dataExport(people[role].id)),
      ),
      on('no archive', allMembers(404), async () => nobody),
    ],
    askAccountDeletion: [
      // Who has left is refused from then on.
      ...insiders.map((role, n) =>
        sending(
          `the ${role}, by their address`,
          Object.fromEntries(
            [...insiders, 'stranger' as const].map((one, m) => [one, m < n ? 403 : m > n ? 400 : 204]),
          ),
          async () => ({ confirmation: people[role].email }),
        ),
      ),
    ],
    keepAccount: [sending('their own', allMembers(204), async () => ({}))],
    leaveOrganization: [on('their own organization', members(204, 204, 204, 204, 404), async () => own)],
    checkInvitation: unusable,
    acceptInvitation: [sending('a link that is not ours', allMembers(422), async () => ({ token: 'x'.repeat(43) }))],
    joinOrganization: [
      sending('a link that is not ours', everybody(422), async () => ({
        token: 'x'.repeat(43),
        password: goodPassword,
        firstName: 'Sam',
        lastName: 'Njoroge',
        agreeTerms: true,
      })),
    ],
    rejectOrganization: unconfirmed,
    getRegistrationStatus: asking(everybody(404), { token: 'not ours' }),
    requestDemo: [
      sending('a demonstration', everybody(204), async () => ({
        name: 'Alex Kimani',
        email: 'alex@techflow.example',
        organization: 'TechFlow Solutions',
        message: 'How a pilot is set up.',
      })),
    ],
    getLegalDocument: [
      on('the terms', everybody(200), async () => 'terms'),
      on('no document', everybody(404), async () => 'nothing'),
    ],

    requestConnection: [
      sending('an organization', members(201, 201, 403, 403, 201), async () => ({
        organizationId: await objects.organization(),
        note,
      })),
      sending('an organization, for their own', members(201, 201, 403, 403, 404), async () => ({
        organizationId: await objects.organization(),
        fromOrganizationId: own,
        note,
      })),
      sending('an organization, for another', members(404, 404, 404, 404, 201), async () => ({
        organizationId: await objects.organization(),
        fromOrganizationId: other,
        note,
      })),
      sending('no organization', members(404, 404, 403, 403, 404), async () => ({ organizationId: nobody, note })),
    ],
    listConnections: asking(allMembers(200)),
    acceptConnection: answersToConnections(),
    declineConnection: answersToConnections({ reason: 'No capacity.' }),
    withdrawConnection: [
      on('a request of their own organization', members(204, 204, 404, 404, 404), async () =>
        objects.connection(own, await objects.organization()),
      ),
      on('a request to their own organization', allMembers(404), async () =>
        objects.connection(await objects.organization(), own),
      ),
      on('no request', allMembers(404), async () => nobody),
    ],
    getNetwork: asking(allMembers(200)),
    browseConnections: asking(allMembers(200), { tab: 'connected' }),
    listConnectionStandings: asking(allMembers(200)),
    countConnections: asking(allMembers(200)),
    listConnectionSuggestions: asking(allMembers(200)),
    listConversations: asking(allMembers(200)),
    countUnreadConversations: asking(allMembers(200)),
    listWritablePeople: [
      on('their own organization', members(200, 200, 200, 200, 404), async () => own),
      on('one that is connected with it', members(200, 200, 200, 200, 404), async () => {
        const connected = await objects.organization();
        await objects.connection(own, connected, 'accepted');
        return connected;
      }),
      on('another organization', members(404, 404, 404, 404, 200), async () => other),
      on('no organization', allMembers(404), async () => nobody),
    ],
    startConversation: [
      sending('people of their own organization', members(201, 201, 201, 403, 409), () => newMessage(own)),
      sending('for another organization', members(404, 404, 404, 404, 201), async () => ({
        ...(await newMessage(other)),
        organizationId: other,
      })),
      sending('an organization that is not connected', members(409, 409, 409, 403, 409), async () =>
        newMessage(await objects.organization()),
      ),
      sending('people of others', members(404, 404, 404, 403, 409), async () => ({
        ...(await newMessage(own)),
        personIds: [await objects.colleague(other)],
      })),
      sending('no organization', members(404, 404, 404, 403, 404), async () => ({
        ...(await newMessage(own)),
        withOrganizationId: nobody,
      })),
    ],
    getConversation: inConversation(200),
    listDirectMessages: inConversation(200),
    sendDirectMessage: inConversation(201, { text: 'Hello' }),
    markConversationRead: inConversation(204, { number: 1 }),
    sayTyping: inConversation(204),
    keepConversationDraft: inConversation(204, { text: 'Well, ' }),
    attachToMessage: inConversation(200, new Blob(['%PDF-1.7'], { type: anyFile }), 403).map((one) => ({
      ...one,
      call: async () => ({ ...(await one.call()), query: { name: 'plan.pdf' } }),
    })),
    downloadMessageFile: ownFile(200),
    removeFromMessage: [
      ...ownFile(204),
      on('one that a member has sent', members(204, 204, 204, 404, 404), async () => {
        const id = await objects.conversation(own, everybodyOfOwn);
        const message = await objects.directMessage(id, people.member.id, 2);
        return [id, await objects.messageFile(id, people.member.id, message)];
      }),
    ],
    reportMessage: [
      on(
        'of somebody else',
        members(204, 204, 204, 204, 404),
        async () => {
          const author = await objects.colleague(own);
          const id = await objects.conversation(own, [author, ...everybodyOfOwn]);
          return [id, await objects.directMessage(id, author, 2)];
        },
        { reason: 'spam' },
      ),
      on('no message', allMembers(404), async () => [await conversation(), nobody], { reason: 'spam' }),
    ],
    listMessageBlocks: asking(allMembers(200)),
    blockMessages: [
      sending('who is in a conversation with them', members(201, 201, 201, 201, 404), async () => {
        const colleague = await objects.colleague(own);
        await objects.conversation(own, [...everybodyOfOwn, colleague]);
        return { personId: colleague };
      }),
      sending('nobody', allMembers(404), async () => ({ personId: nobody })),
    ],
    unblockMessages: [
      on('a block of theirs', members(204, 404, 404, 404, 404), async () =>
        objects.messageBlock(people.owner.id, await objects.organization()),
      ),
      on('no block', allMembers(404), async () => nobody),
    ],
    listMessageReports: asking(superAdmin(200)),
    decideMessageReport: [
      on('one that waits', superAdmin(204), () => objects.messageReport(own), { decision: 'removed' }),
      on('none', superAdmin(404), async () => nobody, { decision: 'kept' }),
    ],
    removeConnection: [
      on('a connection of their own organization', members(204, 204, 404, 404, 404), async () =>
        objects.connection(own, await objects.organization(), 'accepted'),
      ),
      on('one that others had asked for', members(204, 204, 404, 404, 404), async () =>
        objects.connection(await objects.organization(), own, 'accepted'),
      ),
      on('a request', members(409, 409, 404, 404, 404), async () =>
        objects.connection(own, await objects.organization()),
      ),
      on('a connection of others', allMembers(404), async () =>
        objects.connection(await objects.organization(), await objects.organization(), 'accepted'),
      ),
      on('no connection', allMembers(404), async () => nobody),
    ],
    listMembers: asking(allSignedIn(200)),
    countMemberFacets: asking(allMembers(200)),
    suggestMemberSearch: asking(allMembers(200), { search: 'organisation' }),
    listFeaturedMembers: asking(allSignedIn(200)),
    getAllianceGrowth: asking(allMembers(200)),
    ...communityCases(product, gathered),
    ...recordCases(product),
    ...legalCases(product),
    featureOrganization: [
      on('an organization', superAdmin(204), () => objects.organization(), { isFeatured: true }),
      on('no organization', superAdmin(404), async () => nobody, { isFeatured: true }),
    ],

    listPlans: asking(everybody(200)),
    listEntitlements: [
      ...asking(allMembers(200)),
      asked('of their own organization', members(200, 200, 200, 200, 404), { organizationId: own }),
      asked('of another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
      asked('of an organization that does not exist', allMembers(404), { organizationId: nobody }),
    ],
    getSeats: ofPeople,
    requestQuote: [
      sending('their own organization', members(201, 201, 403, 403, 404), async () => ({
        ...wanted,
        organizationId: own,
      })),
      sending('another organization', members(404, 404, 404, 404, 201), async () => ({
        ...wanted,
        organizationId: other,
      })),
      sending('an organization that does not exist', allMembers(404), async () => ({
        ...wanted,
        organizationId: nobody,
      })),
    ],
    getQuote: [
      on('a quote of their own organization', members(200, 200, 403, 403, 404), () => objects.quote(own)),
      on('a quote of another organization', members(404, 404, 404, 404, 200), () => objects.quote(other)),
      on('no quote', allMembers(404), async () => nobody),
    ],

    getBillingOverview: ofBilling(200),
    getValueStatement: ofBilling(200),
    listPlanLosses: ofBilling(200),
    setBillingContact: ofBilling(200, contact),
    confirmBillingContact: unusable,
    cancelSubscription: ofSubscribers(200),
    resumeSubscription: ofSubscribers(200),
    chooseNextPlan: ofSubscribers(200, { planId: 'innovators-annual' }),
    keepPlan: ofSubscribers(200),
    startCardUpdate: ofSubscribers(201),
    getCardUpdate: ofBilling(200, undefined, async (id) => [id, await objects.cardUpdate(id)]),
    removeCard: ofBilling(204, undefined, objects.savedCard),

    getEstimate: [...asking(everybody(200), plan), ...asking(everybody(404), { ...plan, planId: 'none' })],
    initializePayment: [
      sending('no organization in particular', members(200, 200, 403, 403, 200), async () => order),
      sending('their own organization', members(200, 200, 403, 403, 404), async () => ({
        ...order,
        organizationId: own,
      })),
      sending('another organization', members(404, 404, 404, 404, 200), async () => ({
        ...order,
        organizationId: other,
      })),
      sending('no organization', allMembers(404), async () => ({ ...order, organizationId: nobody })),
      sending('their own organization, without agreement to the terms', allMembers(400), async () => ({
        ...order,
        agreeTerms: false,
        organizationId: own,
      })),
      sending('a plan that there is not', members(404, 404, 403, 403, 404), async () => ({ ...order, planId: 'none' })),
    ],
    getPaymentStatus: [
      on('a payment of their own organization', members(200, 200, 404, 404, 404), () => objects.payment(own)),
      on('a payment of another organization', members(404, 404, 404, 404, 200), () => objects.payment(other)),
      on('no payment', allMembers(404), async () => nobody),
    ],
    listPayments: ofMoney,
    listBillingDocuments: ofMoney,
    downloadBillingDocument: [
      on('a document of their own organization', members(200, 200, 403, 403, 404), () => objects.invoice(own)),
      on('a document of another organization', members(404, 404, 404, 404, 200), () => objects.invoice(other)),
      on('no document', allMembers(404), async () => 'INV-1999-000001'),
    ],
    listLedger: asking(superAdmin(200), { status: 'completed', currency: 'USD', from: day, to: day, search: 'pay-' }),
    getLedgerSummary: asking(superAdmin(200)),
    exportPayments: asking(superAdmin(200), { status: 'pending' }),
    getPayment: [
      on('any payment', superAdmin(200), () => objects.paymentId(own)),
      on('no payment', superAdmin(404), async () => nobody),
    ],
    previewOfflinePayment: [
      {
        about: 'an organization',
        answers: superAdmin(200),
        call: async () => ({ query: { ...wanted, organizationId: own } }),
      },
      asked('no organization', superAdmin(404), { ...wanted, organizationId: nobody }),
    ],
    recordOfflinePayment: [
      sending('just what it costs', superAdmin(201), async () => ({
        ...(await offline()),
        ...{ amount: '19800', receivedAt: new Date().toISOString(), note: 'Transfer' },
      })),
      sending('another amount', superAdmin(422), async () => ({
        ...(await offline()),
        ...{ amount: '1', receivedAt: new Date().toISOString(), note: 'Transfer' },
      })),
    ],
    refundPayment: [
      on('a payment that is not paid', superAdmin(409), () => objects.paymentId(own), { reason: 'Kindness' }),
      on('no payment', superAdmin(404), async () => nobody, { reason: 'Kindness' }),
    ],
    checkPayment: [
      on('a payment', superAdmin(200), () => objects.paymentId(own)),
      on('no payment', superAdmin(404), async () => nobody),
    ],
    closePaymentReview: [
      on('a flagged payment', superAdmin(200), () => objects.paymentId(own, 'wrong_amount'), { note: 'Seen' }),
      on('one that is not flagged', superAdmin(409), () => objects.paymentId(own), { note: 'Seen' }),
      on('no payment', superAdmin(404), async () => nobody, { note: 'Seen' }),
    ],
    listAlteredOrders: asking(superAdmin(200)),
    closeAlteredOrder: [
      on('an order', superAdmin(204), () => objects.alteredOrder(own), { note: 'Seen' }),
      on('no order', superAdmin(404), async () => nobody, { note: 'Seen' }),
    ],
    listProviderEvents: asking(superAdmin(200), {
      state: 'failed',
      kind: 'charge',
      search: 'pay-1',
      from: day,
      to: day,
    }),
    getProviderEvent: [
      on('an event', superAdmin(200), objects.providerEvent),
      on('no event', superAdmin(404), async () => nobody),
    ],
    replayProviderEvent: [
      on('an event', superAdmin(200), objects.providerEvent),
      on('no event', superAdmin(404), async () => nobody),
    ],
    getReconciliation: asking(superAdmin(200), { from: day, to: day }),
    getLedgerCheck: asking(superAdmin(200)),
    checkLedger: [
      { about: 'the ledger', answers: superAdmin(202), call: () => objects.ledgerCheck(false).then(plain) },
      { about: 'one that is checked', answers: superAdmin(409), call: () => objects.ledgerCheck(true).then(plain) },
    ],
    listPriceVersions: asking(superAdmin(200)),
    previewPrices: [sending('a price', superAdmin(200), async () => ({ prices: [price] }))],
    publishPrices: [
      sending('a price', superAdmin(201), async () => ({ prices: [price], reason: 'Dearer' })),
      sending('a price of no plan', superAdmin(400), async () => ({
        prices: [{ ...price, planId: 'none' }],
        reason: 'Dearer',
      })),
    ],
    changePlanWaiver: [
      on('a plan', superAdmin(204), async () => 'lite-monthly', { waived: true, reason: 'Free' }),
      on('no plan', superAdmin(404), async () => 'none', { waived: true, reason: 'Free' }),
    ],
    listEntitlementRules: asking(superAdmin(200)),
    getEntitlementHistory: asking(superAdmin(200), { tier: rule.tier, feature: rule.feature }),
    previewEntitlement: [sending('a rule', superAdmin(200), async () => rule)],
    changeEntitlement: [
      sending('a rule', superAdmin(201), async () => ({ ...rule, reason: 'More' })),
      sending('a limit of what is not counted', superAdmin(400), async () => ({
        ...rule,
        reason: 'More',
        allowance: 'limited',
        limit: 3,
      })),
    ],
    listEntitlementGrants: asking(superAdmin(200), { organizationId: own }),
    grantEntitlement: [
      sending('an organization', superAdmin(201), async () => ({
        ...granted,
        organizationId: own,
        expiresAt: inAYear,
      })),
      sending('no organization', superAdmin(404), async () => ({
        ...granted,
        organizationId: nobody,
        expiresAt: inAYear,
      })),
    ],
    endEntitlementGrant: [
      on('a grant', superAdmin(200), () => objects.grant(own)),
      on('no grant', superAdmin(404), async () => nobody),
    ],
    findOrganizations: asking(superAdmin(200), { search: 'organ' }),
    getOnboarding: asking(allMembers(200)),
    bookCall: [
      sending('a time that is offered', allMembers(201), async () => ({ startsAt: await objects.noCalls() })),
      sending('a time that is not', allMembers(409), async () => ({ startsAt: '2020-01-01T10:00:00Z' })),
    ],
    moveCall: ofPerson(204, { startsAt: 'offered' }, objects.call).map((one) => ({
      ...one,
      call: async () => {
        const startsAt = await objects.noCalls();
        return { ...(await one.call()), body: { startsAt } };
      },
    })),
    cancelCall: ofPerson(204, undefined, objects.call),
    getCallCalendar: ofPerson(200, undefined, objects.call),
    listCalls: asking(admins(200), { limit: '1' }),
    cancelBookedCall: ofAnybody(204, { reason: 'Our colleague is ill.' }, objects.call),
    getOnboardingHours: asking(admins(200)),
    setOnboardingHours: [
      sending('the usual ones', superAdmin(204), async () => ({
        days: [1, 2, 3, 4, 5],
        ...{ fromHour: 9, toHour: 17, minutes: 45, noticeHours: 24, horizonDays: 14 },
      })),
    ],
    getSupport: asking(allMembers(200)),
    openTicket: [
      sending('for no organization in particular', allMembers(201), async () => help),
      sending('for their own organization', members(201, 201, 201, 201, 404), async () => ({
        ...help,
        organizationId: own,
      })),
    ],
    getTicket: ofPerson(200),
    writeToTicket: ofPerson(204, { text: 'One thing more.' }),
    closeTicket: ofPerson(204, { isClosed: true }),
    listTickets: asking(admins(200), { state: 'open' }),
    getAskedTicket: ofAnybody(200),
    answerTicket: ofAnybody(204, { text: 'It is done.' }),
    closeAskedTicket: ofAnybody(204, { isClosed: true }),
    listDemoRequests: asking(superAdmin(200), { limit: '1' }),
    getSubscriptionStatus: [
      ...asking(allMembers(200)),
      asked('of their own organization', members(200, 200, 200, 200, 404), { organizationId: own }),
      asked('of no organization', allMembers(404), { organizationId: nobody }),
    ],
    receiveProviderEvent: [
      on('a provider, without its signature', everybody(401), async () => 'test-provider', {}),
      on('no provider', everybody(404), async () => 'nobody', {}),
    ],
    showTestCheckout: [
      on('a charge', everybody(200), () => objects.testCharge()),
      on('no charge', everybody(404), async () => nobody),
    ],
    decideTestCharge: [
      on('a charge', everybody(303), () => objects.testCharge(), { decision: 'fail' }),
      on('no charge', everybody(404), async () => nobody, { decision: 'fail' }),
    ],

    searchEverything: asking(allMembers(200), { q: 'organ' }),
    listProblems: asking(allMembers(200)),
    submitProblem: submissions,
    getProblemSummary: asking(allMembers(200)),
    countProblemFacets: asking(allMembers(200)),
    previewProblemValue: asking(allMembers(200), { text: '$5' }),
    suggestProblemSearch: asking(allMembers(200), { search: 'leks' }),
    getProblem: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('a draft of their own', members(200, 200, 200, 200, 404), () => objects.problem(own, 'draft')),
      on('what others have withdrawn', members(404, 404, 404, 404, 200), () => objects.problem(other, 'withdrawn')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listHiddenProblems: asking(allMembers(200)),
    getProblemOrganization: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('a draft of their own', members(200, 200, 200, 200, 404), () => objects.problem(own, 'draft')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listProblemChanges: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('a draft of their own', members(200, 200, 200, 200, 404), () => objects.problem(own, 'draft')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    editProblem: ownProblem({ ...text, revision: 1 }, 'open', 200, 200),
    attachProblemFile: ownProblem(new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }), 'open', 200, 200).map(
      (one) => ({ ...one, call: async () => ({ ...(await one.call()), query: { name: 'plan.pdf' } }) }),
    ),
    downloadProblemFile: [
      on('of any problem', allMembers(200), () => objects.file(own)),
      on('of a draft of their own', members(200, 200, 200, 200, 404), () => objects.file(own, 'draft')),
      on('of what others have withdrawn', members(404, 404, 404, 404, 200), () => objects.file(other, 'withdrawn')),
      on('no file', allMembers(404), async () => [await objects.problem(own), nobody]),
    ],
    removeProblemFile: [
      on('of a problem of their own', members(204, 204, 204, 403, 403), () => objects.file(own)),
      on('of a draft of others', members(404, 404, 404, 404, 204), () => objects.file(other, 'draft')),
      on('no file', members(404, 404, 404, 403, 403), async () => [await objects.problem(own), nobody]),
    ],
    submitProblemDraft: ownProblem({}, 'draft'),
    discardProblemDraft: ownProblem({}, 'draft', 204),
    closeProblem: ownProblem({ reason: 'It is over.' }, 'open'),
    solveProblem: ownProblem({ reason: 'It works.' }, 'in_progress'),
    withdrawProblem: ownProblem({ reason: 'It was sent too soon.' }, 'open'),
    reopenProblem: ownProblem({ reason: 'It is back.' }, 'closed'),
    listSolutions: asking(allMembers(200)),
    submitSolution: [
      ...submissions,
      sending('a problem that does not exist', allMembers(404), async () => ({ ...text, problemId: nobody })),
    ],
    getSolutionSummary: asking(allMembers(200)),
    countSolutionFacets: asking(allMembers(200)),
    suggestSolutionSearch: asking(allMembers(200), { search: 'leks' }),
    getSolution: [
      on('a published solution', allMembers(200), () => objects.solution(own)),
      on('a draft of their own', members(200, 200, 200, 200, 404), () => objects.solution(own, 'draft')),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
    ],
    getSolutionOrganization: [
      on('any solution', allMembers(200), () => objects.solution(own)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
      on('no solution', allMembers(404), async () => nobody),
    ],
    listSolutionChanges: [
      on('any solution', allMembers(200), () => objects.solution(own)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
      on('no solution', allMembers(404), async () => nobody),
    ],
    editSolution: ownSolution({ ...text, revision: 1 }, 'published'),
    withdrawSolution: ownSolution({ reason: 'It is not ready.' }, 'published'),
    discardSolution: ownSolution({}, 'draft', 204),
    publishSolution: [
      on('a draft of their own', members(200, 200, 200, 403, 404), () => objects.solution(own, 'draft')),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
      on('what is published already', members(409, 409, 409, 403, 403), () => objects.solution(own)),
      on('no solution', allMembers(404), async () => nobody),
    ],
    listProposals: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listProposableSolutions: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listOwnProposals: asking(allMembers(200)),
    listProposalsToDecide: asking(allMembers(200)),
    listProposalsToScore: asking(allMembers(200)),
    countProposals: asking(allMembers(200)),
    listOverdueDecisions: asking(allMembers(200)),
    proposeSolution: [
      sending('their own solution', members(201, 201, 201, 403, 404), async () => ({
        problemId: await objects.problem(other),
        solutionId: await objects.solution(own),
      })),
      sending('a solution of others', members(404, 404, 404, 404, 201), async () => ({
        problemId: await objects.problem(own),
        solutionId: await objects.solution(other),
      })),
      sending('no problem', allMembers(404), async () => ({
        problemId: nobody,
        solutionId: await objects.solution(own),
      })),
    ],
    amendProposal: [
      on('a proposal of their own', members(200, 200, 200, 403, 404), () => objects.proposal(own, other), amendment),
      on('one that is decided', members(409, 409, 409, 403, 404), () => objects.decided(own, other), amendment),
      on(
        'a proposal to their own problem',
        members(404, 404, 404, 404, 200),
        () => objects.proposal(other, own),
        amendment,
      ),
      on('no proposal', allMembers(404), async () => nobody, amendment),
    ],
    listProposalVersions: [
      on('a proposal of one to the other', allMembers(200), () => objects.proposal(own, other)),
      on('a proposal between others', members(404, 404, 404, 404, 200), async () =>
        objects.proposal(await objects.organization(), other),
      ),
      on('no proposal', allMembers(404), async () => nobody),
    ],
    decideProposals: [
      together('a problem of their own without reviewers', members(200, 200, 200, 403, 403), async () =>
        objects.evaluated(await fromThird(), []),
      ),
      together('one that others review', members(200, 200, 403, 403, 403), async () =>
        objects.evaluated(await fromThird(), [people.stranger.id]),
      ),
      together('a proposal to another problem', members(404, 404, 404, 403, 403), async () => ({
        problemId: await objects.problem(own),
        proposalId: await objects.proposal(other, own),
      })),
      together('no problem', allMembers(404), async () => ({ problemId: nobody, proposalId: nobody })),
    ],
    getRubric: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.problem(other, 'draft')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listRubricVersions: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.problem(other, 'draft')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    changeRubric: ownProblem({ criteria: [{ name: 'Price', weight: 10 }], revision: 0 }, 'open', 200, 200),
    getEvaluation: [
      on('a problem of their own', members(200, 200, 200, 200, 403), () => objects.problem(own)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.problem(other, 'draft')),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listReviewerCandidates: managed(200, ({ problemId }) => problemId),
    addReviewer: [
      ...managed(200, ({ problemId }) => [problemId, people.owner.id]),
      on('a person of others', members(404, 404, 403, 403, 403), async () => [
        await objects.problem(own),
        people.stranger.id,
      ]),
    ],
    removeReviewer: managed(200, ({ problemId }) => [problemId, people.member.id]),
    chooseLead: managed(200, ({ problemId }) => problemId, { personId: people.owner.id }),
    listReviews: [
      on(
        'a problem that all of them review',
        members(200, 200, 200, 200, 403),
        async () => (await objects.evaluated(await fromThird(), insidersIds)).problemId,
      ),
      on('one that others review', members(403, 403, 403, 403, 403), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    scoreProposal: reviewed({ marks: [{ key: 1, mark: 4 }], rubricVersion: 1, proposalVersion: 1 }),
    recuseFromProposal: reviewed({ reason: 'I know them.' }),
    excludeReviewer: managed(
      204,
      ({ proposalId }) => [proposalId, people.member.id],
      { reason: 'They know them.' },
      'proposal',
    ),
    readmitReviewer: managed(
      204,
      async (evaluated) => {
        await objects.recusal(evaluated, people.member.id);
        return [evaluated.proposalId, people.member.id];
      },
      undefined,
      'proposal',
    ),
    getRanking: [
      on(
        'a problem that others review',
        members(200, 200, 403, 403, 403),
        async () => (await objects.evaluated(await fromThird(), [])).problemId,
      ),
      on(
        'one that the member leads',
        members(200, 200, 200, 403, 403),
        async () => (await objects.evaluated(await fromThird(), [], people.member.id)).problemId,
      ),
      on(
        'one that the member has still to score',
        members(200, 200, 409, 403, 403),
        async () => (await objects.evaluated(await fromThird(), [people.member.id])).problemId,
      ),
      on('no problem', allMembers(404), async () => nobody),
    ],
    compareProposals: [
      {
        about: 'a proposal to a problem of their own',
        answers: members(200, 200, 200, 200, 403),
        call: async () => {
          const { problemId, proposalId } = await objects.evaluated(await fromThird(), [people.member.id]);
          return { id: problemId, query: { proposals: proposalId } };
        },
      },
      {
        about: 'a proposal to another problem',
        answers: members(404, 404, 404, 404, 403),
        call: async () => ({
          id: await objects.problem(own),
          query: { proposals: await objects.proposal(other, own) },
        }),
      },
    ],
    getConfirmedValue: asking(allMembers(200)),
    getValueTotal: [
      ...asking(allMembers(200)),
      asked('of an organization', members(200, 200, 200, 200, 404), { organization: own }),
      asked('of no project', allMembers(404), { project: nobody }),
    ],
    listValueEntries: [
      ...asking(allMembers(200)),
      asked('of an organization', members(200, 200, 200, 200, 404), { organization: own }),
      asked('of no project', allMembers(404), { project: nobody }),
    ],
    getValueEntry: [
      on('one that is confirmed', allMembers(200), () => objects.value(own, 'confirmed')),
      on('one of their own project', members(200, 200, 200, 200, 404), () => objects.value(own)),
      on('one of a project with others', allMembers(200), () => objects.value(other, 'claimed', own)),
      on('no value', allMembers(404), async () => nobody),
    ],
    getProjectOutcomes: [
      on('any project', allMembers(200), () => objects.project(own)),
      on('no project', allMembers(404), async () => nobody),
    ],
    enterValue: ofProject({ kind: 'revenue', amount: '$5', happenedOn: '2026-01-02', note: 'Sold.' }),
    claimValue: ownValue('estimated', 200, {}),
    correctValue: ownValue('estimated', 201, { note: 'Wrong.' }),
    attachEvidence: ownValue('estimated', 200, new Blob(['%PDF-1.7'], { type: 'application/octet-stream' })).map(
      (one) => ({
        ...one,
        call: async () => ({ ...(await one.call()), query: { name: 'plan.pdf' } }),
      }),
    ),
    downloadEvidence: [
      on('of their own project', members(200, 200, 200, 200, 404), () => objects.evidence(own)),
      on('of a confirmed value', members(200, 200, 200, 200, 404), () => objects.evidence(own, 'confirmed')),
      on('no file', allMembers(404), async () => [await objects.value(own, 'confirmed'), nobody]),
    ],
    confirmValue: othersValue({}),
    disputeValue: othersValue({ reason: 'It was less.' }),
    discussValue: [
      on('a disputed one', members(201, 201, 201, 403, 201), () => objects.value(other, 'disputed', own), {
        text: 'Why?',
      }),
      on('one that nobody disputes', members(409, 409, 409, 403, 404), () => objects.value(own), { text: 'Why?' }),
      on('no value', allMembers(404), async () => nobody, { text: 'Why?' }),
    ],
    addMetric: ofProject({ name: 'Waiting', unit: 'hours', baseline: 31, target: 8 }),
    editMetric: ownMetric(200, { name: 'Waiting', unit: 'hours', baseline: 31, target: 6, revision: 1 }),
    measureMetric: ownMetric(201, { measuredOn: '2026-01-02', value: 20 }),
    listStories: asking(everybody(200)),
    getStory: [
      on('one that is shown', everybody(200), async () => (await objects.story(own)).slug),
      on('one that is asked about', everybody(404), async () => (await objects.story(own, 'asked')).slug),
    ],
    getStoryPicture: [
      on('one that is shown', everybody(200), async () => (await objects.story(own)).slug),
      on('one that is asked about', everybody(404), async () => (await objects.story(own, 'asked')).slug),
    ],
    getProjectStory: [
      on(
        'of their own project',
        members(200, 200, 200, 200, 404),
        async () => (await objects.story(own, 'draft')).projectId,
      ),
      on('of a project with others', allMembers(200), async () => (await objects.story(other, 'asked', own)).projectId),
      on('no project', allMembers(404), async () => nobody),
    ],
    writeStory: ofStory('draft', { ...words, named: [], revision: 1 }),
    askConsent: ofStory('draft'),
    agreeToStory: [
      on(
        'one that names them',
        members(200, 200, 403, 403, 409),
        async () => (await objects.story(other, 'asked', own)).projectId,
        { revision: 1 },
      ),
      on('one of others', members(409, 409, 403, 403, 404), async () => (await objects.story(own)).projectId, {
        revision: 1,
      }),
      on('no project', allMembers(404), async () => nobody, { revision: 1 }),
    ],
    takeConsentBack: [
      on(
        'one that names them',
        members(200, 200, 403, 403, 200),
        async () => (await objects.story(other, 'published', own)).projectId,
        { revision: 1 },
      ),
      on('one of others', members(200, 200, 403, 403, 404), async () => (await objects.story(own)).projectId, {
        revision: 1,
      }),
      on('no project', allMembers(404), async () => nobody, { revision: 1 }),
    ],
    featureStory: [
      on('one that is shown', superAdmin(204), async () => (await objects.story(own)).id, { isFeatured: true }),
      on('one that is not', superAdmin(404), async () => (await objects.story(own, 'draft')).id, { isFeatured: true }),
    ],
    acceptProposal: decisions(points),
    declineProposal: decisions({ ...points, feedback: 'Too wide.' }),
    rateFeedback: [
      on('a proposal of their own', members(200, 200, 200, 403, 404), () => objects.decided(own, other), {
        helpful: true,
      }),
      on('one that waits', members(409, 409, 409, 403, 404), () => objects.proposal(own, other), { helpful: true }),
      on('a proposal to their own problem', members(404, 404, 404, 404, 200), () => objects.decided(other, own), {
        helpful: true,
      }),
      on('no proposal', allMembers(404), async () => nobody, { helpful: true }),
    ],
    withdrawProposal: [
      on('a proposal of their own', members(200, 200, 200, 403, 404), () => objects.proposal(own, other)),
      on('a proposal to their own problem', members(404, 404, 404, 404, 200), () => objects.proposal(other, own)),
      on('no proposal', allMembers(404), async () => nobody),
    ],
    listQuestions: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listPeopleToMention: [
      on('any problem', members(200, 200, 200, 403, 200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    askQuestion: [
      on('any problem', members(201, 201, 201, 403, 201), () => objects.problem(own), { text: 'How old?' }),
      on('for another organization', members(404, 404, 404, 404, 201), () => objects.problem(own), {
        text: 'How old?',
        organizationId: other,
      }),
      on('no problem', allMembers(404), async () => nobody, { text: 'How old?' }),
    ],
    editQuestion: ofAsker(200, { text: 'How old are they?' }),
    deleteQuestion: ofAsker(204),
    answerQuestion: ofAsked({ text: 'A hundred years.', revision: 1 }).map((one) =>
      one.about.startsWith('a hidden') ? { ...one, answers: members(404, 404, 404, 404, 409) } : one,
    ),
    hideQuestion: ofAsked({ reason: 'It names a customer.' }),
    showQuestion: ofAsked(),
    findSimilarSolutions: [sending('a text', allMembers(200), async () => ({ text: 'Leaks in old mains' }))],
    findSimilar: [sending('a text', allMembers(200), async () => ({ text: 'Leaks in old mains' }))],
    countProblemMatchFacets: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    countSolutionMatchFacets: [
      on('a published solution', allMembers(200), () => objects.solution(other)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
    ],
    listProblemMatches: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listSolutionMatches: [
      on('a published solution', allMembers(200), () => objects.solution(other)),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
    ],
    listMatches: asking(allMembers(200)),
    listRecommendations: asking(allMembers(200)),
    listSavedMatches: asking(allMembers(200)),
    browseInbox: asking(allMembers(200)),
    countInbox: asking(allMembers(200)),
    listWork: asking(allMembers(200)),
    readInbox: [sending('their own inbox', allMembers(204), async () => ({}))],
    markNotification: ownNotifications({ isRead: true }),
    muteNotification: ownNotifications(),
    getNotificationPreferences: asking(allMembers(200)),
    changeNotificationPreferences: [sending('their own', allMembers(200), async () => ({ ways: [] }))],
    unmuteNotifications: insiders.map((role) =>
      on(`what the ${role} has muted`, { ...allMembers(404), [role]: 204 }, () => objects.mute(people[role].id)),
    ),
    askToStopNotifications: [
      {
        ...{ about: 'mails of a category', answers: everybody(303) },
        call: async () => ({ id: 'proposals', query: { token: 'not ours' } }),
      },
    ],
    stopNotifications: [
      {
        ...{ about: 'mails of a category', answers: everybody(404) },
        call: async () => ({ id: 'proposals', query: { token: 'not ours' } }),
      },
    ],
    getMatchAlerts: asking(allMembers(200)),
    setMatchAlerts: [sending('their own mails', allMembers(200), async () => ({ frequency: 'daily' }))],
    askToStopMails: routineMails.map((mails) => ({
      ...{ about: `mails of ${mails}`, answers: everybody(303) },
      call: async () => ({ id: mails, query: { token: 'not ours' } }),
    })),
    stopMails: routineMails.map((mails) => ({
      ...{ about: `mails of ${mails}`, answers: everybody(404) },
      call: async () => ({ id: mails, query: { token: 'not ours' } }),
    })),
    listSavedSearches: asking(allMembers(200)),
    saveSearch: [
      sending('a search of their own', allMembers(201), async () => ({
        ...search,
        name: randomUUID(),
        list: 'problems',
      })),
    ],
    changeSavedSearch: ownSearches(200, { ...search, name: 'Changed' }),
    deleteSavedSearch: ownSearches(204),
    getProblemWatch: [on('any problem', allMembers(200), () => objects.problem(own))],
    watchProblem: [
      on('any problem', allMembers(204), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    unwatchProblem: [on('any problem', allMembers(204), () => objects.problem(own))],
    getSolutionWatch: [on('a published solution', allMembers(200), () => objects.solution(own))],
    watchSolution: [
      on('a published solution', allMembers(204), () => objects.solution(own)),
      on('a draft of their own', members(204, 204, 204, 204, 404), () => objects.solution(own, 'draft')),
      on('a draft of others', members(404, 404, 404, 404, 204), () => objects.solution(other, 'draft')),
    ],
    unwatchSolution: [on('a published solution', allMembers(204), () => objects.solution(own))],
    listWatched: asking(allMembers(200)),
    getWatchMails: asking(allMembers(200)),
    setWatchMails: [sending('their own mails', allMembers(200), async () => ({ isMailed: true }))],
    listProjects: asking(allSignedIn(200)),
    getProjectSummary: asking(allSignedIn(200)),
    countProjectFacets: asking(allMembers(200)),
    suggestProjectSearch: asking(allMembers(200), { search: 'leks' }),
    findCollaborators: asking(allMembers(200), { search: 'own' }),
    listProjectInvitations: asking(allMembers(200)),
    listStorage: asking(allMembers(200)),
    getProject: [
      on('any project', allSignedIn(200), () => objects.project(other)),
      on('no project', allSignedIn(404), async () => nobody),
    ],
    getProjectOrigins: [
      asked('an organization', superAdmin(200), { organizationId: own, search: 'problem' }),
      asked('no organization', superAdmin(404), { organizationId: nobody }),
    ],
    listDisputes: [
      on('any project', superAdmin(200), () => objects.project(other)),
      on('no project', superAdmin(404), async () => nobody),
    ],
    reopenValue: [
      on('a disputed one', superAdmin(204), () => objects.value(other, 'disputed', own), { reason: 'They agree.' }),
      on('one that nobody disputes', superAdmin(409), () => objects.value(own, 'claimed'), { reason: 'They agree.' }),
      on('no value', superAdmin(404), async () => nobody, { reason: 'They agree.' }),
    ],
    startProjectFor: [
      sending('an accepted proposal to the organization', superAdmin(201), async () => ({
        ...startedFor(people.member.id),
        proposalId: await objects.decided(other, own),
      })),
      sending('one between others', superAdmin(404), async () => ({
        ...startedFor(people.member.id),
        proposalId: await objects.decided(await objects.organization(), other),
      })),
      sending('a problem and a solution of others', superAdmin(400), async () => ({
        ...startedFor(people.member.id),
        problemId: await objects.problem(other),
        solutionId: await objects.solution(other),
      })),
      sending('a person who reads alone', superAdmin(400), async () => ({
        ...startedFor(people.viewer.id),
        proposalId: await objects.decided(other, own),
      })),
      sending('somebody of others', superAdmin(400), async () => ({
        ...startedFor(people.stranger.id),
        proposalId: await objects.decided(other, own),
      })),
      sending('no organization', superAdmin(404), async () => ({
        ...startedFor(people.member.id),
        organizationId: nobody,
        proposalId: await objects.decided(other, own),
      })),
    ],
    listProjectChanges: anyProject,
    listProjectGates: anyProject,
    getProjectTeam: anyProject,
    listMilestones: anyProject,
    listProjectUpdates: anyProject,
    editProject: ofLead(200, objects.project, { name: 'New', revision: 1 }),
    moveProject: ofLead(200, objects.project, { phase: 'planning', revision: 1, reason: 'No permit.' }),
    changeProjectStatus: ofLead(200, objects.project, { status: 'on-hold', revision: 1, reason: 'No permit.' }),
    tickGateItem: ofPartners(200, async (...sides) => [await objects.project(...sides), 'pilot', 'pilot_site'], {
      note: 'Nakuru.',
    }).slice(0, 2),
    clearGateItem: ofPartners(200, async (...sides) => [await objects.project(...sides), 'pilot', 'pilot_site']).slice(
      0,
      2,
    ),
    requestToJoin: [
      on('a project of others', members(201, 201, 201, 403, 409), () => objects.project(other), asksToJoin),
      on('one that they lead', members(409, 409, 409, 403, 404), () => objects.project(own), {
        ...asksToJoin,
        organizationId: own,
      }),
      on('no project', allMembers(404), async () => nobody, asksToJoin),
    ],
    acceptJoinRequest: ofLead(200, objects.joinRequest).filter(({ about }) => about !== 'one that they work on'),
    declineJoinRequest: ofLead(200, objects.joinRequest, reason).filter(
      ({ about }) => about !== 'one that they work on',
    ),
    withdrawJoinRequest: [
      on('a request of their own', members(200, 200, 200, 403, 404), () => objects.joinRequest(other, own)),
      on('one to their own project', members(404, 404, 404, 404, 200), () => objects.joinRequest(own, other)),
    ],
    describePart: [
      on(
        'a partner of a project that they lead',
        members(200, 200, 200, 403, 403),
        async () => {
          const partner = await objects.organization();
          return [await objects.project(own, partner), partner];
        },
        { role: 'Evaluator' },
      ),
      on('no project', allMembers(404), async () => [nobody, nobody], { role: 'Evaluator' }),
    ],
    removePartner: ofLead(200, async (lead, partner) => [await objects.project(lead, partner), partner], reason),
    leaveProject: ofPartners(200, objects.project, reason).slice(0, 1),
    handOverLead: [
      {
        about: 'a project that they lead',
        answers: members(200, 200, 200, 403, 403),
        call: async () => {
          const organizationId = await objects.organization();
          return { id: await objects.project(own, organizationId), body: { organizationId } };
        },
      },
    ],
    addMilestone: ofPartners(201, objects.project, { title: 'Mapped', dueOn: '2030-01-01' }),
    changeMilestone: ofPartners(200, objects.milestone, { title: 'Mapped', dueOn: '2030-01-01', isDone: true }),
    removeMilestone: ofPartners(204, objects.milestone),
    postProjectUpdate: ofPartners(204, objects.project, { text: 'Begun.' }),
    editProjectUpdate: [
      ...insiders.map((role) =>
        on(
          `an update of the ${role}`,
          { ...allMembers(403), [role]: role === 'viewer' ? 403 : 204 },
          async () => objects.projectUpdate(await objects.organization(), own, people[role].id),
          { text: 'Begun on Monday.', revision: 1 },
        ),
      ),
      on('no update', members(404, 404, 404, 403, 403), async () => [await objects.project(own), nobody], {
        text: 'Begun on Monday.',
        revision: 1,
      }),
    ],
    removeProjectUpdate: ofPartners(204, objects.projectUpdate),
    listProjectFiles: anyProject,
    attachProjectFile: ofPartners(
      200,
      objects.project,
      new Blob(['%PDF-1.7'], { type: 'application/octet-stream' }),
    ).map((one) => ({ ...one, call: async () => ({ ...(await one.call()), query: { name: 'plan.pdf' } }) })),
    downloadProjectFile: [
      on('of a project that they work on', members(200, 200, 200, 200, 404), async () =>
        objects.projectFile(await objects.organization(), own),
      ),
      on('for all members', allMembers(200), async () =>
        objects.projectFile(other, await objects.organization(), true),
      ),
      on('no file', allMembers(404), async () => [await objects.project(own), nobody]),
    ],
    removeProjectFile: ofPartners(204, objects.projectFile),
    listSpend: [
      on('a project that they work on', members(200, 200, 200, 200, 403), async () =>
        objects.project(await objects.organization(), own),
      ),
      on('no project', allMembers(404), async () => nobody),
    ],
    recordSpend: ofPartners(201, objects.project, { spentOn: '2026-01-01', amount: '$10', note: 'Probes' }),
    removeSpend: ofPartners(204, objects.spendEntry),
    startProject: [
      sending('an accepted proposal to their own problem', members(201, 201, 201, 403, 201), async () => ({
        ...project,
        proposalId: await objects.decided(other, own),
      })),
      sending('a proposal that waits', members(409, 409, 409, 409, 409), async () => ({
        ...project,
        proposalId: await objects.proposal(other, own),
      })),
      sending('an accepted proposal between others', members(404, 404, 404, 404, 201), async () => ({
        ...project,
        proposalId: await objects.decided(await objects.organization(), other),
      })),
      sending('a problem and a solution of others', members(403, 403, 403, 403, 201), async () => ({
        ...project,
        problemId: await objects.problem(other),
        solutionId: await objects.solution(other),
      })),
    ],
    answerProjectInvitation: [
      on(
        'one to their own organization',
        members(204, 204, 204, 403, 404),
        () => objects.projectInvitation(other, own),
        {
          accept: true,
        },
      ),
      on('one to others', members(404, 404, 404, 404, 204), () => objects.projectInvitation(own, other), {
        accept: false,
      }),
      on('no invitation', allMembers(404), async () => nobody, { accept: true }),
    ],
    listInvitations: asking(allMembers(200)),
    inviteToPropose: [
      inviting('the owner of a solution, to their own problem', members(201, 201, 201, 403, 403), own, other),
      inviting('the owner of a solution, to a problem of others', members(403, 403, 403, 403, 201), other, own),
      inviting('themselves, to their own problem', members(404, 404, 404, 403, 403), own, own),
    ],
    judgeMatch: [
      sending('what all members see', members(200, 200, 200, 403, 200), async () => ({
        problemId: await objects.problem(other),
        solutionId: await objects.solution(own),
        verdict: 'saved',
      })),
      sending('a draft of others', members(404, 404, 404, 403, 200), async () => ({
        problemId: await objects.problem(own),
        solutionId: await objects.solution(other, 'draft'),
        verdict: 'not_relevant',
      })),
      sending('another organization', members(404, 404, 404, 404, 200), async () => ({
        problemId: await objects.problem(own),
        solutionId: await objects.solution(other),
        verdict: 'saved',
        organizationId: other,
      })),
    ],
    withdrawVerdict: [
      on('a verdict of their own', members(204, 204, 204, 403, 404), () => objects.verdict(own)),
      on('a verdict of others', members(404, 404, 404, 404, 204), () => objects.verdict(other)),
      on('no verdict', allMembers(404), async () => nobody),
    ],
    getImpact: asking(allMembers(200)),
    listActivity: asking(allMembers(200)),
    getDashboardStats: asking(allMembers(200)),
    getDashboard: asking(allMembers(200)),
    leafThroughActivity: asking(allMembers(200)),
    getAnalytics: ofPeople,
    exportAnalytics: ofPeople,
    listAnalyzedProjects: ofPeople,
    listAnalyzedProposals: ofPeopleWith({ side: 'received' }),

    listCaughtMessages: asking(everybody(200)),
    getCaughtMessage: [
      on('a caught message', everybody(200), objects.caughtMessage),
      on('no message', everybody(404), async () => nobody),
    ],
    showCaughtMessageHtml: [
      on('a caught message', everybody(200), objects.caughtMessage),
      on('no message', everybody(404), async () => nobody),
    ],

    getWelcomeTemplate: [
      on('a tier', admins(200), async () => 'innovators'),
      on('no tier', admins(404), async () => 'no-such'),
    ],
    showWelcomeTemplate: [
      on('a tier', admins(200), async () => 'free'),
      on('no tier', admins(404), async () => 'no-such'),
    ],
    sendTestEmail: [sending('a sample', admins(200), async () => ({ ...sample, organizationType: 'startup' }))],
    sendTestSmtpEmail: [sending('a sample', admins(200), async () => sample)],
    listRegistrations: asking(superAdmin(200), { search: 'leak', from: day, to: day, sort: 'name', rand: '0.5' }),
    getRegistrationsSummary: asking(superAdmin(200), { status: 'pending' }),
    exportRegistrations: [
      { about: 'a format', answers: superAdmin(200), call: async () => ({ id: 'csv', query: { status: 'pending' } }) },
      on('no format', superAdmin(404), async () => 'docx'),
    ],
    getRegistration: ofRegistry(200),
    deleteRegistration: ofRegistry(204),
    deleteRegistrations: [sending('a registration', superAdmin(200), async () => ({ ids: [await registered()] }))],
    restoreRegistration: [
      on('a deleted registration', superAdmin(200), () => deletedRegistration()),
      on('one that is not deleted', superAdmin(404), registered),
    ],
    askApplicant: ofRegistry(201, { question: 'Who may sign?' }),
    approveRegistration: ofRegistry(200, { announced: false }),
    rejectRegistration: ofRegistry(200, { announced: false, reason: 'Not theirs.' }),
    reopenRegistration: [
      on('one that waits', superAdmin(409), registered),
      on('no registration', superAdmin(404), async () => 'GIA-000000'),
    ],
    startBulk: [
      sending('registrations', superAdmin(202), async () => ({ act: 'approve', ids: [await registered()] })),
      sending('no filter and none named', superAdmin(400), async () => ({ act: 'delete', filter: null, ids: null })),
      sending('a filter that fits others', superAdmin(409), async () => ({ act: 'delete', filter: {}, expected: 0 })),
    ],
    listRunningBulks: [
      {
        about: 'work',
        answers: superAdmin(200),
        call: async () => {
          const body = { act: 'approve', ids: [await registered()] };
          await people['super-admin'].client.post('/api/registration-bulks', body);
          return {};
        },
      },
    ],
    getBulk: [
      on('work', superAdmin(200), async () => {
        const body = { act: 'approve', ids: [await registered()] };
        return (await people['super-admin'].client.post('/api/registration-bulks', body)).body.id;
      }),
      on('no work', superAdmin(404), async () => nobody),
    ],
    stopBulk: [
      on('work', superAdmin(200), async () => {
        const body = { act: 'approve', ids: [await registered()] };
        return (await people['super-admin'].client.post('/api/registration-bulks', body)).body.id;
      }),
      on('no work', superAdmin(404), async () => nobody),
    ],
    getRegistrationReview: [
      asked('a link that is not ours', everybody(404), { token: 'x'.repeat(43) }),
      {
        about: 'a registration',
        answers: everybody(200),
        call: async () => ({ query: { token: await registrationToken() } }),
      },
    ],
    answerAlliance: [
      sending('a link that is not ours', everybody(404), async () => ({ token: 'x'.repeat(43), answer: 'Maya.' })),
      sending('nothing was asked', everybody(409), async () => ({ token: await registrationToken(), answer: 'Maya.' })),
    ],
    resendWelcomeEmail: [
      on(
        'a registration',
        admins(200),
        async () => (await product.visitor().post('/api/membership/register', registration())).body.memberId,
      ),
      on('no registration', admins(404), async () => 'GIA-000000'),
    ],
    getSmtpDiagnostics: asking(admins(200)),
    checkSenderDomain: asking(admins(200)),
    probeMailServer: [
      sending('a private address', admins(200), async () => ({ host: '10.0.0.1', port: 25 })),
      sending('a port of something else', admins(400), async () => ({ host: 'mail.example', port: 22 })),
    ],
    getMailSettings: asking(admins(200)),
    saveMailSettings: [
      sending('a private address', superAdmin(200), async () => ({
        ...{ host: '10.0.0.1', port: 25, security: 'none' },
        ...{ from: 'alliance@mail.example', to: 'ops@mail.example' },
      })),
      sending('a user without a password', superAdmin(400), async () => ({
        ...{ host: '10.0.0.1', port: 25, security: 'none', user: 'alliance' },
        ...{ from: 'alliance@mail.example', to: 'ops@mail.example' },
      })),
    ],
    rollBackMailSettings: [
      sending('to what was saved', superAdmin(200), async () => {
        await objects.mailSettings();
        return { to: 'previous' };
      }),
      sending('where nothing was saved', superAdmin(409), async () => {
        await objects.noMailSettings();
        return { to: 'previous' };
      }),
    ],
    getMailSigning: asking(admins(200)),
    makeSigningKey: [sending('for a sender at this machine', superAdmin(409), async () => ({}))],
    signByKey: [
      on('one that is not published', superAdmin(409), objects.signingKey),
      on('no key', superAdmin(404), async () => nobody),
    ],
    endSigningKey: [
      on('one that waits', superAdmin(204), objects.signingKey),
      on('no key', superAdmin(404), async () => nobody),
    ],
    listMessages: asking(admins(200), {
      state: 'failed',
      template: 'activation',
      recipient: 'ada',
      from: day,
      to: day,
    }),
    getMessage: [on('a message', admins(200), objects.message), on('no message', admins(404), async () => nobody)],
    showMessageHtml: [
      on('a message', admins(200), objects.message),
      on('what it said is not kept', admins(404), objects.caughtMessage),
      on('no message', admins(404), async () => nobody),
    ],
    resendMessage: [
      on('a message', admins(201), objects.message),
      on('one that waits', admins(409), () => objects.message('queued')),
      on('no message', admins(404), async () => nobody),
    ],
    stopMessage: [
      on('one that waits', admins(200), () => objects.message('queued')),
      on('one that has left', admins(409), objects.message),
      on('no message', admins(404), async () => nobody),
    ],
    listSuppressions: asking(admins(200), { search: 'ada', cause: 'bounce' }),
    addSuppression: [
      sending('an address', admins(204), async () => ({
        address: `${randomUUID()}@mail.example`,
        cause: 'by-hand',
        note: 'Asked',
      })),
    ],
    liftSuppression: [
      on('an address', admins(204), objects.suppression, { reason: 'A slip' }),
      on('no address', admins(404), async () => nobody, { reason: 'A slip' }),
    ],
    listMailTemplates: asking(admins(200)),
    writeMailTemplate: [
      on('a template', admins(200), async () => 'password-reset'),
      on('no template', admins(404), async () => 'no-such'),
    ],
    showMailTemplateHtml: [
      on('a template', admins(200), async () => 'password-reset'),
      on('no template', admins(404), async () => 'no-such'),
    ],
    listMailTemplateVersions: [
      on('a template', admins(200), async () => 'password-reset'),
      on('no template', admins(404), async () => 'no-such'),
    ],
    tryMailTemplate: [
      on('a template', admins(201), async () => 'password-changed', { to: 'ada@mail.example' }),
      on('no template', admins(404), async () => 'no-such', { to: 'ada@mail.example' }),
    ],

    logInAdmin: [
      sending('right credentials', everybody(200), async () => {
        const { username, password } = product.config.admin;
        return { username, password };
      }),
    ],
    getCurrentAdmin: asking(admins(200)),
    listAdministrators: asking(superAdmin(200)),
    inviteAdministrator: [
      sending('an address', superAdmin(201), async () => ({ email: `${randomUUID()}@mail.example`, role: 'operator' })),
    ],
    listSettings: asking(superAdmin(200)),
    listClosedSections: asking(everybody(200)),
    listSettingChanges: [
      on('a setting', superAdmin(200), async () => 'trialDays'),
      on('no setting', superAdmin(404), async () => 'shoeSize'),
    ],
    changeSetting: [
      on('as it is', superAdmin(200), async () => 'trialDays', { value: 14, revision: 0, reason: 'Longer' }),
      on('no setting', superAdmin(404), async () => 'shoeSize', { value: 14, revision: 0, reason: 'Longer' }),
    ],
    revokeAdminInvitation: [
      on('one that waits', superAdmin(204), objects.adminInvitation),
      on('no invitation', superAdmin(404), async () => nobody),
    ],
    changeAdminRole: [
      on('an operator', superAdmin(204), objects.administrator, { role: 'super-admin', ...reason }),
      on('nobody', superAdmin(404), async () => nobody, { role: 'operator', ...reason }),
    ],
    removeAdministrator: [
      on('an operator', superAdmin(204), objects.administrator, reason),
      on('nobody', superAdmin(404), async () => nobody, reason),
    ],
    checkAdminInvitation: unusable,
    becomeAdministrator: [
      sending('a link that is not ours', everybody(422), async () => ({
        token: 'x'.repeat(43),
        username: 'noor',
        password: goodPassword,
      })),
    ],
    listAuditEvents: asking(superAdmin(200), {
      action: 'session.',
      actor: 'system',
      subject: 'x:1',
      from: day,
      to: day,
    }),
    getAuditEvent: [
      on('a line', superAdmin(200), objects.auditEvent),
      on('no line', superAdmin(404), async () => '999999999999'),
    ],
    exportAuditEvents: asking(superAdmin(200), { subject: 'x:1' }),
    getAllianceAnalytics: asking(superAdmin(200), { days: '7' }),
    exportAllianceAnalytics: asking(superAdmin(200), { table: 'funnel' }),
    getApiFigures: asking(superAdmin(200)),
    listApiProviders: asking(superAdmin(200), { memberType: 'corporates', certification: 'gold', passed: 'certified' }),
    listApis: asking(superAdmin(200), { status: 'active' }),
    listApisInReview: asking(superAdmin(200)),
    getAuditState: asking(superAdmin(200)),
    verifyAudit: [
      { about: 'the audit', answers: superAdmin(202), call: () => objects.auditCheck(false).then(plain) },
      { about: 'one that is read', answers: superAdmin(409), call: () => objects.auditCheck(true).then(plain) },
    ],
    logOutAdmin: [{ about: 'their session', answers: admins(204), call: plain }],
    findPeopleToSee: asking(superAdmin(200), { search: 'ada' }),
    seeAsMember: [
      sending('a member, without a second factor', superAdmin(409), async () => {
        await objects.noFactors();
        return { personId: people.owner.id, reason: 'Asked for help.', tellsReason: true };
      }),
    ],
    stopSeeing: [{ about: 'their own session', answers: { ...allMembers(204), ...admins(204) }, call: plain }],
  };
  return cases;
}
