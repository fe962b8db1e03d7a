import { baseApi } from './base-api';
import { inboxApi as generated, type NotificationDto } from './generated/inbox.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** What the viewer was told. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listWork: { providesTags: ['Notification'] },
    countInbox: { providesTags: ['Notification'] },
    readInbox: { invalidatesTags: ['Notification'] },
    markNotification: { invalidatesTags: ['Notification'] },
    muteNotification: { invalidatesTags: ['Notification', 'NotificationPreference'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseNotifications: listOf<NotificationDto>(build, '/api/notifications/inbox', 'Notification'),
  }),
});

export const { useBrowseNotificationsInfiniteQuery } = lists;
export const {
  useListWorkQuery,
  useCountInboxQuery,
  useReadInboxMutation,
  useMarkNotificationMutation,
  useMuteNotificationMutation,
} = tagged;
export type { NotificationDto, WorkItemDto } from './generated/inbox.gen';
