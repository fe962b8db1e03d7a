import * as account from '@alliance/api-client/account';
import * as admin from '@alliance/api-client/admin';
import * as administrators from '@alliance/api-client/administrators';
import * as audit from '@alliance/api-client/audit';
import { baseApi } from '@alliance/api-client/base-api';
import * as billing from '@alliance/api-client/billing';
import * as books from '@alliance/api-client/books';
import * as communities from '@alliance/api-client/communities';
import * as connections from '@alliance/api-client/connections';
import * as conversations from '@alliance/api-client/conversations';
import * as directory from '@alliance/api-client/directory';
import * as domains from '@alliance/api-client/domains';
import * as evaluation from '@alliance/api-client/evaluation';
import * as inboxOfViewer from '@alliance/api-client/inbox';
import * as innovation from '@alliance/api-client/innovation';
import * as mail from '@alliance/api-client/mail';
import * as membership from '@alliance/api-client/membership';
import * as mentoring from '@alliance/api-client/mentoring';
import * as onboarding from '@alliance/api-client/onboarding';
import * as organizations from '@alliance/api-client/organizations';
import * as outcomes from '@alliance/api-client/outcomes';
import * as preferences from '@alliance/api-client/preferences';
import * as profile from '@alliance/api-client/profile';
import * as projects from '@alliance/api-client/projects';
import * as registry from '@alliance/api-client/registry';
import * as reports from '@alliance/api-client/reports';
import * as security from '@alliance/api-client/security';
import * as storage from '@alliance/api-client/storage';
import * as stories from '@alliance/api-client/stories';
import * as support from '@alliance/api-client/support';
import * as team from '@alliance/api-client/team';
import '@alliance/api-client/unread-messages';
import * as welcome from '@alliance/api-client/welcome';
import { json, refusal } from '@/testing/openPage';
import { takeUploads } from '@/testing/uploads';
import { createStore } from './store';

type Thunk = ReturnType<typeof baseApi.util.getRunningQueriesThunk>;
const endpoints = baseApi.endpoints as unknown as Record<string, { initiate: (arg: object) => Thunk }>;
const initiate = (name: string): Thunk => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint.initiate({
    id: 'x',
    file: { name: 'x' },
    organizationId: 'x',
    search: '',
    slug: 'x',
    token: 't',
    memberId: 'x',
  });
};

