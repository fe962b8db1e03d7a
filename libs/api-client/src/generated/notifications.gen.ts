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
export type ListCaughtMessagesApiResponse = /** status 200  */ CaughtMessageSummaryDto[];
export type ListCaughtMessagesApiArg = void;
export type GetCaughtMessageApiResponse = /** status 200  */ CaughtMessageDto;
export type GetCaughtMessageApiArg = {
  id: string;
};
export type ShowCaughtMessageHtmlApiResponse = /** status 200  */ string;
export type ShowCaughtMessageHtmlApiArg = {
  id: string;
};
export type CaughtMessageSummaryDto = {
  id: string;
  toName: string;
  toAddress: string;
  subject: string;
  sentAt: string;
};
export type FieldProblemDto = {
  /** The field that was refused, as a path into the body or query. */
  field: string;
  /** What is wrong with it. */
  message: string;
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
};
export type CaughtMessageDto = {
  id: string;
  toName: string;
  toAddress: string;
  subject: string;
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
