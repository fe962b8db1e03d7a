import { objectsOf } from './objects';
import { type gatherPeople, insiders, type Role } from './people';
import type { Product } from './product';
import { goodPassword, registration } from './registration';

interface Call {
  /** Takes the place of the path's `{id}`; several of what stands there, in their order. */
  id?: string | string[];
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
  const order = { ...plan, agreeTerms: true };
  const ofMoney = [
    asked('their own organization', members(200, 200, 403, 403, 404), { organizationId: own }),
    asked('another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
    asked('no organization', allMembers(404), { organizationId: nobody }),
  ];
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

  const superAdmin = (status: number) => ({ 'super-admin': status });
  const day = new Date().toISOString().slice(0, 10);
  const offline = async () => ({ ...wanted, organizationId: await objects.organization({ owner: people.owner.id }) });
  const price = { planId: 'enterprise-monthly', currency: 'NGN', charged: '67500000', list: '148500000' };
  const rule = { tier: 'ecosystem_enablers', feature: 'messages', allowance: 'on', period: 'total' };
  const granted = { feature: 'messages', allowance: 'on', period: 'total', reason: 'Pilot' };
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();

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
    checkConfirmation: unusable,
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
      ...asking(allMembers(200)),
      asked('of their own organization', members(200, 200, 200, 200, 404), { organizationId: own }),
      asked('of another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
      asked('of an organization that does not exist', allMembers(404), { organizationId: nobody }),
    ],
    getSeats: [
      asked('their own organization', members(200, 200, 200, 200, 404), { organizationId: own }),
      asked('another organization', members(404, 404, 404, 404, 200), { organizationId: other }),
      asked('no organization', allMembers(404), { organizationId: nobody }),
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
    checkLedger: asking(superAdmin(200)),
    listPriceVersions: asking(superAdmin(200)),
    previewPrices: [sending('a price', superAdmin(200), async () => ({ prices: [price] }))],
    publishPrices: [
      sending('a price', superAdmin(201), async () => ({ prices: [price] })),
      sending('a price of no plan', superAdmin(400), async () => ({ prices: [{ ...price, planId: 'none' }] })),
    ],
    changePlanWaiver: [
      on('a plan', superAdmin(204), async () => 'lite-monthly', { waived: true }),
      on('no plan', superAdmin(404), async () => 'none', { waived: true }),
    ],
    listEntitlementRules: asking(superAdmin(200)),
    getEntitlementHistory: asking(superAdmin(200), { tier: rule.tier, feature: rule.feature }),
    previewEntitlement: [sending('a rule', superAdmin(200), async () => rule)],
    changeEntitlement: [
      sending('a rule', superAdmin(201), async () => rule),
      sending('a limit of what is not counted', superAdmin(400), async () => ({
        ...rule,
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

    listProblems: asking(allMembers(200)),
    submitProblem: submissions,
    getProblemSummary: asking(allMembers(200)),
    countProblemFacets: asking(allMembers(200)),
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
    countSolutionFacets: asking(allMembers(200)),
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
    listRecommendations: asking(allMembers(200)),
    listSavedMatches: asking(allMembers(200)),
    getMatchAlerts: asking(allMembers(200)),
    setMatchAlerts: [sending('their own mails', allMembers(200), async () => ({ frequency: 'daily' }))],
    askToStopMatchAlerts: asking(everybody(303), { token: 'not ours' }),
    stopMatchAlerts: asking(everybody(404), { token: 'not ours' }),
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
