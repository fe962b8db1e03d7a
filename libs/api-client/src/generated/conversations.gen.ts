import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    startConversation: build.mutation<StartConversationApiResponse, StartConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations`,
        method: 'POST',
        body: queryArg.startConversationDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countUnreadConversations: build.query<CountUnreadConversationsApiResponse, CountUnreadConversationsApiArg>({
      query: () => ({ url: `/api/conversations/unread` }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listDirectMessages: build.query<ListDirectMessagesApiResponse, ListDirectMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    sendDirectMessage: build.mutation<SendDirectMessageApiResponse, SendDirectMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: 'POST',
        body: queryArg.sendDirectMessageDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    markConversationRead: build.mutation<MarkConversationReadApiResponse, MarkConversationReadApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'PUT',
        body: queryArg.markReadDto,
      }),
    }),
    keepConversationDraft: build.mutation<KeepConversationDraftApiResponse, KeepConversationDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/draft`,
        method: 'PUT',
        body: queryArg.conversationDraftDto,
      }),
    }),
    sayTyping: build.mutation<SayTypingApiResponse, SayTypingApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/typing`,
        method: 'POST',
      }),
    }),
    reportMessage: build.mutation<ReportMessageApiResponse, ReportMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/report`,
        method: 'POST',
        body: queryArg.reportMessageDto,
      }),
    }),
    attachToMessage: build.mutation<AttachToMessageApiResponse, AttachToMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/files`,
        method: 'POST',
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    downloadMessageFile: build.query<DownloadMessageFileApiResponse, DownloadMessageFileApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
      }),
    }),
    removeFromMessage: build.mutation<RemoveFromMessageApiResponse, RemoveFromMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${encodeURIComponent(String(queryArg.id))}/files/${encodeURIComponent(String(queryArg.fileId))}`,
        method: 'DELETE',
      }),
    }),
    listMessageBlocks: build.query<ListMessageBlocksApiResponse, ListMessageBlocksApiArg>({
      query: () => ({ url: `/api/message-blocks` }),
    }),
    blockMessages: build.mutation<BlockMessagesApiResponse, BlockMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/message-blocks`,
        method: 'POST',
        body: queryArg.blockMessagesDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    unblockMessages: build.mutation<UnblockMessagesApiResponse, UnblockMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/message-blocks/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listWritablePeople: build.query<ListWritablePeopleApiResponse, ListWritablePeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/writable-people/${encodeURIComponent(String(queryArg.organizationId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as conversationsApi };
export type ListConversationsApiResponse =
  /** status 200 One page, the last that was written in first. */ ConversationEntryDto[];
export type ListConversationsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type StartConversationApiResponse = /** status 201 Created. */ StartedConversationDto;
export type StartConversationApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  startConversationDto: StartConversationDto;
};
export type CountUnreadConversationsApiResponse = /** status 200 OK. */ UnreadConversationsDto;
export type CountUnreadConversationsApiArg = void;
export type GetConversationApiResponse = /** status 200 OK. */ ConversationDto;
export type GetConversationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListDirectMessagesApiResponse = /** status 200 One page, newest first. */ DirectMessageDto[];
export type ListDirectMessagesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type SendDirectMessageApiResponse = /** status 201 Created. */ DirectMessageDto;
export type SendDirectMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  sendDirectMessageDto: SendDirectMessageDto;
};
export type MarkConversationReadApiResponse = unknown;
export type MarkConversationReadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  markReadDto: MarkReadDto;
};
export type KeepConversationDraftApiResponse = unknown;
export type KeepConversationDraftApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  conversationDraftDto: ConversationDraftDto;
};
export type SayTypingApiResponse = unknown;
export type SayTypingApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ReportMessageApiResponse = unknown;
export type ReportMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  messageId: string;
  reportMessageDto: ReportMessageDto;
};
export type AttachToMessageApiResponse = /** status 200 OK. */ ConversationFileDto;
export type AttachToMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** What the file is called. Folders are left out, and a name that does not end as the file’s type does gets its ending. */
  name: string;
  /** The file’s bytes. By its content it is one of: application/pdf, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.oasis.opendocument.text, application/vnd.oasis.opendocument.spreadsheet, application/vnd.oasis.opendocument.presentation, image/png, image/jpeg, image/webp, application/zip. */
  body: Blob;
};
export type DownloadMessageFileApiResponse =
  /** status 200 The file. A picture may be shown, all else is to be saved; nothing in it runs. */ Blob;
export type DownloadMessageFileApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type RemoveFromMessageApiResponse = unknown;
export type RemoveFromMessageApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Its identifier, from a list or from the answer that made it. */
  fileId: string;
};
export type ListMessageBlocksApiResponse = /** status 200 OK. */ MessageBlockDto[];
export type ListMessageBlocksApiArg = void;
export type BlockMessagesApiResponse = /** status 201 Created. */ MessageBlockDto[];
export type BlockMessagesApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  blockMessagesDto: BlockMessagesDto;
};
export type UnblockMessagesApiResponse = unknown;
export type UnblockMessagesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListWritablePeopleApiResponse = /** status 200 OK. */ WritablePersonDto[];
export type ListWritablePeopleApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type ConversationOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
};
export type ConversationPersonDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** The organization that they are in the conversation for. */
  organization: ConversationOrganizationDto;
  /** The number of the last message that they have read; 0 for none. */
  read: number;
};
export type ConversationSubject = 'proposal' | 'project' | 'connection';
export type ConversationContextDto = {
  /** What it is. */
  kind: ConversationSubject;
  /** Its identifier; it may be gone. */
  id: string;
  /** What it was called when the conversation began. */
  title: string;
};
export type LastMessageDto = {
  /** Who has written it. */
  authorId: string;
  /** Its beginning, up to 200 letters; `null` where the operators have taken it away. */
  text: string | null;
  /** When it was sent. */
  sentAt: string;
};
export type ConversationEntryDto = {
  /** Its identifier. */
  id: string;
  /** Who else is in it, by name. */
  people: ConversationPersonDto[];
  /** What it is about; `null` for nothing in particular. */
  about: ConversationContextDto | (null | null);
  /** The last message. */
  last: LastMessageDto;
  /** How many messages the viewer has not read. */
  unread: number;
  /** Whether the viewer is writing something that is not sent. */
  hasDraft: boolean;
};
export type StartedConversationDto = {
  /** The conversation: a new one, or the one that the same people have about the same. */
  id: string;
};
export type ConversationAboutDto = {
  /** Its identifier. A proposal or a connection is one between the two organizations. */
  id: string;
  /** What it is. */
  kind: ConversationSubject;
};
export type StartConversationDto = {
  /** The organization that is written to: a connected one, or the viewer’s own. */
  withOrganizationId: string;
  /** Who is written to: 1 to 9 people of that organization, or of the viewer’s own as well. */
  personIds: string[];
  /** The first message, as Markdown. */
  text: string;
  /** The viewer’s organization that they write for; their first one where absent. */
  organizationId?: string;
  /** What it is about, if anything. */
  about?: ConversationAboutDto;
};
export type UnreadConversationsDto = {
  /** In how many conversations the viewer has something to read; from 100 on 100. */
  count: number;
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
export type ConversationDto = {
  /** Its identifier. */
  id: string;
  /** Who else is in it, by name. Whoever leaves their organization is in it no more; what they wrote stays. */
  people: ConversationPersonDto[];
  /** The organization that the viewer is in it for. */
  organization: ConversationOrganizationDto;
  /** What it is about; `null` for nothing in particular. */
  about: ConversationContextDto | (null | null);
  /** How many messages there are, which is the number of the last one. */
  messages: number;
  /** The number of the last message that the viewer has read; 0 for none. */
  read: number;
  /** How many messages the viewer has not read. */
  unread: number;
  /** Why the viewer may not write in it; `null` where they may. */
  end: ('not_connected' | 'suspended' | 'partner_suspended' | 'alone' | 'blocked' | 'refused' | null) | null;
  /** What the viewer is writing, as it was kept last. */
  draft: string;
  /** What the viewer has attached to it. */
  draftFiles: ConversationFileDto[];
};
export type MessageAuthorDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
};
export type DirectMessageDto = {
  /** Its identifier. */
  id: string;
  /** Which message of its conversation it is, from one up. */
  number: number;
  /** Who has written it; they may be in the conversation no more. */
  author: MessageAuthorDto;
  /** What it says, as Markdown; `null` where the operators have taken it away. */
  text: string | null;
  /** What goes with it. */
  files: ConversationFileDto[];
  /** Whether the viewer may remove its files: who has sent them, and who leads the organization whose storage they take. */
  canRemoveFiles: boolean;
  /** When it was sent. */
  sentAt: string;
  /** Whether the viewer has reported it. */
  isReported: boolean;
};
export type SendDirectMessageDto = {
  /** The message, as Markdown. */
  text: string;
  /** Files that the viewer has attached to what they are writing; those that are not named stay with their draft. */
  fileIds?: string[];
};
export type MarkReadDto = {
  /** The number of the last message that was read; what was read before stays so. */
  number: number;
};
export type ConversationDraftDto = {
  /** What is being written; empty where nothing is. */
  text: string;
};
export type MessageReportReason = 'spam' | 'harassment' | 'fraud' | 'confidential' | 'other';
export type ReportMessageDto = {
  /** What the operators should know. */
  note?: string;
  /** What is wrong with it. */
  reason: MessageReportReason;
};
export type BlockedPersonDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
};
export type MessageBlockDto = {
  /** Its identifier. */
  id: string;
  /** Who is blocked; `null` where an organization is. */
  person: BlockedPersonDto | (null | null);
  /** Which organization is blocked; `null` where a person is. */
  organization: ConversationOrganizationDto | (null | null);
  /** Since when. */
  blockedAt: string;
};
export type BlockMessagesDto = {
  /** A person who is in a conversation with the viewer. */
  personId?: string;
  /** An organization of which somebody is in a conversation with the viewer, and which is not theirs. */
  organizationId?: string;
};
export type WritablePersonDto = {
  /** Their identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** What they do, in their own words. */
  headline: string | null;
  /** Address of their picture. */
  profileImageUrl: string | null;
};
