import { type BookedCallDto, onboardingApi as generated } from './generated/onboarding.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** Onboarding calls: one’s own, and those of all for who holds them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getOnboarding: { providesTags: ['Onboarding'] },
    bookCall: { invalidatesTags: ['Onboarding'] },
    moveCall: { invalidatesTags: ['Onboarding'] },
    cancelCall: { invalidatesTags: ['Onboarding'] },
    getCallCalendar: { providesTags: [] },
    listCalls: { providesTags: ['Onboarding'] },
    cancelBookedCall: { invalidatesTags: ['Onboarding'] },
    getOnboardingHours: { providesTags: ['Onboarding'] },
    setOnboardingHours: { invalidatesTags: ['Onboarding'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = tagged.injectEndpoints({
  endpoints: (build) => ({
    browseCalls: listOf<BookedCallDto>(build, '/api/admin/onboarding/calls', 'Onboarding'),
  }),
});

export const {
  useGetOnboardingQuery,
  useBookCallMutation,
  useMoveCallMutation,
  useCancelCallMutation,
  useCancelBookedCallMutation,
  useGetOnboardingHoursQuery,
  useSetOnboardingHoursMutation,
} = tagged;
export const { useBrowseCallsInfiniteQuery } = lists;
export type { BookedCallDto, OnboardingCallDto, OnboardingDto, OnboardingHoursDto } from './generated/onboarding.gen';
