import { baseApi } from './base-api';
import {
  innovationApi as generated,
  type IndustryProblemDto,
  type ProblemMatchDto,
  type ProposalDto,
  type RecommendationDto,
  type SolutionDto,
  type SolutionMatchDto,
} from './generated/innovation.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** What a match says depends on. */
const ofMatches = ['Match', 'Problem', 'Solution', 'Proposal'] as const;

const tagged = generated.enhanceEndpoints({
  endpoints: {
    getProblemSummary: { providesTags: ['Problem'] },
    countProblemFacets: { providesTags: ['Problem'] },
    submitProblem: { invalidatesTags: ['Problem', 'Impact', 'Activity', 'Entitlement'] },
    suggestProblemSearch: { providesTags: ['Problem'] },
    getProblem: { providesTags: ['Problem'] },
    proposeSolution: { invalidatesTags: ['Proposal', 'Problem', 'Solution', 'Impact', 'Activity'] },
    listProposals: { providesTags: ['Proposal'] },
    acceptProposal: { invalidatesTags: ['Proposal', 'Problem', 'Impact', 'Activity'] },
    declineProposal: { invalidatesTags: ['Proposal', 'Activity'] },
    withdrawProposal: { invalidatesTags: ['Proposal', 'Activity'] },
    getSolutionSummary: { providesTags: ['Solution'] },
    countSolutionFacets: { providesTags: ['Solution'] },
    suggestSolutionSearch: { providesTags: ['Solution'] },
    submitSolution: { invalidatesTags: ['Solution', 'Proposal', 'Problem', 'Impact', 'Activity'] },
    getSolution: { providesTags: ['Solution'] },
    publishSolution: { invalidatesTags: ['Solution', 'Impact', 'Activity'] },
    findSimilarSolutions: { providesTags: ['Solution'] },
    findSimilar: { providesTags: ['Problem', 'Solution'] },
    countProblemMatchFacets: { providesTags: ofMatches },
    countSolutionMatchFacets: { providesTags: ofMatches },
    listRecommendations: { providesTags: ofMatches },
    listSavedMatches: { providesTags: ofMatches },
    listInvitations: { providesTags: ofMatches },
    inviteToPropose: { invalidatesTags: ['Match'] },
    judgeMatch: { invalidatesTags: ['Match', 'Activity'] },
    withdrawVerdict: { invalidatesTags: ['Match', 'Activity'] },
    getMatchAlerts: { providesTags: ['MatchAlerts'] },
    setMatchAlerts: { invalidatesTags: ['MatchAlerts'] },
    stopMatchAlerts: { invalidatesTags: ['MatchAlerts'] },
    getImpact: { providesTags: ['Impact'] },
    listActivity: { providesTags: ['Activity'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseProblems: listOf<IndustryProblemDto>(build, '/api/problems', 'Problem'),
    browseSolutions: listOf<SolutionDto>(build, '/api/solutions', 'Solution'),
    browseProblemMatches: listOf<SolutionMatchDto>(build, '/api/problems/:id/matches', ...ofMatches),
    browseSolutionMatches: listOf<ProblemMatchDto>(build, '/api/solutions/:id/matches', ...ofMatches),
    browseProposals: listOf<ProposalDto>(build, '/api/problems/:id/proposals', 'Proposal'),
  }),
});

export const {
  useBrowseProblemsInfiniteQuery,
  useBrowseProblemMatchesInfiniteQuery,
  useBrowseProposalsInfiniteQuery,
  useBrowseSolutionsInfiniteQuery,
  useBrowseSolutionMatchesInfiniteQuery,
} = lists;
export const {
  useGetProblemSummaryQuery,
  useCountProblemFacetsQuery,
  useCountProblemMatchFacetsQuery,
  useCountSolutionFacetsQuery,
  useCountSolutionMatchFacetsQuery,
  useLazyFindSimilarSolutionsQuery,
  useListSavedMatchesQuery,
  usePreviewProblemValueQuery,
  useSuggestProblemSearchQuery,
  useSubmitProblemMutation,
  useGetProblemQuery,
  useProposeSolutionMutation,
  useAcceptProposalMutation,
  useDeclineProposalMutation,
  useWithdrawProposalMutation,
  useGetSolutionSummaryQuery,
  useSuggestSolutionSearchQuery,
  useSubmitSolutionMutation,
  useGetSolutionQuery,
  usePublishSolutionMutation,
  useGetImpactQuery,
  useListActivityQuery,
  useLazyFindSimilarQuery,
  useListRecommendationsQuery,
  useListInvitationsQuery,
  useInviteToProposeMutation,
  useJudgeMatchMutation,
  useWithdrawVerdictMutation,
  useGetMatchAlertsQuery,
  useSetMatchAlertsMutation,
  useStopMatchAlertsMutation,
} = tagged;
/** What a pair has in its texts, and what is known beside them, whichever of the two is asked about. */
export type MatchDto = Omit<SolutionMatchDto, 'solution'>;
export type TextMatchDto = Pick<RecommendationDto, 'percent' | 'label' | 'words'>;

export type {
  ActivityDto,
  ActivityKind,
  ActivitySubjectType,
  AlertFrequency,
  Category,
  FacetCountDto,
  Fit,
  IndustryProblemDto,
  InvitationDto,
  InvitationState,
  MatchFactsDto,
  MatchLabel,
  ProblemMatchDto,
  ProblemStatus,
  ProposalDto,
  ProposalStatus,
  RecommendationDto,
  SavedMatchDto,
  SolutionDto,
  SolutionMatchDto,
  SolutionStatus,
  SubmitterCountDto,
  TechnologyType,
  Urgency,
  Verdict,
  VerdictReason,
} from './generated/innovation.gen';
