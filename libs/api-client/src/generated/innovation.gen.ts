import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProblems: build.query<ListProblemsApiResponse, ListProblemsApiArg>({
      query: (queryArg) => ({
        url: `/api/problems`,
        params: {
          search: queryArg.search,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
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
          search: queryArg.search,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
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
          cursor: queryArg.cursor,
          limit: queryArg.limit,
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
export type ListProblemsApiResponse = /** status 200 One page, newest first. */ IndustryProblemDto[];
export type ListProblemsApiArg = {
  /** Words that all must occur, in the title, description, category or tags; of the last one its beginning is enough. */
  search?: string;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How many, at most 200. */
  limit?: number;
};
export type SubmitProblemApiResponse = /** status 201 Created. */ IndustryProblemDetailDto;
export type SubmitProblemApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key make one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be made, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  submitProblemDto: SubmitProblemDto;
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
export type ListSolutionsApiResponse = /** status 200 One page, newest first. */ SolutionDto[];
export type ListSolutionsApiArg = {
  /** Words that all must occur, in the title, description, category or tags; of the last one its beginning is enough. */
  search?: string;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How many, at most 200. */
  limit?: number;
};
export type SubmitSolutionApiResponse = /** status 201 Created. */ SolutionDetailDto;
export type SubmitSolutionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key make one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be made, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  submitSolutionDto: SubmitSolutionDto;
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
export type ListProposalsApiResponse = /** status 200 One page, newest first. */ ProposalDto[];
export type ListProposalsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** How many, at most 200. */
  limit?: number;
};
export type ProposeSolutionApiResponse = /** status 201 Created. */ ProposalDto;
export type ProposeSolutionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key make one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be made, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
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
};
export type ProblemCode =
  | 'address_too_long'
  | 'admin_credentials_wrong'
  | 'already_activated'
  | 'already_connected'
  | 'already_paid'
  | 'already_proposed'
  | 'amount_not_quoted'
  | 'connection_decided'
  | 'credentials_disagree'
  | 'credentials_wrong'
  | 'cross_site_request'
  | 'currency_fixed'
  | 'currency_not_charged'
  | 'entitlement_exceeded'
  | 'file_too_large'
  | 'file_type_refused'
  | 'files_unavailable'
  | 'forbidden'
  | 'headers_too_large'
  | 'idempotency_key_in_use'
  | 'idempotency_key_invalid'
  | 'idempotency_key_reused'
  | 'internal_error'
  | 'invalid_input'
  | 'invalid_request'
  | 'method_not_allowed'
  | 'not_found'
  | 'not_refundable'
  | 'nothing_to_pay'
  | 'organization_required'
  | 'password_refused'
  | 'payment_refused'
  | 'payment_unavailable'
  | 'plan_not_sold'
  | 'plan_runs_already'
  | 'problem_not_open'
  | 'proposal_decided'
  | 'provider_failed'
  | 'quote_altered'
  | 'quote_expired'
  | 'recipient_unusable'
  | 'refund_too_large'
  | 'request_timeout'
  | 'signature_wrong'
  | 'solution_not_draft'
  | 'temporarily_unavailable'
  | 'token_invalid'
  | 'too_large'
  | 'too_many_requests'
  | 'unauthenticated'
  | 'unsupported_media_type'
  | 'value_not_understood';
export type FieldProblemDto = {
  /** The field that was refused, as a path into the body or query. */
  field: string;
  /** What is wrong with it, for people. */
  message: string;
};
export type OfferedPlanDto = {
  /** Its name in addresses. */
  id: string;
  /** Its name for people. */
  name: string;
  /** The tier that it brings. */
  tier: string;
};
export type EntitlementProblemDto = {
  /** How much is used in the running period. */
  used: number;
  /** How much the plan allows in a period; 0 for what it does not include, `null` where there is no limit. */
  limit: number | null;
  /** What the plan would have to allow. */
  feature: string;
  /** Whether the plan allows it now. */
  allowed: boolean;
  /** When nothing counts as used again; `null` when that never happens, or the plan does not include it. */
  resetsAt: string | null;
  /** The cheapest plan that would allow it; absent when none does. */
  plan?: OfferedPlanDto;
};
export type ProblemDto = {
  /** Always `about:blank`: the code says what happened. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** Stable name of what went wrong, for programs. */
  code: ProblemCode;
  /** What happened, for people. */
  detail: string;
  /** Identifier of this occurrence; the server's log has the same one. */
  instance: string;
  /** The fields that were refused. */
  errors?: FieldProblemDto[];
  /** What would have been allowed instead. */
  allowed?: string[];
  /** What the plan allows, where the plan is the reason. */
  entitlement?: EntitlementProblemDto;
};
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
  /** When it changed last. */
  updatedAt: string;
  /** Whether the viewer may accept and decline proposals to this problem. */
  canDecide: boolean;
  /** Whether the viewer may propose a solution to it. */
  canPropose: boolean;
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
};
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
  /** When it changed last. */
  updatedAt: string;
  /** Whether the viewer may publish it: it is a draft of an organization for which they may write. */
  canPublish: boolean;
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
  useGetImpactQuery,
  useLazyGetImpactQuery,
  useListActivityQuery,
  useLazyListActivityQuery,
} = injectedRtkApi;
