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
