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
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          urgency: queryArg.urgency,
          status: queryArg.status,
          sort: queryArg.sort,
          watched: queryArg.watched,
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
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          urgency: queryArg.urgency,
          status: queryArg.status,
          watched: queryArg.watched,
        },
      }),
    }),
    getProblemSummary: build.query<GetProblemSummaryApiResponse, GetProblemSummaryApiArg>({
      query: () => ({ url: `/api/problems/summary` }),
    }),
    listHiddenProblems: build.query<ListHiddenProblemsApiResponse, ListHiddenProblemsApiArg>({
      query: () => ({ url: `/api/problems/hidden` }),
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
    editProblem: build.mutation<EditProblemApiResponse, EditProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editProblemDto,
      }),
    }),
    discardProblemDraft: build.mutation<DiscardProblemDraftApiResponse, DiscardProblemDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listProblemChanges: build.query<ListProblemChangesApiResponse, ListProblemChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/changes`,
      }),
    }),
    submitProblemDraft: build.mutation<SubmitProblemDraftApiResponse, SubmitProblemDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/submit`,
        method: 'POST',
      }),
    }),
    closeProblem: build.mutation<CloseProblemApiResponse, CloseProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/close`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    solveProblem: build.mutation<SolveProblemApiResponse, SolveProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/solve`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    withdrawProblem: build.mutation<WithdrawProblemApiResponse, WithdrawProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    reopenProblem: build.mutation<ReopenProblemApiResponse, ReopenProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    attachProblemFile: build.mutation<AttachProblemFileApiResponse, AttachProblemFileApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    downloadProblemFile: build.query<DownloadProblemFileApiResponse, DownloadProblemFileApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    removeProblemFile: build.mutation<RemoveProblemFileApiResponse, RemoveProblemFileApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'DELETE',
      }),
    }),
    listSolutions: build.query<ListSolutionsApiResponse, ListSolutionsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          sort: queryArg.sort,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          watched: queryArg.watched,
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
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
          watched: queryArg.watched,
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
    editSolution: build.mutation<EditSolutionApiResponse, EditSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editSolutionDto,
      }),
    }),
    discardSolution: build.mutation<DiscardSolutionApiResponse, DiscardSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    publishSolution: build.mutation<PublishSolutionApiResponse, PublishSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/publish`,
        method: 'POST',
      }),
    }),
    listSolutionChanges: build.query<ListSolutionChangesApiResponse, ListSolutionChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/changes`,
      }),
    }),
    withdrawSolution: build.mutation<WithdrawSolutionApiResponse, WithdrawSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
        body: queryArg.reasonDto,
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
    listProposableSolutions: build.query<ListProposableSolutionsApiResponse, ListProposableSolutionsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/proposable-solutions`,
      }),
    }),
    listOwnProposals: build.query<ListOwnProposalsApiResponse, ListOwnProposalsApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          status: queryArg.status,
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
    listProposalsToDecide: build.query<ListProposalsToDecideApiResponse, ListProposalsToDecideApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/to-decide`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listProposalsToScore: build.query<ListProposalsToScoreApiResponse, ListProposalsToScoreApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/to-score`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    countProposals: build.query<CountProposalsApiResponse, CountProposalsApiArg>({
      query: () => ({ url: `/api/proposals/counts` }),
    }),
    amendProposal: build.mutation<AmendProposalApiResponse, AmendProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.amendProposalDto,
      }),
    }),
    listProposalVersions: build.query<ListProposalVersionsApiResponse, ListProposalVersionsApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/versions`,
      }),
    }),
    decideProposals: build.mutation<DecideProposalsApiResponse, DecideProposalsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/decisions`,
        method: 'POST',
        body: queryArg.decideTogetherDto,
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
    rateFeedback: build.mutation<RateFeedbackApiResponse, RateFeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/helpful`,
        method: 'PUT',
        body: queryArg.rateFeedbackDto,
      }),
    }),
    withdrawProposal: build.mutation<WithdrawProposalApiResponse, WithdrawProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    listOverdueDecisions: build.query<ListOverdueDecisionsApiResponse, ListOverdueDecisionsApiArg>({
      query: () => ({ url: `/api/proposals/overdue` }),
    }),
    getProblemOrganization: build.query<GetProblemOrganizationApiResponse, GetProblemOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/organization`,
      }),
    }),
    getSolutionOrganization: build.query<GetSolutionOrganizationApiResponse, GetSolutionOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/organization`,
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
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
          cursor: queryArg.cursor,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
        },
      }),
    }),
    countProblemMatchFacets: build.query<CountProblemMatchFacetsApiResponse, CountProblemMatchFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/matches/facets`,
        params: {
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          technology: queryArg.technology,
          status: queryArg.status,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
          readinessFrom: queryArg.readinessFrom,
          readinessTo: queryArg.readinessTo,
        },
      }),
    }),
    countSolutionMatchFacets: build.query<CountSolutionMatchFacetsApiResponse, CountSolutionMatchFacetsApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/matches/facets`,
        params: {
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          urgency: queryArg.urgency,
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
          region: queryArg.region,
          submitterType: queryArg.submitterType,
          submitter: queryArg.submitter,
          category: queryArg.category,
          urgency: queryArg.urgency,
          hidden: queryArg.hidden,
          saved: queryArg.saved,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listMatches: build.query<ListMatchesApiResponse, ListMatchesApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/matches`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
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
    listSavedSearches: build.query<ListSavedSearchesApiResponse, ListSavedSearchesApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/saved-searches`,
        params: {
          list: queryArg.list,
        },
      }),
    }),
    saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/saved-searches`,
        method: 'POST',
        body: queryArg.saveSearchDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeSavedSearch: build.mutation<ChangeSavedSearchApiResponse, ChangeSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.changeSavedSearchDto,
      }),
    }),
    deleteSavedSearch: build.mutation<DeleteSavedSearchApiResponse, DeleteSavedSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/saved-searches/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    askToStopMails: build.query<AskToStopMailsApiResponse, AskToStopMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/mails/${encodeURIComponent(String(queryArg.mails))}/stop`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    stopMails: build.mutation<StopMailsApiResponse, StopMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/mails/${encodeURIComponent(String(queryArg.mails))}/stop`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }),
    }),
    getProblemWatch: build.query<GetProblemWatchApiResponse, GetProblemWatchApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/watch`,
      }),
    }),
    watchProblem: build.mutation<WatchProblemApiResponse, WatchProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: 'PUT',
      }),
    }),
    unwatchProblem: build.mutation<UnwatchProblemApiResponse, UnwatchProblemApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: 'DELETE',
      }),
    }),
    getSolutionWatch: build.query<GetSolutionWatchApiResponse, GetSolutionWatchApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/watch`,
      }),
    }),
    watchSolution: build.mutation<WatchSolutionApiResponse, WatchSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: 'PUT',
      }),
    }),
    unwatchSolution: build.mutation<UnwatchSolutionApiResponse, UnwatchSolutionApiArg>({
      query: (queryArg) => ({
        url: `/api/solutions/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: 'DELETE',
      }),
    }),
    listWatched: build.query<ListWatchedApiResponse, ListWatchedApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/watched`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getWatchMails: build.query<GetWatchMailsApiResponse, GetWatchMailsApiArg>({
      query: () => ({ url: `/api/innovation/watched/mails` }),
    }),
    setWatchMails: build.mutation<SetWatchMailsApiResponse, SetWatchMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/innovation/watched/mails`,
        method: 'PUT',
        body: queryArg.setWatchMailsDto,
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
    listQuestions: build.query<ListQuestionsApiResponse, ListQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/questions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    askQuestion: build.mutation<AskQuestionApiResponse, AskQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/questions`,
        method: 'POST',
        body: queryArg.askQuestionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listPeopleToMention: build.query<ListPeopleToMentionApiResponse, ListPeopleToMentionApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/people`,
      }),
    }),
    editQuestion: build.mutation<EditQuestionApiResponse, EditQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editQuestionDto,
      }),
    }),
    deleteQuestion: build.mutation<DeleteQuestionApiResponse, DeleteQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    answerQuestion: build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: 'PUT',
        body: queryArg.answerQuestionDto,
      }),
    }),
    hideQuestion: build.mutation<HideQuestionApiResponse, HideQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}/hiding`,
        method: 'PUT',
        body: queryArg.hideQuestionDto,
      }),
    }),
    showQuestion: build.mutation<ShowQuestionApiResponse, ShowQuestionApiArg>({
      query: (queryArg) => ({
        url: `/api/questions/${encodeURIComponent(String(queryArg.id))}/hiding`,
        method: 'DELETE',
      }),
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
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** How far it has come, separated by commas. */
  status?: ProblemStatus[];
  /** The order. Of what a search has found `best` (where absent) or `newest`. Without a search `newest` (where absent); `value`, the
    greatest in US dollars first and those without one last; `answer-day`, the next day for answers first and what has ended last;
    or `urgency`, the most urgent first. */
  sort?: ProblemSort;
  /** Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last. */
  watched?: boolean;
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
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** How far it has come, separated by commas. */
  status?: ProblemStatus[];
  /** Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last. */
  watched?: boolean;
};
export type GetProblemSummaryApiResponse = /** status 200 OK. */ ProblemSummaryDto;
export type GetProblemSummaryApiArg = void;
export type ListHiddenProblemsApiResponse = /** status 200 OK. */ IndustryProblemDto[];
export type ListHiddenProblemsApiArg = void;
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
export type EditProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type EditProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editProblemDto: EditProblemDto;
};
export type DiscardProblemDraftApiResponse = unknown;
export type DiscardProblemDraftApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListProblemChangesApiResponse = /** status 200 OK. */ ChangeDto[];
export type ListProblemChangesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type SubmitProblemDraftApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type SubmitProblemDraftApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type CloseProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type CloseProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reasonDto: ReasonDto;
};
export type SolveProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type SolveProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reasonDto: ReasonDto;
};
export type WithdrawProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type WithdrawProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reasonDto: ReasonDto;
};
export type ReopenProblemApiResponse = /** status 200 OK. */ IndustryProblemDetailDto;
export type ReopenProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reasonDto: ReasonDto;
};
export type AttachProblemFileApiResponse = /** status 200 OK. */ AttachedFileDto;
export type AttachProblemFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending. */
  name: string;
  /** The file’s bytes. By its content it is one of: application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text, application/vnd.oasis.opendocument.spreadsheet, application/vnd.oasis.opendocument.presentation, image/png, image/jpeg, image/webp, application/zip. */
  body: Blob;
};
export type DownloadProblemFileApiResponse =
  /** status 200 The file. A picture may be shown, all else is to be saved; nothing in it runs. */ Blob;
export type DownloadProblemFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type RemoveProblemFileApiResponse = unknown;
export type RemoveProblemFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
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
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** The order. Of what a search has found `best` (where absent) or `newest`. Without a search `newest` (where absent) or
    `readiness`, the readiest first. */
  sort?: SolutionSort;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last. */
  watched?: boolean;
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
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
  /** Those that the viewer watches, and no others: of more than 2,000 the ones that they began to watch last. */
  watched?: boolean;
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
export type EditSolutionApiResponse = /** status 200 OK. */ SolutionDetailDto;
export type EditSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editSolutionDto: EditSolutionDto;
};
export type DiscardSolutionApiResponse = unknown;
export type DiscardSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type PublishSolutionApiResponse = /** status 200 OK. */ SolutionDetailDto;
export type PublishSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListSolutionChangesApiResponse = /** status 200 OK. */ ChangeDto[];
export type ListSolutionChangesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WithdrawSolutionApiResponse = /** status 200 OK. */ SolutionDetailDto;
export type WithdrawSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reasonDto: ReasonDto;
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
export type ListProposableSolutionsApiResponse = /** status 200 OK. */ ProposableSolutionDto[];
export type ListProposableSolutionsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListOwnProposalsApiResponse = /** status 200 One page, newest first. */ ProposalDto[];
export type ListOwnProposalsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How they stand with the problem's owner, separated by commas. */
  status?: ProposalStatus[];
};
export type ProposeSolutionApiResponse = /** status 201 Created. */ ProposalDto;
export type ProposeSolutionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  proposeSolutionDto: ProposeSolutionDto;
};
export type ListProposalsToDecideApiResponse = /** status 200 One page, what is due first first. */ ProposalDto[];
export type ListProposalsToDecideApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type ListProposalsToScoreApiResponse = /** status 200 One page, newest first. */ ProposalDto[];
export type ListProposalsToScoreApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type CountProposalsApiResponse = /** status 200 OK. */ ProposalCountsDto;
export type CountProposalsApiArg = void;
export type AmendProposalApiResponse = /** status 200 OK. */ ProposalDto;
export type AmendProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  amendProposalDto: AmendProposalDto;
};
export type ListProposalVersionsApiResponse = /** status 200 OK. */ ProposalVersionDto[];
export type ListProposalVersionsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type DecideProposalsApiResponse = /** status 200 OK. */ ProposalDto[];
export type DecideProposalsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  decideTogetherDto: DecideTogetherDto;
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
export type RateFeedbackApiResponse = /** status 200 OK. */ ProposalDto;
export type RateFeedbackApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  rateFeedbackDto: RateFeedbackDto;
};
export type WithdrawProposalApiResponse = /** status 200 OK. */ ProposalDto;
export type WithdrawProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListOverdueDecisionsApiResponse = /** status 200 OK. */ OverdueDecisionsDto[];
export type ListOverdueDecisionsApiArg = void;
export type GetProblemOrganizationApiResponse = /** status 200 OK. */ ProblemOrganizationDto;
export type GetProblemOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetSolutionOrganizationApiResponse = /** status 200 OK. */ SolutionOrganizationDto;
export type GetSolutionOrganizationApiArg = {
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
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Those alone that an organization of the viewer has found not relevant, and with `saved` those that one has saved as well: also such
    as have too little of the text to be among the best. */
  hidden?: boolean;
  /** Those alone that an organization of the viewer has saved, however little they have of the text. */
  saved?: boolean;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
};
export type CountProblemMatchFacetsApiResponse = /** status 200 OK. */ SolutionFacetsDto;
export type CountProblemMatchFacetsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** Technologies, separated by commas. */
  technology?: TechnologyType[];
  /** How far it has come, separated by commas; a `draft` is seen by its organization only. */
  status?: SolutionStatus[];
  /** Those alone that an organization of the viewer has found not relevant, and with `saved` those that one has saved as well: also such
    as have too little of the text to be among the best. */
  hidden?: boolean;
  /** Those alone that an organization of the viewer has saved, however little they have of the text. */
  saved?: boolean;
  /** The lowest technology readiness, 1 to 9. */
  readinessFrom?: number;
  /** The highest technology readiness, 1 to 9; nothing is found where it is below the lowest. */
  readinessTo?: number;
};
export type CountSolutionMatchFacetsApiResponse = /** status 200 OK. */ ProblemFacetsDto;
export type CountSolutionMatchFacetsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** Those alone that an organization of the viewer has found not relevant, and with `saved` those that one has saved as well: also such
    as have too little of the text to be among the best. */
  hidden?: boolean;
  /** Those alone that an organization of the viewer has saved, however little they have of the text. */
  saved?: boolean;
};
export type ListSolutionMatchesApiResponse = /** status 200 One page, best first. */ ProblemMatchDto[];
export type ListSolutionMatchesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 50. */
  limit?: number;
  /** Countries of the organizations that submitted them, ISO 3166-1 alpha-2, separated by commas. */
  region?: string[];
  /** What organizations submitted them are, separated by commas. */
  submitterType?: OrganizationType[];
  /** The organization that submitted them. */
  submitter?: string;
  /** Fields, separated by commas. */
  category?: Category[];
  /** How soon a solution is needed, separated by commas. */
  urgency?: Urgency[];
  /** Those alone that an organization of the viewer has found not relevant, and with `saved` those that one has saved as well: also such
    as have too little of the text to be among the best. */
  hidden?: boolean;
  /** Those alone that an organization of the viewer has saved, however little they have of the text. */
  saved?: boolean;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type ListMatchesApiResponse = /** status 200 One page, newest first. */ FoundMatchDto[];
export type ListMatchesApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type ListRecommendationsApiResponse = /** status 200 OK. */ RecommendationDto[];
export type ListRecommendationsApiArg = {
  /** How many, at most 20. */
  limit?: number;
};
export type ListSavedMatchesApiResponse = /** status 200 OK. */ SavedMatchDto[];
export type ListSavedMatchesApiArg = void;
export type JudgeMatchApiResponse = /** status 200 OK. */ JudgedMatchDto;
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
export type ListSavedSearchesApiResponse = /** status 200 OK. */ SavedSearchDto[];
export type ListSavedSearchesApiArg = {
  /** Those of this list alone. */
  list?: SearchedList;
};
export type SaveSearchApiResponse = /** status 201 Created. */ SavedSearchDto;
export type SaveSearchApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  saveSearchDto: SaveSearchDto;
};
export type ChangeSavedSearchApiResponse = /** status 200 OK. */ SavedSearchDto;
export type ChangeSavedSearchApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  changeSavedSearchDto: ChangeSavedSearchDto;
};
export type DeleteSavedSearchApiResponse = unknown;
export type DeleteSavedSearchApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AskToStopMailsApiResponse = unknown;
export type AskToStopMailsApiArg = {
  mails: string;
  /** From the link in a mail. */
  token: string;
};
export type StopMailsApiResponse = unknown;
export type StopMailsApiArg = {
  mails: string;
  /** From the link in a mail. */
  token: string;
};
export type GetProblemWatchApiResponse = /** status 200 OK. */ WatchDto;
export type GetProblemWatchApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WatchProblemApiResponse = unknown;
export type WatchProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type UnwatchProblemApiResponse = unknown;
export type UnwatchProblemApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetSolutionWatchApiResponse = /** status 200 OK. */ WatchDto;
export type GetSolutionWatchApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WatchSolutionApiResponse = unknown;
export type WatchSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type UnwatchSolutionApiResponse = unknown;
export type UnwatchSolutionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListWatchedApiResponse = /** status 200 One page, newest first. */ WatchedDto[];
export type ListWatchedApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type GetWatchMailsApiResponse = /** status 200 OK. */ WatchMailsDto;
export type GetWatchMailsApiArg = void;
export type SetWatchMailsApiResponse = /** status 200 OK. */ WatchMailsDto;
export type SetWatchMailsApiArg = {
  setWatchMailsDto: SetWatchMailsDto;
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
export type ListQuestionsApiResponse = /** status 200 One page. */ QuestionDto[];
export type ListQuestionsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type AskQuestionApiResponse = /** status 201 Created. */ QuestionDto;
export type AskQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  askQuestionDto: AskQuestionDto;
};
export type ListPeopleToMentionApiResponse = /** status 200 OK. */ MentionDto[];
export type ListPeopleToMentionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type EditQuestionApiResponse = /** status 200 OK. */ QuestionDto;
export type EditQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editQuestionDto: EditQuestionDto;
};
export type DeleteQuestionApiResponse = unknown;
export type DeleteQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AnswerQuestionApiResponse = /** status 200 OK. */ QuestionDto;
export type AnswerQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerQuestionDto: AnswerQuestionDto;
};
export type HideQuestionApiResponse = /** status 200 OK. */ QuestionDto;
export type HideQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  hideQuestionDto: HideQuestionDto;
};
export type ShowQuestionApiResponse = /** status 200 OK. */ QuestionDto;
export type ShowQuestionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetImpactApiResponse = /** status 200 OK. */ ImpactDto;
export type GetImpactApiArg = void;
export type ListActivityApiResponse = /** status 200 OK. */ ActivityDto[];
export type ListActivityApiArg = {
  /** How many, at most 100. */
  limit?: number;
};
export type ProblemStatus = 'draft' | 'open' | 'in_progress' | 'solved' | 'closed' | 'withdrawn';
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
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type IndustryProblemDto = {
  /** The day, in UTC, by which its organization answers every proposal; those that come later than 14 days before it, within 14 days. `null`
    of a draft that does not say it. */
  decideBy: string | null;
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
  /** How far it has come; only an `open` one takes proposals. A `draft` is seen by its organization alone; a `withdrawn` one by that, and
    by who has proposed to it. */
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
export type ProblemSort = 'best' | 'newest' | 'value' | 'answer-day' | 'urgency';
export type Reward = 'pilot' | 'purchase' | 'rights';
export type BudgetDto = {
  /** At least, in units of `currency`; exact. */
  from: string | null;
  /** At most, in units of `currency`; exact. */
  to: string | null;
  /** ISO 4217. */
  currency: string;
};
export type BriefDto = {
  /** Technology readiness that a solution has at least, 1 to 9. */
  requiredReadiness: number | null;
  /** What the winner gets. */
  rewards: Reward[];
  /** What must be true of a solution, as plain text. */
  successCriteria: string | null;
  /** Countries in which it must work, ISO 3166-1 alpha-2. */
  regions: string[];
  /** What is there to spend. */
  budget: BudgetDto | (null | null);
  /** The same in words. */
  rewardNote: string | null;
};
export type AttachedFileDto = {
  /** Its media type, as its content shows it. */
  type:
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    | 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
    | 'application/vnd.oasis.opendocument.text'
    | 'application/vnd.oasis.opendocument.spreadsheet'
    | 'application/vnd.oasis.opendocument.presentation'
    | 'image/png'
    | 'image/jpeg'
    | 'image/webp'
    | 'application/zip';
  /** When it was attached. */
  createdAt: string;
  /** Its identifier. */
  id: string;
  /** As it was called where it came from, ending as its type does. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
};
export type ProjectPhase = 'planning' | 'sandbox' | 'pilot' | 'scaling' | 'deployed';
export type ProjectLinkDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** Where it stands in the innovation lifecycle. */
  phase: ProjectPhase;
};
export type IndustryProblemDetailDto = {
  /** The day, in UTC, by which its organization answers every proposal; those that come later than 14 days before it, within 14 days. `null`
    of a draft that does not say it. */
  decideBy: string | null;
  /** Where the viewer may take it from where it stands. */
  nextStatuses: ProblemStatus[];
  /** The day by which the first of these was promised an answer. */
  waitingDueOn: string | null;
  /** When it changed last. */
  updatedAt: string;
  /** Counted up with each edit: `editProblem` says which one it was made on. */
  revision: number;
  /** What says when a solution is one, and what comes of it. */
  brief: BriefDto;
  /** What is attached to it, in the order in which it was. */
  files: AttachedFileDto[];
  /** The projects that came of it, newest first, 20 at most. */
  projects: ProjectLinkDto[];
  /** Whether the viewer may edit it. */
  canEdit: boolean;
  /** Whether the viewer may accept and decline proposals to this problem. */
  canDecide: boolean;
  /** How many proposals wait for the viewer's decision; 50 for as many or more. */
  waitingProposals: number;
  /** How many proposals wait for the viewer's score, as a reviewer; 50 for as many or more. */
  dueScores: number;
  /** Whether the viewer may propose a solution to it. */
  canPropose: boolean;
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
  /** How far it has come; only an `open` one takes proposals. A `draft` is seen by its organization alone; a `withdrawn` one by that, and
    by who has proposed to it. */
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
  /** What must be true of a solution, as plain text; line breaks are kept. */
  successCriteria?: string;
  /** What is there to spend at least, written as `estimatedValue` is. */
  budgetFrom?: string;
  /** What is there to spend at most, in the same currency. */
  budgetTo?: string;
  /** What the winner gets. */
  rewards?: Reward[];
  /** The same in words. */
  rewardNote?: string;
  /** The day, in UTC, by which every proposal is answered: from 7 to 365 days ahead when it is set. Without it, it is 60 days after the problem
    was put before all members, and an edit leaves it as it is. */
  decideBy?: string;
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
  /** Keeps it for the people of the organization alone, until `submitProblemDraft`. A draft is not counted by the plan. */
  draft?: boolean;
  /** The field it belongs to. */
  category?: Category;
  /** How soon a solution is needed. */
  urgency?: Urgency;
  /** Technology readiness that a solution must have at least, 1 to 9. */
  requiredReadiness?: number;
  /** Countries in which it must work, ISO 3166-1 alpha-2, 20 at most; none for anywhere. */
  regions?: string[];
};
export type FacetCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
};
export type SubmitterCountDto = {
  /** A value of the facet. */
  value: string;
  /** How many there would be with this value instead of those that the facet is narrowed to, the other filters as they are. */
  count: number;
  /** Of matches: how many more there would be that have no label, as they share a few words with the text alone. Absent where there are
    none. */
  weaker?: number;
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
  /** By what the organization that submitted them is. */
  submitterType: FacetCountDto[];
  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];
  /** Those that the viewer watches, as `true`; absent where it is counted what matches something. */
  watched?: FacetCountDto[];
  /** Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
    one: the numbers are then those without its words. Where it finds fewer of a submitter that is asked for, these are counted, and other
    submitters left out. And where many are counted for the first time, which takes a moment: what is
    not counted yet is left out. */
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
export type EditProblemDto = {
  /** What the problem is, on one line. */
  title: string;
  /** The problem in detail, as plain text; line breaks are kept. */
  description: string;
  /** As people write it: an amount with an optional currency (US dollars when none is named). `previewProblemValue` says
    how it is understood; what is not is refused with `value_not_understood`. */
  estimatedValue?: string;
  /** Up to 20, each of at most 50 characters. */
  tags?: string[];
  /** What must be true of a solution, as plain text; line breaks are kept. */
  successCriteria?: string;
  /** What is there to spend at least, written as `estimatedValue` is. */
  budgetFrom?: string;
  /** What is there to spend at most, in the same currency. */
  budgetTo?: string;
  /** What the winner gets. */
  rewards?: Reward[];
  /** The same in words. */
  rewardNote?: string;
  /** The day, in UTC, by which every proposal is answered: from 7 to 365 days ahead when it is set. Without it, it is 60 days after the problem
    was put before all members, and an edit leaves it as it is. */
  decideBy?: string;
  /** The `revision` that was read before it was edited. */
  revision: number;
  /** The field it belongs to. */
  category?: Category;
  /** How soon a solution is needed. */
  urgency?: Urgency;
  /** Technology readiness that a solution must have at least, 1 to 9. */
  requiredReadiness?: number;
  /** Countries in which it must work, ISO 3166-1 alpha-2, 20 at most; none for anywhere. */
  regions?: string[];
};
export type ChangeKind =
  | 'submitted'
  | 'edited'
  | 'status_changed'
  | 'decide_by_moved'
  | 'phase_changed'
  | 'gate_item_ticked'
  | 'gate_item_cleared'
  | 'partner_joined'
  | 'partner_changed'
  | 'partner_left'
  | 'partner_removed'
  | 'lead_handed_over'
  | 'milestone_added'
  | 'milestone_changed'
  | 'milestone_done'
  | 'milestone_reopened'
  | 'milestone_removed'
  | 'update_posted'
  | 'update_edited'
  | 'update_removed'
  | 'spend_recorded'
  | 'spend_removed'
  | 'file_attached'
  | 'file_removed';
export type ChangeDto = {
  /** Its identifier. */
  id: string;
  /** What has happened. */
  kind: ChangeKind;
  /** Where it stood before: a status or, of `decide_by_moved`, the day by which proposals are answered. */
  fromStatus: string | null;
  /** Where it has stood since, in the same form. */
  toStatus: string | null;
  /** Why, in the words of who did it. */
  reason: string | null;
  /** What was edited. */
  fields: string[];
  /** Who did it: to people of the same organization the person, to others the organization. */
  by: string;
  /** When it happened. */
  at: string;
};
export type ReasonDto = {
  /** In a sentence or two. */
  reason: string;
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
export type SolutionSort = 'best' | 'newest' | 'readiness';
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
  /** The projects that came of it, newest first, 20 at most. */
  projects: ProjectLinkDto[];
  /** Whether the viewer may publish it: it is a draft of an organization for which they may write. */
  canPublish: boolean;
  /** Counted up with each edit: `editSolution` says which one it was made on. */
  revision: number;
  /** Whether the viewer may edit it. */
  canEdit: boolean;
  /** Whether the viewer may take it back, so that it is a draft again. */
  canWithdraw: boolean;
};
export type SubmitSolutionDto = {
  /** What the solution is, on one line. */
  title: string;
  /** The solution in detail, as plain text; line breaks are kept. */
  description: string;
  /** Up to 20, each of at most 50 characters. */
  tags?: string[];
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
  /** Proposes the solution to this problem, which publishes it. */
  problemId?: string;
  /** A word to the problem's owner, where `problemId` is given. */
  note?: string;
  /** Whether all members may see it at once; otherwise it stays a draft of the organization. */
  publish?: boolean;
  /** The field it belongs to. */
  category?: Category;
  /** The technology it rests on. */
  technologyType?: TechnologyType;
  /** Technology readiness, 1 to 9. */
  readinessLevel?: number;
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
  /** By what the organization that submitted them is. */
  submitterType: FacetCountDto[];
  /** By the organization that submitted them, the ten with most. */
  submitter: SubmitterCountDto[];
  /** Those that the viewer watches, as `true`; absent where it is counted what matches something. */
  watched?: FacetCountDto[];
  /** Whether these are the numbers of what was asked for. `false` where a search finds more than 1,000, which are not counted one by
    one: the numbers are then those without its words. And where many are counted for the first time, which takes a moment: what is
    not counted yet is left out. */
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
export type EditSolutionDto = {
  /** What the solution is, on one line. */
  title: string;
  /** The solution in detail, as plain text; line breaks are kept. */
  description: string;
  /** Up to 20, each of at most 50 characters. */
  tags?: string[];
  /** The `revision` that was read before it was edited. */
  revision: number;
  /** The field it belongs to. */
  category?: Category;
  /** The technology it rests on. */
  technologyType?: TechnologyType;
  /** Technology readiness, 1 to 9. */
  readinessLevel?: number;
};
export type ProposedToDto = {
  /** The problem's identifier. */
  id: string;
  /** What the problem is, on one line. */
  title: string;
  /** How far the problem has come. */
  status: ProblemStatus;
  /** The organization that decides. */
  submittedBy: SubmitterDto;
};
export type ProposedSolutionDto = {
  /** Technology readiness, 1 to 9, as the title is; `null` where it was taken back before that was kept. */
  readinessLevel: number | null;
  /** The solution's identifier; `null` where the proposal `isBlind`. */
  id: string | null;
  /** What the solution is, on one line; where `isTakenBack`, what it was when it was proposed. */
  title: string;
  /** How far the solution has come; a draft is there for its organization alone. */
  status: SolutionStatus;
  /** Whether it is a draft again and the viewer is of another organization: they have this of it, and no page. */
  isTakenBack: boolean;
  /** What it was in detail when it was proposed, as plain text; only where `isTakenBack`, as else it has a page. */
  description: string | null;
  /** The organization that proposes it; `null` where the proposal `isBlind`. */
  submittedBy: SubmitterDto | (null | null);
};
export type ProposalStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type ProposalDto = {
  /** Which version the note is; from 2 on there are earlier ones. */
  version: number;
  /** The day, in UTC, by which its proposer was promised an answer: the problem's `decideBy` when it was made, or 14 days after that where it
    was made later; sooner where that was moved to sooner. `null` to a problem of the same organization, and of decisions before there was one. */
  answerDueOn: string | null;
  /** Its identifier. */
  id: string;
  /** What it is called to who must not know whose it is; always the same. */
  label: string;
  /** Whether it is kept from the viewer who proposes: a reviewer of the problem who has still to score it. */
  isBlind: boolean;
  /** What it is for. */
  problem: ProposedToDto;
  /** What is proposed. */
  solution: ProposedSolutionDto;
  /** What the proposing organization adds. */
  note: string | null;
  /** When this version took the place of an earlier one; `null` for the first. */
  amendedAt: string | null;
  /** Where it stands with the problem's owner. */
  status: ProposalStatus;
  /** What the problem's owner answers. */
  feedback: string | null;
  /** What the problem's owner finds good about it; empty before a decision, and where it was decided before they were asked for. */
  strengths: string[];
  /** What would make it better, or the next one; empty where `strengths` is. */
  improvements: string[];
  /** Whether the answer has helped the proposing organization; `null` while it has not said so. */
  helpful: boolean | null;
  /** What the proposing organization adds to that. */
  helpfulNote: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
  /** The project that came of it, once it was accepted; `null` while there is none. */
  projectId: string | null;
};
export type ProposableSolutionDto = {
  /** How its newest proposal to the problem stands; `null` where there is none. Once it was declined or withdrawn it can be proposed again. */
  proposal: ('pending' | 'accepted' | 'declined' | 'withdrawn' | null) | null;
  /** The solution's identifier. */
  id: string;
  /** What it is, on one line. */
  title: string;
  /** The organization that has it. */
  submittedBy: SubmitterDto;
};
export type ProposeSolutionDto = {
  /** The problem, which must be open: an id that `listProblems` answered. */
  problemId: string;
  /** The solution, one of the viewer's organizations': an id that `submitSolution` or `listSolutions` answered. */
  solutionId: string;
  /** A word to the problem's owner. */
  note?: string;
};
export type ProposalCountsDto = {
  /** Of those that they have made, by how they stand: every status, also where there is none. */
  status: FacetCountDto[];
  /** Of those to their problems, how many wait for a decision that the viewer may make. */
  toDecide: number;
  /** How many wait for the viewer's score, as a reviewer. */
  toScore: number;
};
export type AmendProposalDto = {
  /** What the proposing organization says instead. */
  note: string;
  /** The `version` that it was written on: with another one standing meanwhile, `proposal_amended` is answered. */
  version: number;
};
export type ProposalVersionDto = {
  /** From 1 on. */
  number: number;
  /** What the proposing organization said in this version. */
  note: string | null;
  /** When it was written. */
  createdAt: string;
};
export type TogetherDecisionDto = {
  /** A proposal to the problem: an id that `getRanking` or `listProposals` answered. */
  proposalId: string;
  /** Whether it is accepted or declined. */
  decision: 'accepted' | 'declined';
  /** A word to the proposing organization; required where it is declined. */
  feedback?: string;
  /** What is good about the proposal: one to five lines, each of at most 500 characters. Empty lines are left out. */
  strengths: string[];
  /** What would make it better, or the next one: one to five lines, each of at most 500 characters. Empty lines are left out. */
  improvements: string[];
  /** The `version` that was read: with another one standing, nothing is decided. */
  version: number;
};
export type DecideTogetherDto = {
  /** One to fifty, each about another proposal. */
  decisions: TogetherDecisionDto[];
};
export type AcceptProposalDto = {
  /** What is good about the proposal: one to five lines, each of at most 500 characters. Empty lines are left out. */
  strengths: string[];
  /** What would make it better, or the next one: one to five lines, each of at most 500 characters. Empty lines are left out. */
  improvements: string[];
  /** A word to the proposing organization. */
  feedback?: string;
  /** The `version` that was read: with another one standing meanwhile, `proposal_amended` is answered. Without it, the one that stands
    is decided. */
  version?: number;
};
export type DeclineProposalDto = {
  /** What is good about the proposal: one to five lines, each of at most 500 characters. Empty lines are left out. */
  strengths: string[];
  /** What would make it better, or the next one: one to five lines, each of at most 500 characters. Empty lines are left out. */
  improvements: string[];
  /** Why, so that the proposing organization can do better. */
  feedback: string;
  /** The `version` that was read: with another one standing meanwhile, `proposal_amended` is answered. Without it, the one that stands
    is decided. */
  version?: number;
};
export type RateFeedbackDto = {
  /** A word to who decided; without one, what was said before is taken back. */
  note?: string;
  /** Whether the answer has helped. */
  helpful: boolean;
};
export type OverdueDecisionsDto = {
  /** How many of its decisions are overdue: 1 to 1,000, which stands for as many or more. */
  overdue: number;
  /** The organization, one that the viewer may decide for. */
  organizationId: string;
  /** Whether they are too many, more than five, for it to submit or reopen a problem: that answers `decisions_overdue`. */
  stopsProblems: boolean;
};
export type AnswerRecordDto = {
  /** How many of a hundred of these were decided by the day that was promised; what is overdue was not. */
  inTimePercent: number;
  /** Within so many days half of the decisions were made; `null` where none was. */
  medianDays: number | null;
  /** Of how many proposals that is, decided or overdue. */
  counted: number;
};
export type ProblemOrganizationDto = {
  /** How many problems of it members see; 1,000 for as many or more. */
  problems: number;
  /** How many of these are solved. */
  solved: number;
  /** How it has answered proposals; `null` while fewer than five were decided or are overdue. */
  record: AnswerRecordDto | (null | null);
  /** Where it is, ISO 3166-1 alpha-2; `null` where it has not said so. */
  country: string | null;
  /** Since when it is a member. */
  memberSince: string | null;
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
};
export type SolutionOrganizationDto = {
  /** How many solutions of it members see; 1,000 for as many or more. */
  solutions: number;
  /** How many of its proposals other organizations have accepted; 1,000 for as many or more. */
  accepted: number;
  /** Where it is, ISO 3166-1 alpha-2; `null` where it has not said so. */
  country: string | null;
  /** Since when it is a member. */
  memberSince: string | null;
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** Whether it has left the alliance, so that nobody there can be asked any more; absent where it has not. */
  hasLeft?: boolean;
  /** Whether it is suspended, so that nothing new is sent to it; absent where it is not. */
  isSuspended?: boolean;
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
  /** Its identifier, by which it is taken back. Another one each time that the organization says something. */
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
  /** Whether the viewer may invite others to propose to the problem: they act for its organization, and review no proposals to it
    without knowing whose they are. Who has proposed, or was invited already, is not invited again. */
  canInvite: boolean;
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
  /** Whether the viewer may invite others to propose to the problem: they act for its organization, and review no proposals to it
    without knowing whose they are. Who has proposed, or was invited already, is not invited again. */
  canInvite: boolean;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type FoundMatchDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;
  /** Names the pair; it leads to nothing. */
  id: string;
  /** The problem. */
  problem: IndustryProblemDto;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** When it was found: when the later of the two came, or said something else by which it became a good match. */
  foundAt: string;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
};
export type RecommendationDto = {
  /** Text match: which part of the text is matched by the other, 0 to 100, as its words weigh. It is no probability. */
  percent: number;
  /** What is known beside the texts; nothing of it is in the percentage. */
  facts: MatchFactsDto;
  /** Important words of the text that the other lacks, the most important first. */
  missing: string[];
  /** Whether the viewer may invite others to propose to the problem: they act for its organization, and review no proposals to it
    without knowing whose they are. Who has proposed, or was invited already, is not invited again. */
  canInvite: boolean;
  /** `strong` from 80, `good` from 60, `possible` from 40; absent below. */
  label?: MatchLabel;
  /** The words that make most of the match, the most important first. */
  words: MatchedWordDto[];
  /** The problem. */
  problem: IndustryProblemDto;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** When it was found: when the later of the two came, or said something else by which it became a good match. */
  foundAt: string;
};
export type SavedMatchDto = {
  /** The newest proposal of this solution to this problem, when the viewer’s organization is part of it. */
  proposal: ('pending' | 'accepted' | 'declined' | 'withdrawn' | null) | null;
  /** When the problem’s owner invited the solution’s organization to propose, if the viewer’s organization is part of it. */
  invitedAt: string | null;
  /** How that invitation stands; absent where there is none. */
  invitation?: InvitationState;
  /** Whether the viewer may invite others to propose to the problem: they act for its organization, and review no proposals to it
    without knowing whose they are. Who has proposed, or was invited already, is not invited again. */
  canInvite: boolean;
  /** The problem. */
  problem: IndustryProblemDto;
  /** The solution that may fit. */
  solution: SolutionDto;
  /** What the organization said when it saved it. */
  verdict: MatchVerdictDto;
  /** When it was saved. */
  savedAt: string;
};
export type JudgedMatchDto = {
  /** Its identifier, by which it is taken back. Another one each time that the organization says something. */
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
  /** What the organization had said before, in place of which this stands; `null` for a match that it had not judged. */
  replaced: MatchVerdictDto | (null | null);
  /** Whether that declined an invitation for the first time, of which those who have invited are told by mail. */
  toldWhoInvited: boolean;
};
export type VerdictReason =
  | 'other_problem'
  | 'other_technology'
  | 'too_early'
  | 'other_region'
  | 'known_already'
  | 'other';
export type JudgeMatchDto = {
  /** The problem. */
  problemId: string;
  /** The solution. */
  solutionId: string;
  /** The same in words. */
  note?: string;
  /** On whose behalf; by default the viewer's first organization in which they are more than a viewer. */
  organizationId?: string;
  /** Only in place of this verdict of the organization: what it has said since stands. For who says again what they have replaced, and
    who knows of one that hides the match, which is replaced by its name alone. */
  replaces?: string;
  /** What the organization thinks of it; one that is `not_relevant` is not shown to its people any more. */
  verdict: Verdict;
  /** Why it is not relevant. */
  reason?: VerdictReason;
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
export type SearchedList = 'problems' | 'solutions';
export type SavedSearchDto = {
  /** Which list it searches. */
  list: SearchedList;
  /** How often a mail says what is new in it: each day, each Monday, or not at all. */
  frequency: AlertFrequency;
  /** Its identifier. */
  id: string;
  /** What the person calls it. */
  name: string;
  /** Words, filters, order and view, as they stand in the list’s address behind the question mark: `/problems?…`. Empty for the whole list. */
  query: string;
  /** When it was saved. */
  createdAt: string;
};
export type SaveSearchDto = {
  /** What to call it, up to 80 characters; one name for one search of a list. */
  name: string;
  /** What stands in the list’s address behind the question mark: `search`, `sort`, `view`, and the filters of `listProblems` or
    `listSolutions`. What the list cannot be asked is refused; empty for the whole list. */
  query: string;
  /** How often a mail shall say what is new in it; nothing new is no mail. */
  frequency: AlertFrequency;
  /** Which list it searches. */
  list: SearchedList;
};
export type ChangeSavedSearchDto = {
  /** What to call it, up to 80 characters; one name for one search of a list. */
  name: string;
  /** What stands in the list’s address behind the question mark: `search`, `sort`, `view`, and the filters of `listProblems` or
    `listSolutions`. What the list cannot be asked is refused; empty for the whole list. */
  query: string;
  /** How often a mail shall say what is new in it; nothing new is no mail. */
  frequency: AlertFrequency;
};
export type WatchDto = {
  /** Whether the viewer watches it. */
  isWatched: boolean;
};
export type WatchedNoun = 'problem' | 'solution';
export type WatchedDto = {
  /** What is watched. */
  noun: WatchedNoun;
  /** Of the watch. */
  id: string;
  /** The problem’s or the solution’s identifier. */
  subjectId: string;
  /** Its title. */
  title: string;
  /** How far it has come: a status of a problem, or of a solution. */
  status: string;
  /** The organization that submitted it. */
  submittedBy: SubmitterDto;
  /** Since when the viewer watches it. */
  createdAt: string;
};
export type WatchMailsDto = {
  /** Whether a mail says when the status of something watched has changed, at most one a day. */
  isMailed: boolean;
};
export type SetWatchMailsDto = {
  /** Whether a mail shall say when the status of something watched has changed. */
  isMailed: boolean;
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
  /** The published solution of another organization: an id that `listProblemMatches` or `listSolutions` answered. */
  solutionId: string;
  /** A word to the solution’s owner. */
  note?: string;
};
export type MentionDto = {
  /** The person's identifier, as it stands in the text: `@[Ada Okafor](person:<id>)`. */
  id: string;
  /** The person's name. */
  name: string;
};
export type AnswerDto = {
  /** What the problem's organization answers, as Markdown. */
  text: string;
  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: MentionDto[];
  /** When it was given. */
  answeredAt: string;
  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;
};
export type HidingDto = {
  /** Why the problem's organization has hidden the question. */
  reason: string;
  /** Since when. */
  hiddenAt: string;
};
export type QuestionDto = {
  /** Its identifier. */
  id: string;
  /** What is asked, as Markdown. */
  text: string;
  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: MentionDto[];
  /** The organization that it is asked for. */
  askedBy: SubmitterDto;
  /** When it was asked. */
  createdAt: string;
  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;
  /** `null` while it waits for one. */
  answer: AnswerDto | (null | null);
  /** Counted up as the words of the question or of its answer change: `answerQuestion` and `editQuestion` say which one they were
    written on. */
  revision: number;
  /** `null` where all members see it. A hidden one is answered to who asked it and to the problem's organization alone. */
  hiding: HidingDto | (null | null);
  /** Whether the viewer is the one who asked it. */
  isOwn: boolean;
  /** Whether the viewer may change its words or delete it: who asked it, until it is answered. */
  canEdit: boolean;
};
export type AskQuestionDto = {
  /** What is asked, as Markdown: 1 to 2,000 characters. `@[Name](person:<id>)` mentions
    somebody of `listPeopleToMention`; anybody else stays a word of the text. */
  text: string;
  /** For which organization; by default the viewer's first in which they are more than a viewer. */
  organizationId?: string;
};
export type EditQuestionDto = {
  /** Its new words, as Markdown: 1 to 2,000 characters. `@[Name](person:<id>)` mentions
    somebody of `listPeopleToMention`; anybody else stays a word of the text. */
  text: string;
  /** The `revision` of the question that was read before it was changed; without it the words that stand are replaced, whatever they are. */
  revision?: number;
};
export type AnswerQuestionDto = {
  /** The answer, as Markdown: 1 to 5,000 characters. `@[Name](person:<id>)` mentions
    somebody of `listPeopleToMention`; anybody else stays a word of the text. */
  text: string;
  /** The `revision` of the question that was read before it was answered. */
  revision: number;
};
export type HideQuestionDto = {
  /** Why: the one who asked reads it. 1 to 500 characters. */
  reason: string;
};
export type ImpactDto = {
  /** Problems that the viewer's organizations submitted, those withdrawn aside. */
  problemsSubmitted: number;
  /** Solutions that the viewer's organizations published or proposed. */
  solutionsProposed: number;
  /** Projects in phase sandbox, pilot or scaling that the viewer's organizations lead or work on. */
  activeProjects: number;
  /** The same in whatever phase. */
  projects: number;
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
export type ActivitySubjectType = 'problem' | 'solution' | 'project' | 'story';
export type ActivitySubjectDto = {
  /** What kind of thing it is. */
  type: ActivitySubjectType;
  /** Its identifier. */
  id: string;
};
export type ActivityDto = {
  /** Tells it apart from others of its kind. */
  id: string;
  /** What happened. */
  kind: ActivityKind;
  /** Title of what it happened to. */
  title: string;
  /** Where to read on. */
  subject: ActivitySubjectDto;
  /** The organization that did it. */
  organizationName: string;
  /** Its identifier; `null` while it is not said which one it is. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; absent where it has none. */
  logoId?: string;
  /** When it happened. */
  at: string;
};
