import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSupport: build.query<GetSupportApiResponse, GetSupportApiArg>({
      query: () => ({ url: `/api/support` }),
    }),
    openTicket: build.mutation<OpenTicketApiResponse, OpenTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/support/tickets`,
        method: 'POST',
        body: queryArg.openTicketDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getTicket: build.query<GetTicketApiResponse, GetTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/support/tickets/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    writeToTicket: build.mutation<WriteToTicketApiResponse, WriteToTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/support/tickets/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.writeToTicketDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    closeTicket: build.mutation<CloseTicketApiResponse, CloseTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/support/tickets/${encodeURIComponent(String(queryArg.id))}/closed`,
        method: 'PUT',
        body: queryArg.closeTicketDto,
      }),
    }),
    listTickets: build.query<ListTicketsApiResponse, ListTicketsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/tickets`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          state: queryArg.state,
        },
      }),
    }),
    getAskedTicket: build.query<GetAskedTicketApiResponse, GetAskedTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/tickets/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    answerTicket: build.mutation<AnswerTicketApiResponse, AnswerTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/tickets/${encodeURIComponent(String(queryArg.id))}/answers`,
        method: 'POST',
        body: queryArg.answerTicketDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    closeAskedTicket: build.mutation<CloseAskedTicketApiResponse, CloseAskedTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/support/tickets/${encodeURIComponent(String(queryArg.id))}/closed`,
        method: 'PUT',
        body: queryArg.closeTicketDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as supportApi };
export type GetSupportApiResponse = /** status 200 OK. */ SupportDto;
export type GetSupportApiArg = void;
export type OpenTicketApiResponse = /** status 201 Created. */ OpenedTicketDto;
export type OpenTicketApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  openTicketDto: OpenTicketDto;
};
export type GetTicketApiResponse = /** status 200 OK. */ SupportThreadDto;
export type GetTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WriteToTicketApiResponse = unknown;
export type WriteToTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  writeToTicketDto: WriteToTicketDto;
};
export type CloseTicketApiResponse = unknown;
export type CloseTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  closeTicketDto: CloseTicketDto;
};
export type ListTicketsApiResponse = /** status 200 One page, the last changed first. */ AskedTicketDto[];
export type ListTicketsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Those in this state alone. */
  state?: SupportState;
};
export type GetAskedTicketApiResponse = /** status 200 OK. */ AskedThreadDto;
export type GetAskedTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AnswerTicketApiResponse = unknown;
export type AnswerTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  answerTicketDto: AnswerTicketDto;
};
export type CloseAskedTicketApiResponse = unknown;
export type CloseAskedTicketApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  closeTicketDto: CloseTicketDto;
};
export type SupportState = 'open' | 'waiting' | 'closed';
export type SupportTicketDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  subject: string;
  /** Whose turn it is: `open` waits for the alliance, `waiting` for the person. */
  state: SupportState;
  /** The organization for which it was asked; `null` for who belongs to none. */
  organizationName: string | null;
  /** Its identifier. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Its member id. */
  memberId: string | null;
  /** When it was opened. */
  openedAt: string;
  /** When something was written last, or it was closed or opened again. */
  changedAt: string;
};
export type SupportDto = {
  /** The person’s first organization; `null` for who belongs to none. */
  organizationName: string | null;
  /** Its member id. */
  memberId: string | null;
  /** Their requests, the last changed first; 200 at most. */
  tickets: SupportTicketDto[];
};
export type OpenedTicketDto = {
  /** The identifier of the request. */
  id: string;
};
export type OpenTicketDto = {
  /** What it is about, on one line. */
  subject: string;
  /** What happened, and what would help. */
  text: string;
  /** For which of the viewer’s organizations; by default their first. */
  organizationId?: string;
  /** The path of the page on which help was asked for. */
  page?: string;
};
export type SupportMessageDto = {
  /** Its identifier. */
  id: string;
  /** Whether the alliance has written it, and not the person. */
  isAnswer: boolean;
  /** As it was written, in Markdown as far as the web client shows it. */
  text: string;
  /** When. */
  writtenAt: string;
};
export type SupportThreadDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  subject: string;
  /** Whose turn it is: `open` waits for the alliance, `waiting` for the person. */
  state: SupportState;
  /** The organization for which it was asked; `null` for who belongs to none. */
  organizationName: string | null;
  /** Its identifier. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Its member id. */
  memberId: string | null;
  /** When it was opened. */
  openedAt: string;
  /** When something was written last, or it was closed or opened again. */
  changedAt: string;
  /** The path of the page on which help was asked for. */
  page: string | null;
  /** What was written, the first first; the newest 500. */
  messages: SupportMessageDto[];
};
export type WriteToTicketDto = {
  /** What there is to say. */
  text: string;
};
export type CloseTicketDto = {
  /** Whether it is closed; otherwise it is open again. */
  isClosed: boolean;
};
export type SupportAskerDto = {
  /** The person’s name. */
  name: string;
  /** Their address. */
  email: string;
  /** Address of their picture; `null` where they have none. */
  profileImageUrl: string | null;
};
export type AskedTicketDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  subject: string;
  /** Whose turn it is: `open` waits for the alliance, `waiting` for the person. */
  state: SupportState;
  /** The organization for which it was asked; `null` for who belongs to none. */
  organizationName: string | null;
  /** Its identifier. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Its member id. */
  memberId: string | null;
  /** When it was opened. */
  openedAt: string;
  /** When something was written last, or it was closed or opened again. */
  changedAt: string;
  /** Who asks. */
  asker: SupportAskerDto;
};
export type AskedThreadDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  subject: string;
  /** Whose turn it is: `open` waits for the alliance, `waiting` for the person. */
  state: SupportState;
  /** The organization for which it was asked; `null` for who belongs to none. */
  organizationName: string | null;
  /** Its identifier. */
  organizationId: string | null;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Its member id. */
  memberId: string | null;
  /** When it was opened. */
  openedAt: string;
  /** When something was written last, or it was closed or opened again. */
  changedAt: string;
  /** The path of the page on which help was asked for. */
  page: string | null;
  /** What was written, the first first; the newest 500. */
  messages: SupportMessageDto[];
  /** Who asks. */
  asker: SupportAskerDto;
};
export type AnswerTicketDto = {
  /** What there is to say. */
  text: string;
  /** Whether that is the end of it; otherwise it waits for the person. */
  closes?: boolean;
};