/** What the pages show, by the part of the address that tells it apart. */
const shown = {
  viewer: '/api/auth/user',
  notifications: '/api/notifications/inbox',
  notificationCounts: '/api/notifications/inbox/counts',
  work: '/api/notifications/work',
  notificationPreferences: '/api/notifications/preferences',
  account: '/api/account',
  registration: '/api/membership/registration-status',
  registrationReview: '/api/membership/registration-review',
  registrations: '/api/registrations',
  registryEntry: '/api/registrations/x',
  registryFigures: '/api/registrations/summary',
  unconfirmed: '/api/membership/unconfirmed-organizations',
  team: '/api/organizations/x/team',
  teamRequests: '/api/organizations/x/join-requests',
  joinOffers: '/api/join-offers',
  mentors: '/api/mentors',
  mentor: '/api/mentors/x',
  freeTimes: '/api/mentors/x/times',
  ownMentoring: '/api/mentoring/offer',
  mentorSessions: '/api/mentoring/sessions',
  domains: '/api/organizations/x/domains',
  organizationPage: '/api/members/x',
  organizationProfile: '/api/organizations/x/profile',
  connections: '/api/connections',
  connectionStandings: '/api/connections/standings',
  connectionEntries: '/api/connections/entries',
  connectionCounts: '/api/connections/counts',
  connectionSuggestions: '/api/connections/suggestions',
  conversations: '/api/conversations',
  unreadMessages: '/api/conversations/unread',
  conversation: '/api/conversations/x',
  directMessages: '/api/conversations/x/messages',
  writablePeople: '/api/writable-people/x',
  messageBlocks: '/api/message-blocks',
  messageReports: '/api/admin/message-reports',
  members: '/api/members',
  memberFacets: '/api/members/facets',
  featuredMembers: '/api/members/featured',
  allianceGrowth: '/api/members/growth',
  communities: '/api/communities',
  community: '/api/communities/x',
  discussions: '/api/communities/x/discussions',
  discussion: '/api/discussions/x',
  posts: '/api/discussions/x/posts',
  communityPeople: '/api/communities/x/people',
  communityMembers: '/api/communities/x/members',
  communityInvitations: '/api/communities/x/invitations',
  moderationQueue: '/api/communities/x/moderation',
  measures: '/api/communities/x/measures',
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
  solutionOrganization: '/api/solutions/x/organization',
  solutionFigures: '/api/solutions/summary',
  solutionFacets: '/api/solutions/facets',
  projects: '/api/projects',
  projectFigures: '/api/projects/summary',
  projectFacets: '/api/projects/facets',
  projectInvitations: '/api/projects/invitations',
  project: '/api/projects/x',
  projectChanges: '/api/projects/x/changes',
  projectGates: '/api/projects/x/gates',
  projectTeam: '/api/projects/x/team',
  milestones: '/api/projects/x/milestones',
  spend: '/api/projects/x/spend',
  projectFiles: '/api/projects/x/files',
  projectUpdates: '/api/projects/x/updates',
  impact: '/api/innovation/impact',
  activity: '/api/innovation/activity',
  problemMatchFacets: '/api/problems/x/matches/facets',
  solutionMatchFacets: '/api/solutions/x/matches/facets',
  problemMatches: '/api/problems/x/matches',
  solutionMatches: '/api/solutions/x/matches',
  recommendations: '/api/innovation/recommendations',
  invitations: '/api/innovation/invitations',
  savedMatches: '/api/innovation/saved-matches',
  confirmedValue: '/api/outcomes/confirmed',
  values: '/api/outcomes',
  value: '/api/outcomes/x',
  projectOutcomes: '/api/projects/x/outcomes',
  stories: '/api/stories',
  story: '/api/stories/x',
  projectStory: '/api/projects/x/story',
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
  messages: '/api/admin/mail/messages',
  message: '/api/admin/mail/messages/x',
  suppressions: '/api/admin/mail/suppressions',
  administrators: '/api/admin/administrators',
  audit: '/api/admin/audit',
  auditState: '/api/admin/audit/state',
  currentAdmin: '/api/admin/auth/user',
  support: '/api/support',
  ticket: '/api/support/tickets/x',
  askedTickets: '/api/admin/support/tickets',
  askedTicket: '/api/admin/support/tickets/x',
  onboarding: '/api/onboarding',
  calls: '/api/admin/onboarding/calls',
  onboardingHours: '/api/admin/onboarding/hours',
  security: '/api/auth/security',
  sessions: '/api/auth/sessions',
  storage: '/api/innovation/storage',
} as const;
const queries = [
  'getCurrentUser',
  'getRegistrationStatus',
  'listUnconfirmedOrganizations',
  'getTeam',
  'getAccount',
  'getTeamRequests',
  'getJoinOffers',
  'browseMentors',
  'getMentor',
  'listFreeTimes',
  'getOwnMentoring',
  'browseMentorSessions',
  'getDomains',
  'getOrganizationPage',
  'getOrganizationProfile',
  'listConnections',
  'listConnectionStandings',
  'browseConnections',
  'countConnections',
  'listConnectionSuggestions',
  'listConversations',
  'getUnreadMessages',
  'getConversation',
  'listDirectMessages',
  'listWritablePeople',
  'listMessageBlocks',
  'listMessageReports',
  'listMembers',
  'countMemberFacets',
  'listFeaturedMembers',
  'getAllianceGrowth',
  'listCommunities',
  'getCommunity',
  'browseThreads',
  'getThread',
  'browsePosts',
  'listCommunityPeople',
  'browseCommunityMembers',
  'listCommunityInvitations',
  'getModerationQueue',
  'browseMeasures',
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
  'getSolutionOrganization',
  'getSolutionSummary',
  'countSolutionFacets',
  'browseProjects',
  'getProjectSummary',
  'countProjectFacets',
  'listProjectInvitations',
  'getProject',
  'listProjectChanges',
  'listProjectGates',
  'getProjectTeam',
  'listMilestones',
  'browseSpend',
  'listProjectFiles',
  'browseProjectUpdates',
  'getImpact',
  'listActivity',
  'countProblemMatchFacets',
  'countSolutionMatchFacets',
  'browseProblemMatches',
  'browseSolutionMatches',
  'listRecommendations',
  'listInvitations',
  'listSavedMatches',
  'getConfirmedValue',
  'browseValues',
  'getValueEntry',
  'getProjectOutcomes',
  'browseStories',
  'getStory',
  'getProjectStory',
  'getMatchAlerts',
  'listSavedSearches',
  'browseWatched',
  'getProblemWatch',
  'getSolutionWatch',
  'getWatchMails',
  'listEntitlements',
  'getBillingOverview',
  'listPlans',
  'getRegistrationReview',
  'browseRegistrations',
  'getRegistration',
  'getRegistrationsSummary',
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
  'browseNotifications',
  'countInbox',
  'listWork',
  'getNotificationPreferences',
  'browseMessages',
  'getMessage',
  'browseSuppressions',
  'listAdministrators',
  'browseAuditEvents',
  'getAuditState',
  'getCurrentAdmin',
  'getSupport',
  'getTicket',
  'browseTickets',
  'getAskedTicket',
  'getOnboarding',
  'browseCalls',
  'getOnboardingHours',
  'getSecurity',
  'listSessions',
  'listStorage',
];

