import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblems: build.query<ListProblemsApiResponse, ListProblemsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          category: queryArg.category,
          urgency: queryArg.urgency,
          status: queryArg.status,
          region: queryArg.region,
          sort: queryArg.sort,
          submitter: queryArg.submitter,
        },
      }),
    }),
    submitProblem: build.mutation<SubmitProblemApiResponse, SubmitProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems`,
        method: 'POST',
        body: queryArg.submitProblemDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countProblemFacets: build.query<CountProblemFacetsApiResponse, CountProblemFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/facets`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          urgency: queryArg.urgency,
          status: queryArg.status,
          region: queryArg.region,
          submitter: queryArg.submitter,
        },
      }),
    }),
    getProblemSummary: build.query<GetProblemSummaryApiResponse, GetProblemSummaryApiArg>({
      query: () => ({ url: `/api/problems/summary` }),
    }),
    suggestProblemSearch: build.query<SuggestProblemSearchApiResponse, SuggestProblemSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/search-suggestion`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    previewProblemValue: build.query<PreviewProblemValueApiResponse, PreviewProblemValueApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/value-preview`,
        params: {
          text: queryArg.text,
        },
      }),
    }),
    getProblem: build.query<GetProblemApiResponse, GetProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listSolutions: build.query<ListSolutionsApiResponse, ListSolutionsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          region: queryArg.region,
          sort: queryArg.sort,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          submitter: queryArg.submitter,
        },
      }),
    }),
    submitSolution: build.mutation<SubmitSolutionApiResponse, SubmitSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions`,
        method: 'POST',
        body: queryArg.submitSolutionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countSolutionFacets: build.query<CountSolutionFacetsApiResponse, CountSolutionFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/facets`,
        params: {
          search: queryArg.search,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          region: queryArg.region,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          submitter: queryArg.submitter,
        },
      }),
    }),
    getSolutionSummary: build.query<GetSolutionSummaryApiResponse, GetSolutionSummaryApiArg>({
      query: () => ({ url: `/api/solutions/summary` }),
    }),
    suggestSolutionSearch: build.query<SuggestSolutionSearchApiResponse, SuggestSolutionSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/search-suggestion`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    getSolution: build.query<GetSolutionApiResponse, GetSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    publishSolution: build.mutation<PublishSolutionApiResponse, PublishSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/publish`,
        method: 'POST',
      }),
    }),
    listProposals: build.query<ListProposalsApiResponse, ListProposalsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/proposals`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    proposeSolution: build.mutation<ProposeSolutionApiResponse, ProposeSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals`,
        method: 'POST',
        body: queryArg.proposeSolutionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    acceptProposal: build.mutation<AcceptProposalApiResponse, AcceptProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.acceptProposalDto,
      }),
    }),
    declineProposal: build.mutation<DeclineProposalApiResponse, DeclineProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineProposalDto,
      }),
    }),
    withdrawProposal: build.mutation<WithdrawProposalApiResponse, WithdrawProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    findSimilar: build.query<FindSimilarApiResponse, FindSimilarApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/similar`,
        method: 'POST',
        body: queryArg.findSimilarDto,
      }),
    }),
    findSimilarSolutions: build.query<FindSimilarSolutionsApiResponse, FindSimilarSolutionsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/similar`,
        method: 'POST',
        body: queryArg.findSimilarDto,
      }),
    }),
    listProblemMatches: build.query<ListProblemMatchesApiResponse, ListProblemMatchesApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/matches`,
        params: {
          limit: queryArg.limit,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          region: queryArg.region,
          cursor: queryArg.cursor,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          submitter: queryArg.submitter,
        },
      }),
    }),
    countProblemMatchFacets: build.query<CountProblemMatchFacetsApiResponse, CountProblemMatchFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/matches/facets`,
        params: {
          limit: queryArg.limit,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          region: queryArg.region,
          cursor: queryArg.cursor,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          submitter: queryArg.submitter,
        },
      }),
    }),
    countSolutionMatchFacets: build.query<CountSolutionMatchFacetsApiResponse, CountSolutionMatchFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/matches/facets`,
        params: {
          limit: queryArg.limit,
          category: queryArg.category,
          urgency: queryArg.urgency,
          region: queryArg.region,
          submitter: queryArg.submitter,
          cursor: queryArg.cursor,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
        },
      }),
    }),
    listSolutionMatches: build.query<ListSolutionMatchesApiResponse, ListSolutionMatchesApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/matches`,
        params: {
          limit: queryArg.limit,
          category: queryArg.category,
          urgency: queryArg.urgency,
          region: queryArg.region,
          submitter: queryArg.submitter,
          cursor: queryArg.cursor,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
        },
      }),
    }),
    listRecommendations: build.query<ListRecommendationsApiResponse, ListRecommendationsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/recommendations`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
    listSavedMatches: build.query<ListSavedMatchesApiResponse, ListSavedMatchesApiArg>({
      query: () => ({ url: `/api/innovation/saved-matches` }),
    }),
    judgeMatch: build.mutation<JudgeMatchApiResponse, JudgeMatchApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/match-verdicts`,
        method: 'PUT',
        body: queryArg.judgeMatchDto,
      }),
    }),
    withdrawVerdict: build.mutation<WithdrawVerdictApiResponse, WithdrawVerdictApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/match-verdicts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getMatchAlerts: build.query<GetMatchAlertsApiResponse, GetMatchAlertsApiArg>({
      query: () => ({ url: `/api/innovation/match-alerts` }),
    }),
    setMatchAlerts: build.mutation<SetMatchAlertsApiResponse, SetMatchAlertsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/match-alerts`,
        method: 'PUT',
        body: queryArg.setMatchAlertsDto,
      }),
    }),
    askToStopMatchAlerts: build.query<AskToStopMatchAlertsApiResponse, AskToStopMatchAlertsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/match-alerts/stop`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    stopMatchAlerts: build.mutation<StopMatchAlertsApiResponse, StopMatchAlertsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/match-alerts/stop`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }),
    }),
    inviteToPropose: build.mutation<InviteToProposeApiResponse, InviteToProposeApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/invitations`,
        method: 'POST',
        body: queryArg.inviteToProposeDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listInvitations: build.query<ListInvitationsApiResponse, ListInvitationsApiArg>({
      query: () => ({ url: `/api/innovation/invitations` }),
    }),
    getImpact: build.query<GetImpactApiResponse, GetImpactApiArg>({
      query: () => ({ url: `/api/innovation/impact` }),
    }),
    listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/activity`,
        params: {
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as innovationApi };
export type ListProblemsApiResponse = /** status 200 One page. */ IndustryProblemDto[];
export type ListProblemsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** How far it has come, separated by commas. */
  status?: ProblemStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The order of what a search has found; `best` where absent. Without a search it is always `newest`. */
  sort?: SearchSort;
  /** The organization that submitted them. */
  submitter?: string;
};
export type SubmitProblemApiResponse = /** status 201 Created. */ IndustryProblemDetailDto;
export type SubmitProblemApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  submitProblemDto: SubmitProblemDto;
};
export type CountProblemFacetsApiResponse = /** status 200 OK. */ ProblemFacetsDto;
export type CountProblemFacetsApiArg = {
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** How far it has come, separated by commas. */
  status?: ProblemStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The organization that submitted them. */
  submitter?: string;
};
export type GetProblemSummaryApiResponse = /** status 200 OK. */ ProblemSummaryDto;
export type GetProblemSummaryApiArg = void;
export type SuggestProblemSearchApiResponse = /** status 200 OK. */ SearchSuggestionDto;
export type SuggestProblemSearchApiArg = {
  /** The words as they were searched for. */
  search: string;
};
export type PreviewProblemValueApiResponse = /** status 200 OK. */ ValuePreviewDto;
export type PreviewProblemValueApiArg = {
  /** An amount as people write it. */
  text: string;
};
export type GetProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type GetProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListSolutionsApiResponse = /** status 200 One page. */ SolutionDto[];
export type ListSolutionsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The order of what a search has found; `best` where absent. Without a search it is always `newest`. */
  sort?: SearchSort;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** The organization that submitted them. */
  submitter?: string;
};
export type SubmitSolutionApiResponse = /** status 201 Created. */ SolutionDetailDto;
export type SubmitSolutionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  submitSolutionDto: SubmitSolutionDto;
};
export type CountSolutionFacetsApiResponse = /** status 200 OK. */ SolutionFacetsDto;
export type CountSolutionFacetsApiArg = {
  /** Words to look for in title, description, category and tags; of the last one its beginning is enough. What has all of
    them is found; where nothing has, what has some of them, and `X-Search-Words` says so. */
  search?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** The organization that submitted them. */
  submitter?: string;
};
export type GetSolutionSummaryApiResponse = /** status 200 OK. */ SolutionSummaryDto;
export type GetSolutionSummaryApiArg = void;
export type SuggestSolutionSearchApiResponse = /** status 200 OK. */ SearchSuggestionDto;
export type SuggestSolutionSearchApiArg = {
  /** The words as they were searched for. */
  search: string;
};
export type GetSolutionApiResponse = /** status 200 OK. */ SolutionDetailDto;
export type GetSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type PublishSolutionApiResponse = /** status 200 OK. */ SolutionDetailDto;
export type PublishSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListProposalsApiResponse = /** status 200 One page. */ ProposalDto[];
export type ListProposalsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type ProposeSolutionApiResponse = /** status 201 Created. */ ProposalDto;
export type ProposeSolutionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  proposeSolutionDto: ProposeSolutionDto;
};
export type AcceptProposalApiResponse = /** status 200 OK. */ ProposalDto;
export type AcceptProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  acceptProposalDto: AcceptProposalDto;
};
export type DeclineProposalApiResponse = /** status 200 OK. */ ProposalDto;
export type DeclineProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  declineProposalDto: DeclineProposalDto;
};
export type WithdrawProposalApiResponse = /** status 200 OK. */ ProposalDto;
export type WithdrawProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type FindSimilarApiResponse = /** status 200 OK. */ SimilarDto;
export type FindSimilarApiArg = {
  findSimilarDto: FindSimilarDto;
};
export type FindSimilarSolutionsApiResponse = /** status 200 OK. */ SimilarSolutionDto[];
export type FindSimilarSolutionsApiArg = {
  findSimilarDto: FindSimilarDto;
};
export type ListProblemMatchesApiResponse = /** status 200 One page, best first. */ SolutionMatchDto[];
export type ListProblemMatchesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 50. */
  limit?: number;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** `true`: also those that an organization of the viewer has found not relevant. */
  hidden?: string;
  /** `true`: those alone that an organization of the viewer has saved. */
  saved?: string;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** The organization that submitted them. */
  submitter?: string;
};
export type CountProblemMatchFacetsApiResponse = /** status 200 OK. */ SolutionFacetsDto;
export type CountProblemMatchFacetsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 50. */
  limit?: number;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** `true`: also those that an organization of the viewer has found not relevant. */
  hidden?: string;
  /** `true`: those alone that an organization of the viewer has saved. */
  saved?: string;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** The organization that submitted them. */
  submitter?: string;
};
export type CountSolutionMatchFacetsApiResponse = /** status 200 OK. */ ProblemFacetsDto;
export type CountSolutionMatchFacetsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 50. */
  limit?: number;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** `true`: also those that an organization of the viewer has found not relevant. */
  hidden?: string;
  /** `true`: those alone that an organization of the viewer has saved. */
  saved?: string;
};
export type ListSolutionMatchesApiResponse = /** status 200 One page, best first. */ ProblemMatchDto[];
export type ListSolutionMatchesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 50. */
  limit?: number;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** `true`: also those that an organization of the viewer has found not relevant. */
  hidden?: string;
  /** `true`: those alone that an organization of the viewer has saved. */
  saved?: string;
};
export type ListRecommendationsApiResponse = /** status 200 OK. */ RecommendationDto[];
export type ListRecommendationsApiArg = {
  /** How many, at most 20. */
  limit?: number;
};
export type ListSavedMatchesApiResponse = /** status 200 OK. */ SavedMatchDto[];
export type ListSavedMatchesApiArg = void;
export type JudgeMatchApiResponse = /** status 200 OK. */ MatchVerdictDto;
export type JudgeMatchApiArg = {
  judgeMatchDto: JudgeMatchDto;
};
export type WithdrawVerdictApiResponse = unknown;
export type WithdrawVerdictApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetMatchAlertsApiResponse = /** status 200 OK. */ MatchAlertsDto;
export type GetMatchAlertsApiArg = void;
export type SetMatchAlertsApiResponse = /** status 200 OK. */ MatchAlertsDto;
export type SetMatchAlertsApiArg = {
  setMatchAlertsDto: SetMatchAlertsDto;
};
export type AskToStopMatchAlertsApiResponse = unknown;
export type AskToStopMatchAlertsApiArg = {
  /** From the link in a mail. */
  token: string;
};
export type StopMatchAlertsApiResponse = unknown;
export type StopMatchAlertsApiArg = {
  /** From the link in a mail. */
  token: string;
};
export type InviteToProposeApiResponse = /** status 201 Created. */ InvitationDto;
export type InviteToProposeApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  inviteToProposeDto: InviteToProposeDto;
};
export type ListInvitationsApiResponse = /** status 200 OK. */ InvitationDto[];
export type ListInvitationsApiArg = void;
export type GetImpactApiResponse = /** status 200 OK. */ ImpactDto;
export type GetImpactApiArg = void;
export type ListActivityApiResponse = /** status 200 OK. */ ActivityDto[];
export type ListActivityApiArg = {
  /** How many, at most 100. */
  limit?: number;
};
export type ProblemStatus = 'open' | 'in_progress' | 'solved' | 'closed';
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type SubmitterDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
};
export type IndustryProblemDto = {
  /** Its identifier. */
  id: string;
  /** What the problem is, on one line. */
  title: string;
  /** The problem in detail, as plain text. */
  description: string;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** How soon a solution is needed. */
  urgency: ('low' | 'medium' | 'high' | 'critical' | null) | null;
  /** How far it has come; only an `open` one takes proposals. */
  status: ProblemStatus;
  /** What a solution would be worth, in units of `estimatedValueCurrency`; exact. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was submitted. */
  estimatedValueUsd: string | null;
  /** Words to find it by. */
  tags: string[];
  /** When it was submitted. */
  createdAt: string;
  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
  /** Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
};
export type Category =
  | 'technology'
  | 'healthcare'
  | 'environment'
  | 'energy'
  | 'transportation'
  | 'education'
  | 'finance'
  | 'agriculture'
  | 'manufacturing'
  | 'other';
export type Urgency = 'low' | 'medium' | 'high' | 'critical';
export type SearchSort = 'best' | 'newest';
export type IndustryProblemDetailDto = {
  /** Its identifier. */
  id: string;
  /** What the problem is, on one line. */
  title: string;
  /** The problem in detail, as plain text. */
  description: string;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** How soon a solution is needed. */
  urgency: ('low' | 'medium' | 'high' | 'critical' | null) | null;
  /** How far it has come; only an `open` one takes proposals. */
  status: ProblemStatus;
  /** What a solution would be worth, in units of `estimatedValueCurrency`; exact. */
  estimatedValue: string | null;
  /** ISO 4217. */
  estimatedValueCurrency: string | null;
  /** The same in US dollars, at the rate of the day it was submitted. */
  estimatedValueUsd: string | null;
  /** Words to find it by. */
  tags: string[];
  /** When it was submitted. */
  createdAt: string;
  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
  /** Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
  /** When it changed last. */
  updatedAt: string;
  /** Whether the viewer may accept and decline proposals to this problem. */
  canDecide: boolean;
  /** Whether the viewer may propose a solution to it. */
  canPropose: boolean;
};
export type SubmitProblemDto = {
  /** What the problem is, on one line. */
  title: string;
  /** The problem in detail, as plain text; line breaks are kept. */
  description: string;
  /** As people write it: an amount with an optional currency (US dollars when none is named). `previewProblemValue` says
    how it is understood; what is not is refused with `value_not_understood`. */
  estimatedValue?: string;
  /** Up to 20, each of at most 50 characters. */
  tags?: string[];
  /** The field it belongs to. */
  category?: Category;
  /** How soon a solution is needed. */
  urgency?: Urgency;
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
};
export type FacetCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
};
export type SubmitterCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** The name of the organization. */
  name: string;
};
export type ProblemFacetsDto = {
  /** By field. */
  category: FacetCountDto[];
  /** By how soon a solution is needed. */
  urgency: FacetCountDto[];
  /** By how far they have come. */
  status: FacetCountDto[];
  /** By the country of the organization that submitted them. */
  region: FacetCountDto[];
  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];
  /** Whether these are the numbers of what was asked for. `false` where a search finds more than 2,000, which are not counted one by
    one: the numbers are then those without its words. */
  isExact: boolean;
};
export type ProblemSummaryDto = {
  /** All problems. */
  total: number;
  /** With status `open`. */
  open: number;
  /** With urgency `critical` or `high`. */
  highPriority: number;
  /** Sum of the estimated values in US dollars. */
  totalValueUsd: string;
};
export type SearchSuggestionDto = {
  /** The same search without its slips of spelling, which finds something; `null` when there is none. */
  suggestion: string | null;
};
export type ValuePreviewDto = {
  /** In units of `currency`; exact. */
  amount: string;
  /** ISO 4217. */
  currency: string;
  /** In US dollars at the newest stored rate. */
  usd: string;
};
export type SolutionStatus = 'draft' | 'published' | 'testing' | 'deployed';
export type SolutionDto = {
  /** Technology readiness, 1 (basic research) to 9 (deployment ready). */
  readinessLevel: number;
  /** Its identifier. */
  id: string;
  /** What the solution is, on one line. */
  title: string;
  /** The solution in detail, as plain text. */
  description: string;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** The technology it rests on. */
  technologyType:
    | (
        | 'software'
        | 'hardware'
        | 'biotech'
        | 'ai'
        | 'iot'
        | 'blockchain'
        | 'robotics'
        | 'nanotechnology'
        | 'other'
        | null
      )
    | null;
  /** How far it has come; a `draft` is seen by its organization only. */
  status: SolutionStatus;
  /** Words to find it by. */
  tags: string[];
  /** When it was submitted. */
  createdAt: string;
  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
  /** Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
};
export type TechnologyType =
  | 'software'
  | 'hardware'
  | 'biotech'
  | 'ai'
  | 'iot'
  | 'blockchain'
  | 'robotics'
  | 'nanotechnology'
  | 'other';
export type SolutionDetailDto = {
  /** Technology readiness, 1 (basic research) to 9 (deployment ready). */
  readinessLevel: number;
  /** Its identifier. */
  id: string;
  /** What the solution is, on one line. */
  title: string;
  /** The solution in detail, as plain text. */
  description: string;
  /** The field it belongs to. */
  category:
    | (
        | 'technology'
        | 'healthcare'
        | 'environment'
        | 'energy'
        | 'transportation'
        | 'education'
        | 'finance'
        | 'agriculture'
        | 'manufacturing'
        | 'other'
        | null
      )
    | null;
  /** The technology it rests on. */
  technologyType:
    | (
        | 'software'
        | 'hardware'
        | 'biotech'
        | 'ai'
        | 'iot'
        | 'blockchain'
        | 'robotics'
        | 'nanotechnology'
        | 'other'
        | null
      )
    | null;
  /** How far it has come; a `draft` is seen by its organization only. */
  status: SolutionStatus;
  /** Words to find it by. */
  tags: string[];
  /** When it was submitted. */
  createdAt: string;
  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
  /** Words of the title, the tags and the beginning of the description, as they stand there, that a search has found; absent without one. */
  hits?: string[];
  /** When it changed last. */
  updatedAt: string;
  /** Whether the viewer may publish it: it is a draft of an organization for which they may write. */
  canPublish: boolean;
};
export type SubmitSolutionDto = {
  /** What the solution is, on one line. */
  title: string;
  /** The solution in detail, as plain text; line breaks are kept. */
  description: string;
  /** Up to 20, each of at most 50 characters. */
  tags?: string[];
  /** A word to the problem's owner, where `problemId` is given. */
  note?: string;
  /** The field it belongs to. */
  category?: Category;
  /** The technology it rests on. */
  technologyType?: TechnologyType;
  /** Technology readiness, 1 to 9. */
  readinessLevel?: number;
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
  /** Proposes the solution to this problem, which publishes it. */
  problemId?: string;
  /** Whether all members may see it at once; otherwise it stays a draft of the organization. */
  publish?: boolean;
};
export type SolutionFacetsDto = {
  /** By field. */
  category: FacetCountDto[];
  /** By the technology that they rest on. */
  technology: FacetCountDto[];
  /** By technology readiness, 1 to 9. */
  readiness: FacetCountDto[];
  /** By how far they have come. */
  status: FacetCountDto[];
  /** By the country of the organization that submitted them. */
  region: FacetCountDto[];
  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];
  /** Whether these are the numbers of what was asked for. `false` where a search finds more than 2,000, which are not counted one by
    one: the numbers are then those without its words. */
  isExact: boolean;
};
export type SolutionSummaryDto = {
  /** All that the viewer may see. */
  total: number;
  /** With status `published`. */
  published: number;
  /** With readiness level 7 or more. */
  marketReady: number;
  /** With status `testing`. */
  inTesting: number;
};
export type ProposedSolutionDto = {
  /** Technology readiness, 1 to 9. */
  readinessLevel: number;
  /** The solution's identifier. */
  id: string;
  /** What the solution is, on one line. */
  title: string;
  /** How far the solution has come. */
  status: SolutionStatus;
  /** The organization that proposes it. */
  submittedBy: SubmitterDto;
};
export type ProposalStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type ProposalDto = {
  /** Its identifier. */
  id: string;
  /** What is proposed. */
  solution: ProposedSolutionDto;
  /** What the proposing organization adds. */
  note: string | null;
  /** Where it stands with the problem's owner. */
  status: ProposalStatus;
  /** What the problem's owner answers. */
  feedback: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
};
export type ProposeSolutionDto = {
  /** A word to the problem's owner. */
  note?: string;
  /** The problem, which must be open: an id that `listProblems` answered. */
  problemId: string;
  /** The solution, one of the viewer's organizations': an id that `submitSolution` or `listSolutions` answered. */
  solutionId: string;
};
export type AcceptProposalDto = {
  /** A word to the proposing organization. */
  feedback?: string;
};
export type DeclineProposalDto = {
  /** Why, so that the proposing organization can do better. */
  feedback: string;
};
export type MatchLabel = 'strong' | 'good' | 'possible';
export type MatchedWordDto = {
  /** As the text has it. */
  word: string;
  /** Which share of the match it makes, in percent. */
  share: number;
};
export type SimilarProblemDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** An open problem. */
  problem: IndustryProblemDto;
  /** Whether it says almost the same, word for word: nearly all words are the same, or most of the shorter text stands in the other. */
  isCopy: boolean;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type FittingSolutionDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** A solution that may fit already. */
  solution: SolutionDto;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type SimilarDto = {
  /** At most five, copies first, then the most similar; without a `label` where they have little in common. */
  problems: SimilarProblemDto[];
  /** At most five, best first, at least `possible` matches; drafts among them are the viewer’s own. */
  solutions: FittingSolutionDto[];
};
export type FindSimilarDto = {
  /** The title and the description, as far as they are written. */
  text: string;
};
export type SimilarSolutionDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** A solution of the viewer’s organizations. */
  solution: SolutionDto;
  /** Whether it says almost the same, word for word: nearly all words are the same, or most of the shorter text stands in the other. */
  isCopy: boolean;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type Fit = 'same' | 'other' | 'unknown';
export type MatchFactsDto = {
  /** The solution’s technology readiness, 1 to 9. */
  readinessLevel: number;
  /** Whether both belong to one field. */
  category: Fit;
  /** `same` when the problem speaks of the solution’s technology, else `unknown`: problems do not name one. */
  technology: Fit;
  /** Whether the solution is ready for the market: readiness level 7 or more. */
  marketReady: boolean;
  /** Whether both organizations are in one country. */
  region: Fit;
  /** Whether its place in the order is by meaning as well, half and half with the words. The percentage and its words are of
    the words alone. */
  byMeaning: boolean;
};
export type Verdict = 'saved' | 'not_relevant';
export type MatchVerdictDto = {
  /** Its identifier, by which it is taken back. */
  id: string;
  /** What the organization thinks of it. */
  verdict: Verdict;
  /** Why it is not relevant. */
  reason:
    | ('other_problem' | 'other_technology' | 'too_early' | 'other_region' | 'known_already' | 'other' | null)
    | null;
  /** The same in words. */
  note: string | null;
  /** The organization that says so. */
  organizationId: string;
};
export type InvitationState = 'waiting' | 'proposed' | 'declined' | 'lapsed';
export type SolutionMatchDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** Important words of the text that the other lacks, the most important first. */
  missing: string[];
  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;
  /** What an organization of the viewer has said about it; absent while none has. */
  verdict?: MatchVerdictDto;
  /** The newest proposal of this solution to this problem, when the viewer’s organization is part of it. */
  proposal: ('pending' | 'accepted' | 'declined' | 'withdrawn' | null) | null;
  /** When the problem’s owner invited the solution’s organization to propose, if the viewer’s organization is part of it. */
  invitedAt: string | null;
  /** How that invitation stands; absent where there is none. */
  invitation?: InvitationState;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type ProblemMatchDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** The open problem that it may solve. */
  problem: IndustryProblemDto;
  /** Important words of the text that the other lacks, the most important first. */
  missing: string[];
  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;
  /** What an organization of the viewer has said about it; absent while none has. */
  verdict?: MatchVerdictDto;
  /** The newest proposal of this solution to this problem, when the viewer’s organization is part of it. */
  proposal: ('pending' | 'accepted' | 'declined' | 'withdrawn' | null) | null;
  /** When the problem’s owner invited the solution’s organization to propose, if the viewer’s organization is part of it. */
  invitedAt: string | null;
  /** How that invitation stands; absent where there is none. */
  invitation?: InvitationState;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type RecommendationDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** Important words of the text that the other lacks, the most important first. */
  missing: string[];
  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;
  /** The open problem. */
  problem: IndustryProblemDto;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** When it was found. */
  foundAt: string;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type SavedMatchDto = {
  /** The newest proposal of this solution to this problem, when the viewer’s organization is part of it. */
  proposal: ('pending' | 'accepted' | 'declined' | 'withdrawn' | null) | null;
  /** When the problem’s owner invited the solution’s organization to propose, if the viewer’s organization is part of it. */
  invitedAt: string | null;
  /** How that invitation stands; absent where there is none. */
  invitation?: InvitationState;
  /** The problem. */
  problem: IndustryProblemDto;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** What the organization said when it saved it. */
  verdict: MatchVerdictDto;
  /** When it was saved. */
  savedAt: string;
};
export type VerdictReason =
  | 'other_problem'
  | 'other_technology'
  | 'too_early'
  | 'other_region'
  | 'known_already'
  | 'other';
export type JudgeMatchDto = {
  /** The same in words. */
  note?: string;
  /** The problem. */
  problemId: string;
  /** The solution. */
  solutionId: string;
  /** What the organization thinks of it; one that is `not_relevant` is not shown to its people any more. */
  verdict: Verdict;
  /** Why it is not relevant. */
  reason?: VerdictReason;
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
};
export type AlertFrequency = 'off' | 'daily' | 'weekly';
export type MatchAlertsDto = {
  /** How often a mail says what was found: each day, each Monday, or not at all. `weekly` for who has not chosen. */
  frequency: AlertFrequency;
};
export type SetMatchAlertsDto = {
  /** How often a mail shall say what was found. */
  frequency: AlertFrequency;
};
export type InvitationDto = {
  /** Its identifier. */
  id: string;
  /** The open problem, whose owner invites. */
  problem: IndustryProblemDto;
  /** The solution that is asked for. */
  solution: SolutionDto;
  /** What the problem’s owner says to it. */
  note: string | null;
  /** When it was made. */
  createdAt: string;
};
export type InviteToProposeDto = {
  /** A word to the solution’s owner. */
  note?: string;
  /** The published solution of another organization: an id that `listProblemMatches` or `listSolutions` answered. */
  solutionId: string;
};
export type ImpactDto = {
  /** Problems that the viewer's organizations submitted. */
  problemsSubmitted: number;
  /** Solutions that the viewer's organizations published or proposed. */
  solutionsProposed: number;
  /** Projects in phase sandbox, pilot or scaling that the viewer's organizations lead or work on. */
  activeProjects: number;
  /** Other organizations that they work with, counted once a project. */
  collaborations: number;
};
export type ActivityKind =
  | 'problem_submitted'
  | 'solution_published'
  | 'solution_proposed'
  | 'proposal_accepted'
  | 'match_found'
  | 'project_started'
  | 'success_reported';
export type ActivitySubjectType = 'problem' | 'solution' | 'project';
export type ActivitySubjectDto = {
  /** What kind of thing it is. */
  type: ActivitySubjectType;
  /** Its identifier. */
  id: string;
};
export type ActivityDto = {
  /** What happened. */
  kind: ActivityKind;
  /** Title of what it happened to. */
  title: string;
  /** Where to read on. */
  subject: ActivitySubjectDto;
  /** The organization that did it. */
  organizationName: string;
  /** When it happened. */
  at: string;
};
export const {
  useListProblemsQuery,
  useLazyListProblemsQuery,
  useSubmitProblemMutation,
  useCountProblemFacetsQuery,
  useLazyCountProblemFacetsQuery,
  useGetProblemSummaryQuery,
  useLazyGetProblemSummaryQuery,
  useSuggestProblemSearchQuery,
  useLazySuggestProblemSearchQuery,
  usePreviewProblemValueQuery,
  useLazyPreviewProblemValueQuery,
  useGetProblemQuery,
  useLazyGetProblemQuery,
  useListSolutionsQuery,
  useLazyListSolutionsQuery,
  useSubmitSolutionMutation,
  useCountSolutionFacetsQuery,
  useLazyCountSolutionFacetsQuery,
  useGetSolutionSummaryQuery,
  useLazyGetSolutionSummaryQuery,
  useSuggestSolutionSearchQuery,
  useLazySuggestSolutionSearchQuery,
  useGetSolutionQuery,
  useLazyGetSolutionQuery,
  usePublishSolutionMutation,
  useListProposalsQuery,
  useLazyListProposalsQuery,
  useProposeSolutionMutation,
  useAcceptProposalMutation,
  useDeclineProposalMutation,
  useWithdrawProposalMutation,
  useFindSimilarQuery,
  useLazyFindSimilarQuery,
  useFindSimilarSolutionsQuery,
  useLazyFindSimilarSolutionsQuery,
  useListProblemMatchesQuery,
  useLazyListProblemMatchesQuery,
  useCountProblemMatchFacetsQuery,
  useLazyCountProblemMatchFacetsQuery,
  useCountSolutionMatchFacetsQuery,
  useLazyCountSolutionMatchFacetsQuery,
  useListSolutionMatchesQuery,
  useLazyListSolutionMatchesQuery,
  useListRecommendationsQuery,
  useLazyListRecommendationsQuery,
  useListSavedMatchesQuery,
  useLazyListSavedMatchesQuery,
  useJudgeMatchMutation,
  useWithdrawVerdictMutation,
  useGetMatchAlertsQuery,
  useLazyGetMatchAlertsQuery,
  useSetMatchAlertsMutation,
  useAskToStopMatchAlertsQuery,
  useLazyAskToStopMatchAlertsQuery,
  useStopMatchAlertsMutation,
  useInviteToProposeMutation,
  useListInvitationsQuery,
  useLazyListInvitationsQuery,
  useGetImpactQuery,
  useLazyGetImpactQuery,
  useListActivityQuery,
  useLazyListActivityQuery,
} = injectedRtkApi;
