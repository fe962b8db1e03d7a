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
  code: string;
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
