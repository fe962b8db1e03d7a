import { baseApi } from './base-api';

/** By itself: the bar of every page asks, and needs nothing else of conversations. */
const unread = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUnreadMessages: build.query<{ count: number }, void>({
      query: () => '/api/conversations/unread',
      providesTags: ['Conversation'],
    }),
  }),
});

export const { useGetUnreadMessagesQuery } = unread;
