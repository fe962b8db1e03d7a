import { lifecycleApi as generated } from './generated/lifecycle.gen';
import type { TagsOf } from './tags';

/** What those who run the alliance do with its projects. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getProjectOrigins: { providesTags: ['Project'] },
    listDisputes: { providesTags: ['Outcome'] },
    reopenValue: { invalidatesTags: ['Outcome'] },
    startProjectFor: { invalidatesTags: ['Project', 'Proposal', 'Solution', 'Impact', 'Activity'] },
  } satisfies TagsOf<typeof generated>,
});

export const { useGetProjectOriginsQuery, useListDisputesQuery, useReopenValueMutation, useStartProjectForMutation } =
  tagged;
export type { ProjectOriginsDto, StartableDto } from './generated/lifecycle.gen';
