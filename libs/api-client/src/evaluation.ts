import { evaluationApi as generated } from './generated/evaluation.gen';
import type { TagsOf } from './tags';

/** How the proposals to a problem are judged. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getRubric: { providesTags: ['Rubric', 'Problem'] },
    listRubricVersions: { providesTags: ['Rubric', 'Problem'] },
    changeRubric: { invalidatesTags: ['Rubric', 'Proposal', 'Problem', 'Activity'] },
    getEvaluation: { providesTags: ['Proposal', 'Problem'] },
    listReviewerCandidates: { providesTags: ['Proposal'] },
    addReviewer: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    removeReviewer: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    chooseLead: { invalidatesTags: ['Proposal', 'Problem'] },
    listReviews: { providesTags: ['Proposal'] },
    scoreProposal: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    recuseFromProposal: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    excludeReviewer: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    readmitReviewer: { invalidatesTags: ['Proposal', 'Problem', 'Activity'] },
    getRanking: { providesTags: ['Proposal'] },
    compareProposals: { providesTags: ['Proposal'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetRubricQuery,
  useListRubricVersionsQuery,
  useChangeRubricMutation,
  useGetEvaluationQuery,
  useListReviewerCandidatesQuery,
  useAddReviewerMutation,
  useRemoveReviewerMutation,
  useChooseLeadMutation,
  useListReviewsQuery,
  useScoreProposalMutation,
  useRecuseFromProposalMutation,
  useExcludeReviewerMutation,
  useReadmitReviewerMutation,
  useGetRankingQuery,
  useCompareProposalsQuery,
} = tagged;
export type {
  ColleagueDto,
  ComparedProposalDto,
  ConflictKind,
  CriterionDto,
  EvaluationDto,
  FiguresDto,
  FlagDto,
  RankedProposalDto,
  RankingDto,
  RankState,
  ReviewDto,
  ReviewedSolutionDto,
  ReviewerDto,
  ReviewerScoreDto,
  ReviewState,
  RubricDto,
  RubricVersionDto,
  ScoreDto,
  WantedCriterionDto,
} from './generated/evaluation.gen';
