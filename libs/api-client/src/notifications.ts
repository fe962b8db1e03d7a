import { notificationsApi as generated } from './generated/notifications.gen';
import type { TagsOf } from './tags';

export type { CaughtMessageDto, CaughtMessageSummaryDto } from './generated/notifications.gen';

const notificationsApi = generated.enhanceEndpoints({
  endpoints: {
    listCaughtMessages: { providesTags: ['Message'] },
    getCaughtMessage: { providesTags: ['Message'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useGetCaughtMessageQuery, useListCaughtMessagesQuery } = notificationsApi;
