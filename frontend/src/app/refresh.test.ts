import * as admin from '@alliance/api-client/admin';
import { baseApi } from '@alliance/api-client/base-api';
import * as billing from '@alliance/api-client/billing';
import * as books from '@alliance/api-client/books';
import * as innovation from '@alliance/api-client/innovation';
import * as membership from '@alliance/api-client/membership';
import { json, refusal } from '@/testing/openPage';
import { createStore } from './store';

type Thunk = ReturnType<typeof baseApi.util.getRunningQueriesThunk>;
const endpoints = baseApi.endpoints as unknown as Record<string, { initiate: (arg: object) => Thunk }>;
const initiate = (name: string): Thunk => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint.initiate({ id: 'x', organizationId: 'x', search: '', token: 't' });
};

/** What the pages show, by the part of the address that tells it apart. */
const shown = {
  viewer: '/api/auth/user',
  registration: '/api/membership/registration-status',
  unconfirmed: '/api/membership/unconfirmed-organizations',
  connections: '/api/connections',
  network: '/api/membership/network',
  problems: '/api/problems',
  problem: '/api/problems/x',
  problemFigures: '/api/problems/summary',
  problemFacets: '/api/problems/facets',
  proposals: '/api/problems/x/proposals',
  solutions: '/api/solutions',
  solution: '/api/solutions/x',
  solutionFigures: '/api/solutions/summary',
  solutionFacets: '/api/solutions/facets',
  impact: '/api/innovation/impact',
  activity: '/api/innovation/activity',
  problemMatchFacets: '/api/problems/x/matches/facets',
  solutionMatchFacets: '/api/solutions/x/matches/facets',
  problemMatches: '/api/problems/x/matches',
  solutionMatches: '/api/solutions/x/matches',
  recommendations: '/api/innovation/recommendations',
  invitations: '/api/innovation/invitations',
  savedMatches: '/api/innovation/saved-matches',
  matchAlerts: '/api/innovation/match-alerts',
  entitlements: '/api/billing/entitlements',
  billing: '/api/billing/organizations/x',
  plans: '/api/plans',
  payments: '/api/admin/payments',
  payment: '/api/admin/payments/x',
  paymentFigures: '/api/admin/payments/summary',
  events: '/api/admin/provider-events',
  event: '/api/admin/provider-events/x',
  reconciliation: '/api/admin/reconciliation',
  priceVersions: '/api/admin/prices',
  rules: '/api/admin/entitlements',
  ruleHistory: '/api/admin/entitlements/history',
  grants: '/api/admin/entitlement-grants',
  currentAdmin: '/api/admin/auth/user',
} as const;
const queries = [
  'getCurrentUser',
  'getRegistrationStatus',
  'listUnconfirmedOrganizations',
  'listConnections',
  'getNetwork',
  'browseProblems',
  'getProblem',
  'getProblemSummary',
  'countProblemFacets',
  'browseProposals',
  'browseSolutions',
  'getSolution',
  'getSolutionSummary',
  'countSolutionFacets',
  'getImpact',
  'listActivity',
  'countProblemMatchFacets',
  'countSolutionMatchFacets',
  'browseProblemMatches',
  'browseSolutionMatches',
  'listRecommendations',
  'listInvitations',
  'listSavedMatches',
  'getMatchAlerts',
  'listEntitlements',
  'getBillingOverview',
  'listPlans',
  'browseLedger',
  'getPayment',
  'getLedgerSummary',
  'browseProviderEvents',
  'getProviderEvent',
  'getReconciliation',
  'listPriceVersions',
  'listEntitlementRules',
  'getEntitlementHistory',
  'browseGrants',
  'getCurrentAdmin',
];

type Shown = keyof typeof shown;
const problems: Shown[] = ['problems', 'problem', 'problemFigures', 'problemFacets'];
const solutions: Shown[] = ['solutions', 'solution', 'solutionFigures', 'solutionFacets'];
const feed: Shown[] = ['impact', 'activity'];
const money: Shown[] = ['payments', 'payment', 'paymentFigures'];
const inbox: Shown[] = ['events', 'event'];
const prices: Shown[] = ['plans', 'priceVersions'];
const matches: Shown[] = [
  'problemMatches',
  'solutionMatches',
  'problemMatchFacets',
  'solutionMatchFacets',
  'recommendations',
  'invitations',
  'savedMatches',
];

