import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaughtMessages: build.query<ListCaughtMessagesApiResponse, ListCaughtMessagesApiArg>({
      query: () => ({ url: `/api/mailbox` }),
    }),
    getCaughtMessage: build.query<GetCaughtMessageApiResponse, GetCaughtMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/mailbox/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    showCaughtMessageHtml: build.query<ShowCaughtMessageHtmlApiResponse, ShowCaughtMessageHtmlApiArg>({
      query: (queryArg) => ({
        url: `/api/mailbox/${encodeURIComponent(String(queryArg.id))}/html`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as notificationsApi };
export type ListCaughtMessagesApiResponse = /** status 200 OK. */ CaughtMessageSummaryDto[];
export type ListCaughtMessagesApiArg = void;
export type GetCaughtMessageApiResponse = /** status 200 OK. */ CaughtMessageDto;
export type GetCaughtMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ShowCaughtMessageHtmlApiResponse = /** status 200 OK. */ string;
export type ShowCaughtMessageHtmlApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type CaughtMessageSummaryDto = {
  /** Its identifier. */
  id: string;
  /** The recipient's name. */
  toName: string;
  /** The recipient's address. */
  toAddress: string;
  /** Its subject line. */
  subject: string;
  /** When it would have left. */
  sentAt: string;
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
export type CaughtMessageDto = {
  /** Its identifier. */
  id: string;
  /** The recipient's name. */
  toName: string;
  /** The recipient's address. */
  toAddress: string;
  /** Its subject line. */
  subject: string;
  /** When it would have left. */
  sentAt: string;
  /** The message as plain text. The HTML has an address of its own. */
  text: string;
};
export const {
  useListCaughtMessagesQuery,
  useLazyListCaughtMessagesQuery,
  useGetCaughtMessageQuery,
  useLazyGetCaughtMessageQuery,
  useShowCaughtMessageHtmlQuery,
  useLazyShowCaughtMessageHtmlQuery,
} = injectedRtkApi;
