import { searchApi as generated } from './generated/search.gen';
import type { TagsOf } from './tags';

/** What a member may see, looked through at once. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    searchEverything: { providesTags: [] },
  } satisfies TagsOf<typeof generated>,
});

export const { useLazySearchEverythingQuery } = tagged;
export type { FindingDto, FoundGroupDto, SearchAnswerDto } from './generated/search.gen';
