import { notificationsApi as generated } from './generated/notifications.gen';

export type { CaughtMessageDto, CaughtMessageSummaryDto } from './generated/notifications.gen';

export const notificationsApi = generated.enhanceEndpoints({
  endpoints: {
    listCaughtMessages: { providesTags: ['Message'] },
    getCaughtMessage: { providesTags: ['Message'] },
  },
});

export const { useGetCaughtMessageQuery, useListCaughtMessagesQuery } = notificationsApi;