/** What each write of a page makes the pages ask for again. */
const refreshed: Record<string, Shown[]> = {
  submitProblem: [...problems, ...matches, ...feed, 'entitlements'],
  submitSolution: [...solutions, ...problems, 'proposals', ...matches, ...feed],
  publishSolution: [...solutions, ...matches, ...feed],
  proposeSolution: ['proposals', ...problems, ...solutions, ...matches, ...feed],
  acceptProposal: ['proposals', ...problems, ...matches, ...feed],
  declineProposal: ['proposals', ...matches, 'activity'],
  withdrawProposal: ['proposals', ...matches, 'activity'],
  inviteToPropose: matches,
  judgeMatch: [...matches, 'activity'],
  withdrawVerdict: [...matches, 'activity'],
  setMatchAlerts: ['matchAlerts'],
  stopMatchAlerts: ['matchAlerts'],
  requestQuote: [],
  initializePayment: [],
  cancelSubscription: ['viewer', 'billing', 'entitlements'],
  resumeSubscription: ['billing'],
  chooseNextPlan: ['billing'],
  keepPlan: ['billing'],
  setBillingContact: ['billing'],
  confirmBillingContact: ['billing'],
  removeCard: ['billing'],
  startCardUpdate: [],
  requestConnection: ['connections'],
  acceptConnection: ['connections', 'network', ...feed],
  declineConnection: ['connections'],
  withdrawConnection: ['connections'],
  confirmOrganization: ['viewer', 'unconfirmed'],
  claimOrganization: ['viewer', 'unconfirmed', 'connections'],
  rejectOrganization: ['unconfirmed'],
  activateAccount: ['viewer'],
  resetPassword: ['viewer'],
  resendWelcomeMail: ['registration'],
  changeRegistrationAddress: ['registration'],
  logInEnterprise: ['viewer'],
  recordOfflinePayment: [...money, 'entitlements'],
  refundPayment: money,
  checkPayment: [...money, ...inbox],
  closePaymentReview: money,
  replayProviderEvent: [...money, ...inbox],
  previewPrices: [],
  publishPrices: prices,
  changePlanWaiver: prices,
  previewEntitlement: [],
  changeEntitlement: ['rules', 'ruleHistory', 'entitlements', ...prices],
  grantEntitlement: ['grants', 'entitlements'],
  endEntitlementGrant: ['grants', 'entitlements'],
  logInAdmin: ['viewer', 'currentAdmin'],
  logOutAdmin: [],
};
/** Made by visitors, to whom nothing of this is shown. */
const elsewhere = ['registerMember', 'requestPasswordReset', 'checkActivation', 'checkConfirmation'];

/** All that is shown, before a server that answers writes as told; says what was asked for since. */
async function showEverything(answerWrite: () => Response) {
  const asked: string[] = [];
  const caches = new Set<string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url, cache } = input as Request;
    if (method !== 'GET') return answerWrite();
    asked.push(new URL(url).pathname);
    caches.add(cache);
    return json(200, []);
  });
  const store = createStore();
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  };
  for (const name of queries) store.dispatch(initiate(name));
  await settled();
  expect([...asked].sort()).toEqual(Object.values(shown).sort());
  return {
    caches,
    async write(name: string) {
      asked.length = 0;
      caches.clear();
      await store.dispatch(initiate(name));
      await settled();
      return [...asked].sort();
    },
  };
}

describe('a write', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(Object.entries(refreshed))('%s refreshes %j on the page, and nothing else', async (name, expected) => {
    const page = await showEverything(() => json(200, { success: true }));
    expect(await page.write(name)).toEqual(expected.map((one) => shown[one]).sort());
  });

  it('is followed by pages that are asked for anew, whatever the browser keeps, for a while', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    const page = await showEverything(() => json(200, { success: true }));
    expect([...page.caches]).toEqual(['default']);
    await page.write('submitProblem');
    expect([...page.caches]).toEqual(['reload']);
  });

  it('that is refused leaves the page as it is', async () => {
    const page = await showEverything(() => json(200, { success: false }));
    expect(await page.write('logInEnterprise')).toEqual([]);
  });

  it('that finds the session ended makes the page ask who is signed in', async () => {
    const page = await showEverything(() => refusal(401, 'unauthenticated', 'Please sign in.'));
    expect(await page.write('withdrawConnection')).toContain(shown.viewer);
  });

  it('of a page has its place in this list', () => {
    const hooks = Object.keys({ ...admin, ...billing, ...books, ...innovation, ...membership }).flatMap((name) => {
      const [, write] = /^use(\w+)Mutation$/.exec(name) ?? [];
      return write ? [write.charAt(0).toLowerCase() + write.slice(1)] : [];
    });
    expect([...Object.keys(refreshed), ...elsewhere].sort()).toEqual(hooks.sort());
  });
});
