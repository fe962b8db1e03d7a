import { baseApi } from './base-api';
import {
  type ConversationEntryDto,
  type ConversationFileDto,
  type DirectMessageDto,
  conversationsApi as generated,
} from './generated/conversations.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';
import { uploadTo } from './upload-to';

/** Messages between people of connected organizations, or of one. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listConversations: { providesTags: ['Conversation'] },
    countUnreadConversations: { providesTags: ['Conversation'] },
    listWritablePeople: { providesTags: ['Connection'] },
    startConversation: { invalidatesTags: ['Conversation', 'DirectMessage'] },
    getConversation: { providesTags: ['Conversation'] },
    listDirectMessages: { providesTags: ['DirectMessage'] },
    sendDirectMessage: { invalidatesTags: ['Conversation', 'DirectMessage'] },
    markConversationRead: { invalidatesTags: ['Conversation'] },
    // What is written stands on the page already.
    keepConversationDraft: { invalidatesTags: [] },
    sayTyping: { invalidatesTags: [] },
    attachToMessage: { invalidatesTags: ['Conversation', 'Storage'] },
    removeFromMessage: { invalidatesTags: ['Conversation', 'DirectMessage', 'Storage'] },
    reportMessage: { invalidatesTags: ['DirectMessage'] },
    listMessageBlocks: { providesTags: ['MessageBlock'] },
    blockMessages: { invalidatesTags: ['MessageBlock', 'Conversation'] },
    unblockMessages: { invalidatesTags: ['MessageBlock', 'Conversation'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseConversations: listOf<ConversationEntryDto>(build, '/api/conversations', 'Conversation'),
    browseDirectMessages: listOf<DirectMessageDto>(build, '/api/conversations/:id/messages', 'DirectMessage'),
    uploadToMessage: uploadTo<ConversationFileDto>(build, '/api/conversations/:id/files', {
      tags: ['Conversation', 'Storage'],
    }),
  }),
});

export const { useBrowseConversationsInfiniteQuery, useBrowseDirectMessagesInfiniteQuery, useUploadToMessageMutation } =
  lists;
export const {
  useListWritablePeopleQuery,
  useStartConversationMutation,
  useGetConversationQuery,
  useMarkConversationReadMutation,
  useKeepConversationDraftMutation,
  useRemoveFromMessageMutation,
  useSayTypingMutation,
  useReportMessageMutation,
  useListMessageBlocksQuery,
  useBlockMessagesMutation,
  useUnblockMessagesMutation,
} = tagged;
/** Sent from where no page waits for the answer: {@link ./outbox}. */
export const sendDirectMessage = tagged.endpoints.sendDirectMessage.initiate;
export type {
  ConversationDto,
  ConversationEntryDto,
  ConversationFileDto,
  ConversationPersonDto,
  ConversationSubject,
  DirectMessageDto,
  MessageBlockDto,
  MessageReportReason,
  WritablePersonDto,
} from './generated/conversations.gen';
