import { baseApi } from './base-api';
import {
  innovationApi as generated,
  type IndustryProblemDto,
  type ProposalDto,
  type SolutionDto,
} from './generated/innovation.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

const tagged = generated.enhanceEndpoints({
  endpoints: {
    getProblemSummary: { providesTags: ['Problem'] },
    submitProblem: { invalidatesTags: ['Problem', 'Impact', 'Activity', 'Entitlement'] },
    suggestProblemSearch: { providesTags: ['Problem'] },
    getProblem: { providesTags: ['Problem'] },
    proposeSolution: { invalidatesTags: ['Proposal', 'Problem', 'Impact', 'Activity'] },
    listProposals: { providesTags: ['Proposal'] },
    acceptProposal: { invalidatesTags: ['Proposal', 'Problem', 'Impact', 'Activity'] },
    declineProposal: { invalidatesTags: ['Proposal', 'Activity'] },
    withdrawProposal: { invalidatesTags: ['Proposal', 'Activity'] },
    getSolutionSummary: { providesTags: ['Solution'] },
    suggestSolutionSearch: { providesTags: ['Solution'] },
    submitSolution: { invalidatesTags: ['Solution', 'Proposal', 'Problem', 'Impact', 'Activity'] },
    getSolution: { providesTags: ['Solution'] },
    publishSolution: { invalidatesTags: ['Solution', 'Impact', 'Activity'] },
    getImpact: { providesTags: ['Impact'] },
    listActivity: { providesTags: ['Activity'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseProblems: listOf<IndustryProblemDto>(build, '/api/problems', 'Problem'),
    browseSolutions: listOf<SolutionDto>(build, '/api/solutions', 'Solution'),
    browseProposals: listOf<ProposalDto>(build, '/api/problems/:id/proposals', 'Proposal'),
  }),
});

export const { useBrowseProblemsInfiniteQuery, useBrowseProposalsInfiniteQuery, useBrowseSolutionsInfiniteQuery } =
  lists;
export const {
  useGetProblemSummaryQuery,
  usePreviewProblemValueQuery,
  useSuggestProblemSearchQuery,
  useSubmitProblemMutation,
  useGetProblemQuery,
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
} = tagged;
export type {
  ActivityDto,
  ActivityKind,
  ActivitySubjectType,
  Category,
  IndustryProblemDto,
  ProblemStatus,
  ProposalDto,
  ProposalStatus,
  SolutionDto,
  SolutionStatus,
  TechnologyType,
  Urgency,
} from './generated/innovation.gen';
