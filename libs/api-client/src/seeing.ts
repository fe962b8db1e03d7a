import { seeingApi as generated } from './generated/seeing.gen';
import type { TagsOf } from './tags';

/** The product as a member sees it. Beginning and stopping load it anew: whatever was known before is another's. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    findPeopleToSee: { providesTags: [] },
    seeAsMember: { invalidatesTags: [] },
    stopSeeing: { invalidatesTags: [] },
  } satisfies TagsOf<typeof generated>,
});

export const { useFindPeopleToSeeQuery, useSeeAsMemberMutation, useStopSeeingMutation } = tagged;
export type { MemberToSeeDto } from './generated/seeing.gen';
