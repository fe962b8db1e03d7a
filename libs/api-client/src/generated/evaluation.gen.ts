import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRubric: build.query<GetRubricApiResponse, GetRubricApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/rubric`,
      }),
    }),
    changeRubric: build.mutation<ChangeRubricApiResponse, ChangeRubricApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/rubric`,
        method: 'PUT',
        body: queryArg.changeRubricDto,
      }),
    }),
    listRubricVersions: build.query<ListRubricVersionsApiResponse, ListRubricVersionsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/rubric/versions`,
      }),
    }),
    getEvaluation: build.query<GetEvaluationApiResponse, GetEvaluationApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/evaluation`,
      }),
    }),
    listReviewerCandidates: build.query<ListReviewerCandidatesApiResponse, ListReviewerCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/reviewer-candidates`,
      }),
    }),
    addReviewer: build.mutation<AddReviewerApiResponse, AddReviewerApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/reviewers/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PUT',
      }),
    }),
    removeReviewer: build.mutation<RemoveReviewerApiResponse, RemoveReviewerApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/reviewers/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'DELETE',
      }),
    }),
    chooseLead: build.mutation<ChooseLeadApiResponse, ChooseLeadApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/evaluation/lead`,
        method: 'PUT',
        body: queryArg.chooseLeadDto,
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/reviews`,
      }),
    }),
    scoreProposal: build.mutation<ScoreProposalApiResponse, ScoreProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/score`,
        method: 'PUT',
        body: queryArg.scoreProposalDto,
      }),
    }),
    recuseFromProposal: build.mutation<RecuseFromProposalApiResponse, RecuseFromProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/recusal`,
        method: 'PUT',
        body: queryArg.excuseDto,
      }),
    }),
    excludeReviewer: build.mutation<ExcludeReviewerApiResponse, ExcludeReviewerApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/excuses/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PUT',
        body: queryArg.excuseDto,
      }),
    }),
    readmitReviewer: build.mutation<ReadmitReviewerApiResponse, ReadmitReviewerApiArg>({
      query: (queryArg) => ({
        url: `/api/proposals/${encodeURIComponent(String(queryArg.id))}/excuses/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'DELETE',
      }),
    }),
    getRanking: build.query<GetRankingApiResponse, GetRankingApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/ranking`,
      }),
    }),
    compareProposals: build.query<CompareProposalsApiResponse, CompareProposalsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems/${encodeURIComponent(String(queryArg.id))}/comparison`,
        params: {
          proposals: queryArg.proposals,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as evaluationApi };
