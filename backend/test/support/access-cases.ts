import { objectsOf } from './objects';
import { type gatherPeople, insiders, type Role } from './people';
import type { Product } from './product';
import { goodPassword, registration } from './registration';

interface Call {
  /** Takes the place of the path's `{id}`. */
  id?: string;
  query?: Record<string, string>;
  body?: object;
}

/** A call that an operation can get, and what each role is answered where the access level lets them call at all. */
export interface AccessCase {
  about: string;
  answers: Partial<Record<Role, number>>;
  call: () => Promise<Call>;
}

const nobody = '00000000-0000-4000-8000-ffffffffffff';

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
export function accessCases(product: Product, { people, own, other }: Awaited<ReturnType<typeof gatherPeople>>) {
  const objects = objectsOf(product);
  const on = (about: string, answers: AccessCase['answers'], make: () => Promise<string>, body?: object) => ({
    about,
    answers,
    call: async () => ({ id: await make(), body }),
  });
  const sending = (about: string, answers: AccessCase['answers'], body: () => Promise<object>) => ({
    about,
    answers,
    call: async () => ({ body: await body() }),
  });
  const asking = (answers: AccessCase['answers'], query?: Record<string, string>) => [
    { about: 'whatever there is', answers, call: async () => ({ query }) },
  ];
  const unusable = [sending('a link that is not ours', everybody(422), async () => ({ token: 'x'.repeat(43) }))];
  const noPassword = [
    sending('a link that is not ours', everybody(422), async () => ({ token: 'x'.repeat(43), password: goodPassword })),
  ];

  const asked = (about: string, answers: AccessCase['answers'], query: Record<string, string>) => ({
    about,
    answers,
    call: async () => ({ query }),
  });
  const wanted = { planId: 'innovators-annual', currency: 'USD' };
  const text = { title: 'New', description: 'Described.' };
  const submissions = [
    sending('no organization in particular', members(201, 201, 201, 403, 201), async () => text),
    sending('their own organization', members(201, 201, 201, 403, 404), async () => ({ ...text, organizationId: own })),
    sending('another organization', members(404, 404, 404, 404, 201), async () => ({ ...text, organizationId: other })),
    sending('an organization that does not exist', allMembers(404), async () => ({ ...text, organizationId: nobody })),
  ];
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
  const ofInsiders = insiders.map((role) => people[role].id);
  const unconfirmed = [
    on('one registered with their address', members(204, 204, 204, 204, 404), () => objects.unconfirmed(ofInsiders)),
    on('their own organization', allMembers(404), async () => own),
    on('no organization', allMembers(404), async () => nobody),
  ];
  const note = 'We would like to try your probes.';

  const plan = { planId: 'innovators-annual', currency: 'USD' };

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
    requestPasswordReset: [sending('any address', everybody(202), async () => ({ email: 'nobody@nowhere.example' }))],
    resetPassword: noPassword,
    checkActivation: unusable,
    activateAccount: noPassword,
    registerMember: [sending('an organization', everybody(201), async () => registration())],
    confirmOrganization: unusable,
    resendWelcomeMail: [sending('a token that is not ours', everybody(404), async () => ({ token: 'not ours' }))],
    changeRegistrationAddress: [
      sending('a token that is not ours', everybody(404), async () => ({ token: 'not ours', email: 'a@own.example' })),
    ],
    listUnconfirmedOrganizations: asking(allMembers(200)),
    claimOrganization: unconfirmed,
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

    listPlans: asking(everybody(200)),
    listEntitlements: [
      asked('of their own organization', members(200, 200, 200, 200, 404), { organizationId: own }),
      asked('of another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
      asked('of an organization that does not exist', allMembers(404), { organizationId: nobody }),
    ],
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

    initializePayment: [
      sending('no organization in particular', members(200, 200, 403, 403, 200), async () => plan),
      sending('their own organization', members(200, 200, 403, 403, 404), async () => ({
        ...plan,
        organizationId: own,
      })),
      sending('another organization', members(404, 404, 404, 404, 200), async () => ({
        ...plan,
        organizationId: other,
      })),
      sending('no organization', allMembers(404), async () => ({ ...plan, organizationId: nobody })),
      sending('a plan that there is not', members(404, 404, 403, 403, 404), async () => ({ ...plan, planId: 'none' })),
    ],
    getPaymentStatus: [
      on('a payment of their own organization', members(200, 200, 404, 404, 404), () => objects.payment(own)),
      on('a payment of another organization', members(404, 404, 404, 404, 200), () => objects.payment(other)),
      on('no payment', allMembers(404), async () => nobody),
    ],
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

    listProblems: asking(allMembers(200)),
    submitProblem: submissions,
    getProblemSummary: asking(allMembers(200)),
    previewProblemValue: asking(allMembers(200), { text: '$5' }),
    suggestProblemSearch: asking(allMembers(200), { search: 'leks' }),
    getProblem: [
      on('any problem', allMembers(200), () => objects.problem(own)),
      on('no problem', allMembers(404), async () => nobody),
    ],
    listSolutions: asking(allMembers(200)),
    submitSolution: [
      ...submissions,
      sending('a problem that does not exist', allMembers(404), async () => ({ ...text, problemId: nobody })),
    ],
    getSolutionSummary: asking(allMembers(200)),
    suggestSolutionSearch: asking(allMembers(200), { search: 'leks' }),
    getSolution: [
      on('a published solution', allMembers(200), () => objects.solution(own)),
      on('a draft of their own', members(200, 200, 200, 200, 404), () => objects.solution(own, 'draft')),
      on('a draft of others', members(404, 404, 404, 404, 200), () => objects.solution(other, 'draft')),
    ],
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
    acceptProposal: decisions({}),
    declineProposal: decisions({ feedback: 'Too wide.' }),
    withdrawProposal: [
      on('a proposal of their own', members(200, 200, 200, 403, 404), () => objects.proposal(own, other)),
      on('a proposal to their own problem', members(404, 404, 404, 404, 200), () => objects.proposal(other, own)),
      on('no proposal', allMembers(404), async () => nobody),
    ],
    getImpact: asking(allMembers(200)),
    listActivity: asking(allMembers(200)),

    listCaughtMessages: asking(everybody(200)),
    getCaughtMessage: [
      on('a caught message', everybody(200), objects.caughtMessage),
      on('no message', everybody(404), async () => nobody),
    ],
    showCaughtMessageHtml: [
      on('a caught message', everybody(200), objects.caughtMessage),
      on('no message', everybody(404), async () => nobody),
    ],

    logInAdmin: [
      sending('right credentials', everybody(200), async () => {
        const { username, password } = product.config.admin;
        return { username, password };
      }),
    ],
    getCurrentAdmin: asking(admins(200)),
    logOutAdmin: [{ about: 'their session', answers: admins(204), call: plain }],
  };
  return cases;
}