type Shown = keyof typeof shown;
const registryOf: Shown[] = ['registrations', 'registryEntry', 'registryFigures'];
const ofCommunities: Shown[] = ['communities', 'community'];
const ofDiscussion: Shown[] = ['discussion', 'posts'];
const inCommunity: Shown[] = ['communityPeople', 'communityMembers', 'communityInvitations'];
const ofModeration: Shown[] = ['moderationQueue', 'measures'];
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
const ofProjects: Shown[] = [
  'projects',
  'projectFigures',
  'projectFacets',
  'projectInvitations',
  'project',
  'projectChanges',
  'projectGates',
  'projectTeam',
  'milestones',
  'spend',
  'projectFiles',
  'projectUpdates',
];
const solutions: Shown[] = [
  'watched',
  'solutions',
  'solution',
  'solutionOrganization',
  'solutionFigures',
  'solutionFacets',
];
const questions: Shown[] = ['questions', 'peopleToMention'];
const proposals: Shown[] = [
  'problem',
  'problemOrganization',
  'solutionOrganization',
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
const worth: Shown[] = ['confirmedValue', 'values', 'value', 'projectOutcomes', 'projectStory'];
const told: Shown[] = ['stories', 'story', 'projectStory'];
const helped: Shown[] = ['support', 'ticket', 'askedTickets', 'askedTicket'];
const called: Shown[] = ['onboarding', 'calls', 'onboardingHours'];
const people: Shown[] = ['team', 'teamRequests'];
const ofConnections: Shown[] = [
  'connections',
  'connectionStandings',
  'connectionEntries',
  'connectionCounts',
  'connectionSuggestions',
  'writablePeople',
];
const ofConversations: Shown[] = ['conversations', 'unreadMessages', 'conversation'];
const mentors: Shown[] = ['mentors', 'mentor', 'freeTimes', 'ownMentoring'];
const feed: Shown[] = ['impact', 'activity'];
const mails: Shown[] = ['messages', 'message'];
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
  attachProblemFile: [...problems, ...matches, 'storage'],
  removeProblemFile: [...problems, ...matches, 'storage'],
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
  startProject: [...ofProjects, ...proposals, ...solutions, ...matches, ...feed],
  editProject: ofProjects,
  changeProjectStatus: ofProjects,
  tickGateItem: ofProjects,
  clearGateItem: ofProjects,
  requestToJoin: ofProjects,
  acceptJoinRequest: [...ofProjects, ...solutions, ...problems, ...matches, ...worth, ...feed],
  declineJoinRequest: ofProjects,
  withdrawJoinRequest: ofProjects,
  describePart: ofProjects,
  removePartner: [...ofProjects, ...worth, ...feed],
  leaveProject: [...ofProjects, ...worth, ...feed],
  handOverLead: [...ofProjects, ...worth, ...feed],
  addMilestone: ofProjects,
  changeMilestone: ofProjects,
  removeMilestone: ofProjects,
  postProjectUpdate: ofProjects,
  editProjectUpdate: ofProjects,
  removeProjectUpdate: ofProjects,
  attachProjectFile: [...ofProjects, 'storage'],
  removeProjectFile: [...ofProjects, 'storage'],
  recordSpend: ofProjects,
  removeSpend: ofProjects,
  moveProject: [...ofProjects, ...solutions, ...problems, ...matches, ...worth, ...feed],
  answerProjectInvitation: [...ofProjects, ...solutions, ...problems, ...matches, ...worth, ...feed],
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
  enterValue: worth,
  claimValue: worth,
  confirmValue: worth,
  disputeValue: worth,
  discussValue: worth,
  correctValue: [...worth, 'stories', 'story'],
  attachEvidence: [...worth, 'storage'],
  addMetric: worth,
  editMetric: worth,
  measureMetric: worth,
  writeStory: told,
  askConsent: told,
  agreeToStory: told,
  takeConsentBack: told,
  featureStory: told,
  openTicket: helped,
  writeToTicket: helped,
  closeTicket: helped,
  answerTicket: helped,
  closeAskedTicket: helped,
  bookCall: called,
  moveCall: called,
  cancelCall: called,
  cancelBookedCall: called,
  setOnboardingHours: called,
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
  updateProfile: ['account', 'viewer', 'team', 'teamRequests', 'organizationPage', 'organizationProfile'],
  putPicture: ['account', 'viewer'],
  removePicture: ['account', 'viewer'],
  askEmailChange: ['account'],
  withdrawEmailChange: ['account'],
  askDataExport: ['account'],
  askAccountDeletion: ['account', 'viewer'],
  keepAccount: ['account', 'viewer'],
  checkEmailChange: [],
  agreeToEmailChange: ['account', 'viewer'],
  refuseEmailChange: ['account'],
  offerSessions: mentors,
  nameExpert: mentors,
  bookSession: [...mentors, 'mentorSessions', 'entitlements'],
  rescheduleSession: [...mentors, 'mentorSessions'],
  cancelSession: [...mentors, 'mentorSessions', 'entitlements'],
  reportAbsence: [...mentors, 'mentorSessions', 'entitlements'],
  writeSessionNotes: ['mentorSessions'],
  rateSession: [...mentors, 'mentorSessions'],
  invitePeople: [...people],
  resendInvitation: [...people],
  revokeInvitation: [...people],
  changeRole: [...people, 'viewer'],
  changePassword: ['security', 'sessions'],
  takeSecondStep: ['viewer', 'currentAdmin'],
  signInWithPasskey: ['viewer', 'currentAdmin'],
  prove: ['security', 'sessions'],
  confirmAuthenticator: ['security'],
  removeAuthenticator: ['security'],
  replaceRecoveryCodes: ['security'],
  addPasskey: ['security'],
  renamePasskey: ['security'],
  removePasskey: ['security'],
  endSession: ['sessions'],
  endOtherSessions: ['sessions'],
  removePerson: [...people, 'viewer'],
  acceptTeamRequest: [...people],
  declineTeamRequest: [...people],
  askToJoinTeam: ['joinOffers'],
  withdrawTeamRequest: ['joinOffers'],
  claimDomain: ['domains'],
  checkDomain: ['domains'],
  removeDomain: ['domains'],
  confirmDomain: ['domains'],
  mailDomainProof: [],
  closeOrganization: ['viewer', 'network', 'allianceGrowth'],
  addOrganization: ['viewer', 'network', 'allianceGrowth'],
  editOrganizationProfile: ['organizationPage', 'organizationProfile', ...people, 'viewer'],
  putOrganizationLogo: ['organizationPage', 'organizationProfile', 'viewer'],
  removeOrganizationLogo: ['organizationPage', 'organizationProfile', 'viewer'],
  leaveOrganization: ['viewer'],
  handOverOrganization: [...people, 'viewer'],
  acceptInvitation: ['viewer'],
  requestConnection: [...ofConnections],
  acceptConnection: [...ofConnections, 'network', 'allianceGrowth', ...feed],
  declineConnection: [...ofConnections],
  withdrawConnection: [...ofConnections],
  startConversation: [...ofConversations, 'directMessages'],
  sendDirectMessage: [...ofConversations, 'directMessages'],
  markConversationRead: ofConversations,
  keepConversationDraft: [],
  sayTyping: [],
  uploadToMessage: ofConversations,
  removeFromMessage: ofConversations,
  reportMessage: ['directMessages'],
  blockMessages: [...ofConversations, 'messageBlocks'],
  unblockMessages: [...ofConversations, 'messageBlocks'],
  decideMessageReport: ['messageReports'],
  removeConnection: [...ofConnections, 'network', 'allianceGrowth'],
  featureOrganization: [
    'organizationPage',
    'organizationProfile',
    'members',
    'memberFacets',
    'featuredMembers',
    'allianceGrowth',
  ],
  joinCommunity: [...ofCommunities, ...inCommunity, 'discussions', ...ofDiscussion],
  leaveCommunity: [...ofCommunities, ...inCommunity, 'discussions', ...ofDiscussion],
  markCommunityRead: [...ofCommunities, 'discussions'],
  startThread: [...ofCommunities, 'discussions'],
  replyToThread: ['discussions', ...ofDiscussion],
  markThreadRead: [...ofCommunities, 'discussions'],
  pinThread: ['discussions', ...ofDiscussion],
  lockThread: ['discussions', ...ofDiscussion],
  editPost: ['discussions', ...ofDiscussion],
  deletePost: [...ofCommunities, 'discussions', ...ofDiscussion],
  reactToPost: ofDiscussion,
  assignCommunityRole: [...ofCommunities, ...inCommunity],
  changeCommunity: ofCommunities,
  inviteToCommunity: inCommunity,
  withdrawCommunityInvitation: inCommunity,
  reportPost: [...ofCommunities, ...ofModeration],
  dismissReports: [...ofCommunities, ...ofModeration],
  takeMeasure: [...ofCommunities, ...inCommunity, ...ofModeration, 'discussions', ...ofDiscussion],
  appealMeasure: [...ofCommunities, ...ofModeration],
  answerAppeal: [...ofCommunities, ...ofModeration, 'discussions', ...ofDiscussion],
  liftMeasure: [...ofCommunities, ...ofModeration, 'discussions', ...ofDiscussion],
  confirmOrganization: ['viewer', 'unconfirmed'],
  claimOrganization: ['viewer', 'unconfirmed', ...ofConnections],
  rejectOrganization: ['unconfirmed'],
  activateAccount: ['viewer'],
  joinOrganization: ['viewer'],
  resetPassword: ['viewer'],
  resendWelcomeMail: ['registration', 'registrationReview'],
  changeRegistrationAddress: ['registration', 'registrationReview'],
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
  readInbox: ['notifications', 'notificationCounts', 'work'],
  markNotification: ['notifications', 'notificationCounts', 'work'],
  muteNotification: ['notifications', 'notificationCounts', 'work', 'notificationPreferences'],
  changeNotificationPreferences: ['notificationPreferences'],
  unmuteNotifications: ['notificationPreferences'],
  stopNotifications: ['notificationPreferences'],
  resendMessage: mails,
  stopMessage: mails,
  tryMailTemplate: mails,
  probeMailServer: [],
  sendTestEmail: mails,
  sendTestSmtpEmail: mails,
  resendWelcomeEmail: [...mails, ...registryOf],
  startBulk: registryOf,
  deleteRegistration: registryOf,
  deleteRegistrations: registryOf,
  restoreRegistration: registryOf,
  askApplicant: registryOf,
  approveRegistration: registryOf,
  rejectRegistration: registryOf,
  reopenRegistration: registryOf,
  answerAlliance: ['registration', 'registrationReview'],
  addSuppression: ['suppressions', ...mails],
  liftSuppression: ['suppressions', ...mails],
  verifyAudit: ['audit', 'auditState'],
  inviteAdministrator: ['administrators'],
  revokeAdminInvitation: ['administrators'],
  changeAdminRole: ['administrators'],
  removeAdministrator: ['administrators'],
  becomeAdministrator: ['administrators'],
  logInAdmin: ['viewer', 'currentAdmin'],
  logOutAdmin: [],
};
/** Made by visitors, to whom nothing of this is shown. */
const elsewhere = [
  'registerMember',
  'requestPasswordReset',
  'checkActivation',
  'checkConfirmation',
  'checkDomainProof',
  'checkInvitation',
  'checkAdminInvitation',
  'challengePasskey',
  'beginAuthenticator',
  'beginPasskey',
  'askFactorReset',
];

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
    const clients = {
      ...account,
      ...admin,
      ...billing,
      ...books,
      ...domains,
      ...connections,
      ...conversations,
      ...communities,
      ...directory,
      ...evaluation,
      ...innovation,
      ...membership,
      ...mentoring,
      ...organizations,
      ...outcomes,
      ...onboarding,
      ...support,
      ...projects,
      ...stories,
      ...administrators,
      ...audit,
      ...storage,
      ...mail,
      ...registry,
      ...team,
      ...welcome,
      ...inboxOfViewer,
      ...preferences,
      ...profile,
      ...security,
      ...reports,
    };
    const hooks = Object.keys(clients).flatMap((name) => {
      const [, write] = /^use(\w+)Mutation$/.exec(name) ?? [];
      return write ? [write.charAt(0).toLowerCase() + write.slice(1)] : [];
    });
    expect([...Object.keys(refreshed), ...elsewhere].sort()).toEqual(hooks.sort());
  });
});
