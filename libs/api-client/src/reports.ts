import { baseApi } from './base-api';
import { reportsApi as generated, type MessageReportDto } from './generated/reports.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** Messages that were reported, for super admins. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listMessageReports: { providesTags: ['MessageReport'] },
    decideMessageReport: { invalidatesTags: ['MessageReport'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseMessageReports: listOf<MessageReportDto>(build, '/api/admin/message-reports', 'MessageReport'),
  }),
});

export const { useBrowseMessageReportsInfiniteQuery } = lists;
export const { useDecideMessageReportMutation } = tagged;
export type { MessageReportDecision, MessageReportDto } from './generated/reports.gen';
