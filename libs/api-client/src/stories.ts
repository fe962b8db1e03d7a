import { baseApi } from './base-api';
import { storiesApi as generated, type StoryCardDto } from './generated/stories.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** What came of projects. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listStories: { providesTags: ['Story'] },
    getStory: { providesTags: ['Story'] },
    // What it can be told from is confirmed as an outcome, and said by the project.
    getProjectStory: { providesTags: ['Story', 'Outcome', 'Project'] },
    writeStory: { invalidatesTags: ['Story'] },
    askConsent: { invalidatesTags: ['Story'] },
    agreeToStory: { invalidatesTags: ['Story'] },
    takeConsentBack: { invalidatesTags: ['Story'] },
    featureStory: { invalidatesTags: ['Story'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseStories: listOf<StoryCardDto>(build, '/api/stories', 'Story'),
  }),
});

export const { useBrowseStoriesInfiniteQuery } = lists;
export const {
  useGetStoryQuery,
  useGetProjectStoryQuery,
  useWriteStoryMutation,
  useAskConsentMutation,
  useAgreeToStoryMutation,
  useTakeConsentBackMutation,
  useFeatureStoryMutation,
} = tagged;
export type {
  ConsentDto,
  OwnStoryDto,
  ProjectStoryDto,
  StoryCardDto,
  StoryDto,
  StoryPlace,
  UnaskedNamesDto,
} from './generated/stories.gen';
