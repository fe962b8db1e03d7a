import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { baseApi } from './base-api';
import { inboxApi as generated, type NotificationDto, type WorkItemDto } from './generated/inbox.gen';
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

interface State {
  api: ReturnType<typeof tagged.reducer>;
}

/** Takes what was done off the list of what waits, at once, and asks what waits now. */
export function useWorkDone() {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return ({ kind, id }: Pick<WorkItemDto, 'kind' | 'id'>) => {
    const others = (items: WorkItemDto[]) => items.filter((one) => one.kind !== kind || one.id !== id);
    dispatch(tagged.util.updateQueryData('listWork', undefined, others));
    dispatch(baseApi.util.invalidateTags(['Notification']));
  };
}

export const { useBrowseNotificationsInfiniteQuery } = lists;
export const {
  useListWorkQuery,
  useCountInboxQuery,
  useReadInboxMutation,
  useMarkNotificationMutation,
  useMuteNotificationMutation,
} = tagged;
export type { NotificationDto, WorkAnswerDto, WorkItemDto } from './generated/inbox.gen';
