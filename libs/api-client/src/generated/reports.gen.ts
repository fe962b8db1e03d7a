import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessageReports: build.query<ListMessageReportsApiResponse, ListMessageReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/message-reports`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
        },
      }),
    }),
    decideMessageReport: build.mutation<DecideMessageReportApiResponse, DecideMessageReportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/message-reports/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: 'POST',
        body: queryArg.decideReportDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportsApi };
export type ListMessageReportsApiResponse = /** status 200 One page, newest first. */ MessageReportDto[];
export type ListMessageReportsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Those that wait for a decision, or those that have one. */
  state?: MessageReportState;
};
export type DecideMessageReportApiResponse = unknown;
export type DecideMessageReportApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  decideReportDto: DecideReportDto;
};
export type MessageReportReason = 'spam' | 'harassment' | 'fraud' | 'confidential' | 'other';
export type ReportedPersonDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Their address. */
  email: string;
};
export type ConversationFileDto = {
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
  /** Its identifier. */
  id: string;
  /** As it was called where it came from, ending as its type does. */
  name: string;
  /** How large it is, in bytes. */
  bytes: number;
};
export type MessageReportDto = {
  /** Its identifier. */
  id: string;
  /** What was said to be wrong. */
  reason: MessageReportReason;
  /** What the operators should know. */
  note: string | null;
  /** Who has reported it. */
  reportedBy: ReportedPersonDto;
  /** When. */
  reportedAt: string;
  /** Who has written the message. */
  author: ReportedPersonDto;
  /** What the message says, as Markdown; `null` where it was removed. */
  text: string | null;
  /** What went with it; files are downloaded by who is in the conversation alone. */
  files: ConversationFileDto[];
  /** When the message was sent. */
  sentAt: string;
  /** What was decided; `null` while it waits. */
  decision: ('kept' | 'removed' | null) | null;
  /** When. */
  decidedAt: string | null;
};
export type MessageReportState = 'open' | 'decided';
export type MessageReportDecision = 'kept' | 'removed';
export type DecideReportDto = {
  /** Whether the message stays (`kept`), or its text and files are deleted for good (`removed`). */
  decision: MessageReportDecision;
};
