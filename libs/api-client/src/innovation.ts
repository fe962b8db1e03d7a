import { baseApi } from './base-api';
import { innovationApi as generated, type IndustryProblemDto, type SolutionDto } from './generated/innovation.gen';
import { type Page, toPage } from './page';

const tagged = generated.enhanceEndpoints({
  endpoints: {
    getProblemSummary: { providesTags: ['Problem'] },
    submitProblem: { invalidatesTags: ['Problem', 'Impact', 'Activity', 'Entitlement'] },
    suggestProblemSearch: { providesTags: ['Problem'] },
    getProblem: { providesTags: ['Problem'] },
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
  },
});

interface Search {
  search: string;
}

const paging = {
  initialPageParam: null,
  getNextPageParam: (last: Page<unknown>) => last.nextCursor ?? undefined,
};

const pageOf = (url: string, { search }: Search, cursor: string | null) => ({
  url,
  params: { search: search || undefined, cursor: cursor ?? undefined, limit: 20 },
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseProblems: build.infiniteQuery<Page<IndustryProblemDto>, Search, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => pageOf('/api/problems', queryArg, pageParam),
      transformResponse: toPage<IndustryProblemDto>,
      providesTags: ['Problem'],
    }),
    browseSolutions: build.infiniteQuery<Page<SolutionDto>, Search, string | null>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => pageOf('/api/solutions', queryArg, pageParam),
      transformResponse: toPage<SolutionDto>,
      providesTags: ['Solution'],
    }),
  }),
});

export const { useBrowseProblemsInfiniteQuery, useBrowseSolutionsInfiniteQuery } = lists;
export const {
  useGetProblemSummaryQuery,
  usePreviewProblemValueQuery,
  useSuggestProblemSearchQuery,
  useSubmitProblemMutation,
  useGetProblemQuery,
  useListProposalsQuery,
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
