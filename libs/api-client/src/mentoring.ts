import { baseApi } from './base-api';
import { mentoringApi as generated, type MentorDto, type MentorSessionDto } from './generated/mentoring.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

/** Mentors and experts, and the sessions that members book with them. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listMentors: { providesTags: ['Mentor'] },
    getMentor: { providesTags: ['Mentor'] },
    listFreeTimes: { providesTags: ['Mentor'] },
    getOwnMentoring: { providesTags: ['Mentor'] },
    offerSessions: { invalidatesTags: ['Mentor'] },
    nameExpert: { invalidatesTags: ['Mentor'] },
    listMentorSessions: { providesTags: ['MentorSession'] },
    bookSession: { invalidatesTags: ['Mentor', 'MentorSession', 'Entitlement'] },
    rescheduleSession: { invalidatesTags: ['Mentor', 'MentorSession'] },
    cancelSession: { invalidatesTags: ['Mentor', 'MentorSession', 'Entitlement'] },
    reportAbsence: { invalidatesTags: ['Mentor', 'MentorSession', 'Entitlement'] },
    writeSessionNotes: { invalidatesTags: ['MentorSession'] },
    rateSession: { invalidatesTags: ['Mentor', 'MentorSession'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseMentors: listOf<MentorDto>(build, '/api/mentors', 'Mentor'),
    browseMentorSessions: listOf<MentorSessionDto>(build, '/api/mentoring/sessions', 'MentorSession'),
  }),
});

export const { useBrowseMentorsInfiniteQuery, useBrowseMentorSessionsInfiniteQuery } = lists;
export const {
  useGetMentorQuery,
  useListFreeTimesQuery,
  useGetOwnMentoringQuery,
  useOfferSessionsMutation,
  useNameExpertMutation,
  useBookSessionMutation,
  useRescheduleSessionMutation,
  useCancelSessionMutation,
  useReportAbsenceMutation,
  useWriteSessionNotesMutation,
  useRateSessionMutation,
} = tagged;
export type {
  DayOfHoursDto,
  FreeTimeDto,
  MentorDetailDto,
  MentorDto,
  MentoringOrganizationDto,
  MentorKind,
  MentorOfferDto,
  MentorSessionDto,
  OfferSessionsDto,
  OwnMentoringDto,
  SessionReviewDto,
  WeeklyHoursDto,
} from './generated/mentoring.gen';