export type GetRubricApiResponse = /** status 200 OK. */ RubricDto;
export type GetRubricApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ChangeRubricApiResponse = /** status 200 OK. */ RubricDto;
export type ChangeRubricApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  changeRubricDto: ChangeRubricDto;
};
export type ListRubricVersionsApiResponse = /** status 200 OK. */ RubricVersionDto[];
export type ListRubricVersionsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetEvaluationApiResponse = /** status 200 OK. */ EvaluationDto;
export type GetEvaluationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListReviewerCandidatesApiResponse = /** status 200 OK. */ ColleagueDto[];
export type ListReviewerCandidatesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AddReviewerApiResponse = /** status 200 OK. */ EvaluationDto;
export type AddReviewerApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
};
export type RemoveReviewerApiResponse = /** status 200 OK. */ EvaluationDto;
export type RemoveReviewerApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
};
export type ChooseLeadApiResponse = /** status 200 OK. */ EvaluationDto;
export type ChooseLeadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  chooseLeadDto: ChooseLeadDto;
};
export type ListReviewsApiResponse = /** status 200 OK. */ ReviewDto[];
export type ListReviewsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ScoreProposalApiResponse = /** status 200 OK. */ ReviewDto;
export type ScoreProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  scoreProposalDto: ScoreProposalDto;
};
export type RecuseFromProposalApiResponse = /** status 200 OK. */ ReviewDto;
export type RecuseFromProposalApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  excuseDto: ExcuseDto;
};
export type ExcludeReviewerApiResponse = unknown;
export type ExcludeReviewerApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
  excuseDto: ExcuseDto;
};
export type ReadmitReviewerApiResponse = unknown;
export type ReadmitReviewerApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
};
export type GetRankingApiResponse = /** status 200 OK. */ RankingDto;
export type GetRankingApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type CompareProposalsApiResponse = /** status 200 OK. */ ComparedProposalDto[];
export type CompareProposalsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** One to three proposals to the problem, separated by commas: ids that `getRanking` or `listProposals` answered. */
  proposals: string[];
};
export type CriterionDto = {
  /** What scores name it by; kept over the versions of a rubric. */
  key: number;
  /** How much it counts, 1 to 100, relative to the others. */
  weight: number;
  /** What share of the whole that is, in percent; those of a rubric add up to 100. */
  share: number;
  /** What is judged, on one line. */
  name: string;
  /** What it means: when it deserves much, and when little. */
  meaning: string | null;
};
export type RubricVersionDto = {
  /** From 1 on. */
  version: number;
  /** One to eight, in the order of who wrote them. */
  criteria: CriterionDto[];
  /** Who wrote it: to people of the same organization the person, to others the organization. */
  by: string;
  /** When it was written. */
  writtenAt: string;
};
export type RubricDto = {
  /** The one in force; `null` where there is none. */
  inForce: RubricVersionDto | (null | null);
  /** Counted up with each edit: `changeRubric` says which one it was made on. 0 before the first. */
  revision: number;
  /** Whether a change makes a new version, of which who has proposed is told: since the problem was submitted. Before, it changes the
    version that stands. */
  isFrozen: boolean;
  /** Whether the viewer may change it. */
  canChange: boolean;
};
export type WantedCriterionDto = {
  /** What is judged, on one line; each name once. */
  name: string;
  /** What it means: when it deserves much, and when little; as plain text. */
  meaning?: string;
  /** That of the rubric that was read, for a criterion that stays itself whatever its words and weight become: a mark given before is
    then offered when a score is renewed. Absent for a new one. */
  key?: number;
  /** How much it counts, 1 to 100, relative to the others. */
  weight: number;
};
export type ChangeRubricDto = {
  /** One to eight, in the order in which they are shown; none while the problem is a draft, for no rubric. */
  criteria: WantedCriterionDto[];
  /** The `revision` that was read before it was edited; 0 where there was no rubric yet. */
  revision: number;
};
export type ColleagueDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
};
export type ReviewerDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Whether they may score: `false` for who has left the organization since, or may only look on there. What they have scored counts
    all the same, until they are removed. */
  isActive: boolean;
  /** How many of the proposals that wait for a decision they have scored, so that it counts. */
  scored: number;
  /** How many they still have to score. */
  due: number;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** The problem's organization. */
  organizationId: string;
};
export type EvaluationDto = {
  /** The version of the rubric in force; 0 where there is none, and nothing can be scored. */
  rubricVersion: number;
  /** Who decides, beside owners and admins; nobody before the first reviewer. */
  lead: ColleagueDto | (null | null);
  /** Who scores, in the order in which they were asked; 20 at most. */
  reviewers: ReviewerDto[];
  /** How many proposals are evaluated now: of those that wait for a decision the oldest, 200 at most. `hasMore` says whether others wait. */
  proposals: number;
  /** Whether more wait, which are evaluated as these are decided. */
  hasMore: boolean;
  /** Whether the viewer is one of the reviewers. */
  isReviewer: boolean;
  /** How many proposals wait for the viewer's score. */
  due: number;
  /** Whether the viewer may add and remove reviewers, choose who leads, and exclude reviewers from a proposal. */
  canManage: boolean;
  /** Whether the viewer may accept and decline proposals. */
  canDecide: boolean;
  /** Whether the viewer may see the ranking now: who leads, owners and admins at any time, a reviewer when their own scores are in. */
  canRank: boolean;
};
export type ChooseLeadDto = {
  /** A person of the problem's organization who may act for it: an id that `listReviewerCandidates` or `getEvaluation` answered. */
  personId: string;
};
export type ConflictKind = 'connection' | 'project';
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
export type ReviewedSolutionDto = {
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
  /** Words to find it by. */
  tags: string[];
  /** Technology readiness, 1 to 9; `null` where the solution was taken back. */
  readinessLevel: number | null;
  /** The solution's identifier; `null` to who must not know whose it is. */
  id: string | null;
  /** The organization that proposes it; `null` to a reviewer who has still to score it. */
  submittedBy: SubmitterDto | (null | null);
};
export type ReviewState = 'scored' | 'due' | 'recused' | 'excluded' | 'own_organization' | 'left';
export type GivenMarkDto = {
  /** The criterion's `key`. */
  key: number;
  /** 1 (does not meet it) to 5 (meets it fully). */
  mark: number;
  /** Why. */
  note: string | null;
};
export type ScoreDto = {
  /** The version of the rubric that it was made by. */
  rubricVersion: number;
  /** The version of the proposal that was read. */
  proposalVersion: number;
  /** Weighted points by the rubric in force, 0 when every mark is 1, 100 when every mark is 5; `null` where it was made on an earlier
    version of the rubric or the proposal, and does not count. */
  points: number | null;
  /** One for each criterion of the rubric that it was made by. */
  marks: GivenMarkDto[];
  /** What the reviewer says of the whole. */
  comment: string | null;
  /** When it was given, or changed last. */
  scoredAt: string;
};
export type ReviewDto = {
  /** Which version the note is. */
  version: number;
  /** What an organization of the viewer has with the proposing one: they may score it all the same, unless they recuse themselves or
    are excluded. */
  conflicts: ConflictKind[];
  /** The proposal's identifier. */
  proposalId: string;
  /** What it is called to who must not know whose it is; always the same. */
  label: string;
  /** Whether it is kept from the viewer who proposes, and what others have scored: until their own score is in. */
  isBlind: boolean;
  /** What is proposed. */
  solution: ReviewedSolutionDto;
  /** What the proposing organization adds. */
  note: string | null;
  /** How the viewer stands to it. */
  state: ReviewState;
  /** Why they give no score, in the words of who said so. */
  excuseReason: string | null;
  /** The viewer's score; one that does not count any more is a start for another. */
  score: ScoreDto | (null | null);
};
export type MarkDto = {
  /** Why, in a sentence or two. */
  note?: string;
  /** The criterion's `key`. */
  key: number;
  /** 1 (does not meet it) to 5 (meets it fully). */
  mark: number;
};
export type ScoreProposalDto = {
  /** What there is to say of the whole. */
  comment?: string;
  /** One for each criterion of the rubric. */
  marks: MarkDto[];
  /** The version of the rubric that was scored by: with another one in force, `rubric_changed` is answered. */
  rubricVersion: number;
  /** The version of the proposal that was read: with another one standing, `proposal_amended` is answered. */
  proposalVersion: number;
};
export type ExcuseDto = {
  /** In a sentence or two; read by who leads, owners and admins. */
  reason: string;
};
export type RankState = 'compared' | 'waiting' | 'no_reviewer';
export type CriterionMeanDto = {
  /** The criterion's `key`. */
  key: number;
  /** Mean of the marks, 1 to 5; `null` without a score. */
  mean: number | null;
};
export type FiguresDto = {
  /** Mean of the reviewers' weighted points; `null` without a score. */
  mean: number | null;
  /** Standard deviation between the reviewers' points: 0 where all agree; `null` for fewer than two. */
  deviation: number | null;
  /** The fewest points that a reviewer gives. */
  lowest: number | null;
  /** The most points that a reviewer gives. */
  highest: number | null;
  /** Of each criterion of the rubric in force the mean mark. */
  criteria: CriterionMeanDto[];
};
export type FlagDto = {
  /** What one of their organizations has with the proposing one. */
  conflicts: ConflictKind[];
  /** The reviewer. */
  reviewer: ColleagueDto;
  /** How they stand to the proposal. */
  state: ReviewState;
  /** Whether they made themselves a reviewer once the proposal was there, for the first time or again: until then they saw whose it is. */
  cameLater: boolean;
  /** Why they give no score, in the words of who said so; `null` to all but themselves, who leads, owners and admins. */
  reason: string | null;
};
export type RankedProposalDto = {
  /** Which version stands. */
  version: number;
  /** From 1 on; those that tie share one, and the next has as many more. `null` while it cannot be compared, or `isBlind`. */
  rank: number | null;
  /** The proposal's identifier. */
  proposalId: string;
  /** What it is called to who must not know whose it is. */
  label: string;
  /** Whether its figures and who proposes are kept from the viewer: a reviewer who has still to score it. */
  isBlind: boolean;
  /** What is proposed, on one line. */
  title: string;
  /** The organization that proposes it; `null` where `isBlind`. */
  submittedBy: SubmitterDto | (null | null);
  /** Whether it can be compared with others. */
  state: RankState;
  /** How many scores count. */
  scores: number;
  /** How many reviewers still have to score it. */
  waiting: number;
  /** What the scores say together; `null` where `isBlind`. */
  figures: FiguresDto | (null | null);
  /** Reviewers who have something with the proposing organization, or give no score; none where `isBlind`. */
  flags: FlagDto[];
};
export type RankingDto = {
  /** The version of the rubric in force; 0 where there is none. */
  rubricVersion: number;
  /** What is judged. */
  criteria: CriterionDto[];
  /** What can be compared, the best first; then what still waits for a score; then what is kept from the viewer. */
  proposals: RankedProposalDto[];
  /** Whether all proposals that wait for a decision are compared. */
  isComplete: boolean;
};
export type ProposalStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type PanelPersonDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** The problem's organization. */
  organizationId: string;
};
export type ReviewerScoreDto = {
  /** What one of their organizations has with the proposing one. */
  conflicts: ConflictKind[];
  /** Who. */
  reviewer: PanelPersonDto;
  /** How they stand to it; `left` also of who was removed. */
  state: ReviewState;
  /** Whether they made themselves a reviewer once the proposal was there, for the first time or again: until then they saw whose it is. */
  cameLater: boolean;
  /** Why they give no score, in the words of who said so. */
  excuseReason: string | null;
  /** What they have scored; `null` where they have not. It counts where it has `points`. */
  score: ScoreDto | (null | null);
};
export type ComparedProposalDto = {
  /** Which version stands. */
  version: number;
  /** The proposal's identifier. */
  proposalId: string;
  /** What it is called to who must not know whose it is. */
  label: string;
  /** Whether who proposes, and what others have scored, is kept from the viewer: a reviewer who has still to score it. */
  isBlind: boolean;
  /** Where it stands. */
  status: ProposalStatus;
  /** What is proposed. */
  solution: ReviewedSolutionDto;
  /** What the proposing organization adds. */
  note: string | null;
  /** When it was made. */
  createdAt: string;
  /** What the scores say together; `null` where the viewer may not see the ranking, or not this one's scores. */
  figures: FiguresDto | (null | null);
  /** What each reviewer says; `null` where `figures` is. */
  scores: ReviewerScoreDto[] | null;
};
