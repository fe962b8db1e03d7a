import * as admin from '@alliance/api-client/admin';
import { baseApi } from '@alliance/api-client/base-api';
import * as billing from '@alliance/api-client/billing';
import * as books from '@alliance/api-client/books';
import * as innovation from '@alliance/api-client/innovation';
import * as membership from '@alliance/api-client/membership';
import { json, refusal } from '@/testing/openPage';
import { takeUploads } from '@/testing/uploads';
import { createStore } from './store';

type Thunk = ReturnType<typeof baseApi.util.getRunningQueriesThunk>;
const endpoints = baseApi.endpoints as unknown as Record<string, { initiate: (arg: object) => Thunk }>;
const initiate = (name: string): Thunk => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint.initiate({ id: 'x', file: { name: 'x' }, organizationId: 'x', search: '', token: 't' });
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
  problemOrganization: '/api/problems/x/organization',
  problemFigures: '/api/problems/summary',
  problemFacets: '/api/problems/facets',
  proposals: '/api/problems/x/proposals',
  questions: '/api/problems/x/questions',
  peopleToMention: '/api/problems/x/people',
  ownProposals: '/api/proposals',
  proposalsToDecide: '/api/proposals/to-decide',
  proposalsToScore: '/api/proposals/to-score',
  proposalCounts: '/api/proposals/counts',
  overdue: '/api/proposals/overdue',
  proposalVersions: '/api/proposals/x/versions',
  rubric: '/api/problems/x/rubric',
  rubricVersions: '/api/problems/x/rubric/versions',
  evaluation: '/api/problems/x/evaluation',
  reviewerCandidates: '/api/problems/x/reviewer-candidates',
  reviews: '/api/problems/x/reviews',
  ranking: '/api/problems/x/ranking',
  comparison: '/api/problems/x/comparison',
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
  savedSearches: '/api/innovation/saved-searches',
  watched: '/api/innovation/watched',
  problemWatch: '/api/problems/x/watch',
  solutionWatch: '/api/solutions/x/watch',
  watchMails: '/api/innovation/watched/mails',
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
  'getProblemOrganization',
  'getProblemSummary',
  'countProblemFacets',
  'browseProposals',
  'browseQuestions',
  'listPeopleToMention',
  'browseOwnProposals',
  'browseProposalsToDecide',
  'browseProposalsToScore',
  'countProposals',
  'listOverdueDecisions',
  'listProposalVersions',
  'getRubric',
  'listRubricVersions',
  'getEvaluation',
  'listReviewerCandidates',
  'listReviews',
  'getRanking',
  'compareProposals',
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
  'listSavedSearches',
  'browseWatched',
  'getProblemWatch',
  'getSolutionWatch',
  'getWatchMails',
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
const rubrics: Shown[] = ['rubric', 'rubricVersions'];
const problems: Shown[] = [
  'watched',
  'problems',
  'problem',
  'problemOrganization',
  'problemFigures',
  'problemFacets',
  'evaluation',
  ...rubrics,
];
const solutions: Shown[] = ['watched', 'solutions', 'solution', 'solutionFigures', 'solutionFacets'];
const questions: Shown[] = ['questions', 'peopleToMention'];
const proposals: Shown[] = [
  'problem',
  'problemOrganization',
  'proposals',
  'ownProposals',
  'proposalsToDecide',
  'proposalsToScore',
  'proposalCounts',
  'proposalVersions',
  'evaluation',
  'reviewerCandidates',
  'reviews',
  'ranking',
  'comparison',
  'overdue',
];
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

const watches: Shown[] = ['watched', 'problemWatch', 'solutionWatch', 'watchMails'];

/** What each write of a page makes the pages ask for again. */
const refreshed: Record<string, Shown[]> = {
  submitProblem: [...problems, ...matches, ...feed, 'entitlements'],
  editProblem: [...problems, ...matches, ...proposals, 'activity'],
  attachProblemFile: [...problems, ...matches],
  removeProblemFile: [...problems, ...matches],
  submitProblemDraft: [...problems, ...matches, ...feed, 'entitlements'],
  discardProblemDraft: [...problems, ...matches],
  closeProblem: [...problems, ...matches, 'activity'],
  solveProblem: [...problems, ...matches, 'activity'],
  withdrawProblem: [...problems, ...matches, ...proposals, 'activity'],
  reopenProblem: [...problems, ...matches, 'activity'],
  editSolution: [...solutions, ...matches, ...proposals, 'activity'],
  withdrawSolution: [...solutions, ...matches, ...proposals, ...feed],
  discardSolution: [...solutions, ...matches],
  askQuestion: questions,
  editQuestion: questions,
  deleteQuestion: questions,
  answerQuestion: questions,
  hideQuestion: questions,
  showQuestion: questions,
  submitSolution: [...solutions, ...problems, ...proposals, ...matches, ...feed],
  publishSolution: [...solutions, ...matches, ...feed],
  proposeSolution: [...proposals, ...problems, ...solutions, ...matches, ...feed],
  amendProposal: [...proposals, ...matches],
  acceptProposal: [...proposals, ...problems, ...matches, ...feed],
  declineProposal: [...proposals, ...matches, 'activity'],
  decideProposals: [...proposals, ...problems, ...matches, ...feed],
  changeRubric: [...rubrics, ...proposals, ...problems, ...matches, 'activity'],
  addReviewer: [...proposals, ...problems, ...matches, 'activity'],
  removeReviewer: [...proposals, ...problems, ...matches, 'activity'],
  chooseLead: [...proposals, ...problems, ...matches],
  scoreProposal: [...proposals, ...problems, ...matches, 'activity'],
  recuseFromProposal: [...proposals, ...problems, ...matches, 'activity'],
  excludeReviewer: [...proposals, ...problems, ...matches, 'activity'],
  readmitReviewer: [...proposals, ...problems, ...matches, 'activity'],
  rateFeedback: [...proposals, ...matches],
  withdrawProposal: [...proposals, ...matches, 'activity'],
  inviteToPropose: matches,
  judgeMatch: [...matches, 'activity'],
  withdrawVerdict: [...matches, 'activity'],
  setMatchAlerts: ['matchAlerts'],
  stopMails: ['matchAlerts', 'savedSearches', ...watches],
  saveSearch: ['savedSearches'],
  changeSavedSearch: ['savedSearches'],
  deleteSavedSearch: ['savedSearches'],
  watchProblem: watches,
  unwatchProblem: watches,
  watchSolution: watches,
  unwatchSolution: watches,
  setWatchMails: watches,
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
  takeUploads(({ answer }) => answer(200, {}));
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
    expect(await page.write(name)).toEqual([...new Set(expected)].map((one) => shown[one]).sort());
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
