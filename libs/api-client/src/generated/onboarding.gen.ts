import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOnboarding: build.query<GetOnboardingApiResponse, GetOnboardingApiArg>({
      query: () => ({ url: `/api/onboarding` }),
    }),
    bookCall: build.mutation<BookCallApiResponse, BookCallApiArg>({
      query: (queryArg) => ({
        url: `/api/onboarding`,
        method: 'POST',
        body: queryArg.bookCallDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    moveCall: build.mutation<MoveCallApiResponse, MoveCallApiArg>({
      query: (queryArg) => ({
        url: `/api/onboarding/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.moveCallDto,
      }),
    }),
    cancelCall: build.mutation<CancelCallApiResponse, CancelCallApiArg>({
      query: (queryArg) => ({
        url: `/api/onboarding/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getCallCalendar: build.query<GetCallCalendarApiResponse, GetCallCalendarApiArg>({
      query: (queryArg) => ({
        url: `/api/onboarding/${encodeURIComponent(String(queryArg.id))}/calendar`,
      }),
    }),
    listCalls: build.query<ListCallsApiResponse, ListCallsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/onboarding/calls`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    cancelBookedCall: build.mutation<CancelBookedCallApiResponse, CancelBookedCallApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/onboarding/calls/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancelCallDto,
      }),
    }),
    getOnboardingHours: build.query<GetOnboardingHoursApiResponse, GetOnboardingHoursApiArg>({
      query: () => ({ url: `/api/admin/onboarding/hours` }),
    }),
    setOnboardingHours: build.mutation<SetOnboardingHoursApiResponse, SetOnboardingHoursApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/onboarding/hours`,
        method: 'PUT',
        body: queryArg.onboardingHoursDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as onboardingApi };
export type GetOnboardingApiResponse = /** status 200 OK. */ OnboardingDto;
export type GetOnboardingApiArg = void;
export type BookCallApiResponse = /** status 201 Created. */ BookedCallIdDto;
export type BookCallApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  bookCallDto: BookCallDto;
};
export type MoveCallApiResponse = unknown;
export type MoveCallApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  moveCallDto: MoveCallDto;
};
export type CancelCallApiResponse = unknown;
export type CancelCallApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetCallCalendarApiResponse = /** status 200 OK. */ string;
export type GetCallCalendarApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListCallsApiResponse = /** status 200 One page, the latest first. */ BookedCallDto[];
export type ListCallsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type CancelBookedCallApiResponse = unknown;
export type CancelBookedCallApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  cancelCallDto: CancelCallDto;
};
export type GetOnboardingHoursApiResponse = /** status 200 OK. */ OnboardingHoursDto;
export type GetOnboardingHoursApiArg = void;
export type SetOnboardingHoursApiResponse = unknown;
export type SetOnboardingHoursApiArg = {
  onboardingHoursDto: OnboardingHoursDto;
};
export type OnboardingCallDto = {
  /** Its identifier. */
  id: string;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** What it should be about. */
  note: string | null;
};
export type OnboardingDto = {
  /** When a call can begin, the first first. */
  slots: string[];
  /** The call that is booked and not over; `null` where there is none. */
  call: OnboardingCallDto | (null | null);
  /** How long a call is, in minutes. */
  minutes: number;
  /** Where calls are held; `null` where the team says it by mail before the call. */
  place: string | null;
};
export type BookedCallIdDto = {
  /** The identifier of the call. */
  id: string;
};
export type BookCallDto = {
  /** When it begins: one of the times that are offered. */
  startsAt: string;
  /** What the call should be about. */
  note?: string;
};
export type MoveCallDto = {
  /** When it begins: one of the times that are offered. */
  startsAt: string;
};
export type OnboardingState = 'booked' | 'held' | 'cancelled';
export type CallGuestDto = {
  /** The person’s name. */
  name: string;
  /** Their address. */
  email: string;
};
export type BookedCallDto = {
  /** Its identifier. */
  id: string;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** What it should be about. */
  note: string | null;
  /** How it stands. */
  state: OnboardingState;
  /** Who comes. */
  guest: CallGuestDto;
  /** Their organization. */
  organizationName: string | null;
  /** Its member id. */
  memberId: string | null;
  /** When it was booked. */
  bookedAt: string;
  /** Why the alliance has cancelled it. */
  reason: string | null;
};
export type CancelCallDto = {
  /** In a sentence. */
  reason: string;
};
export type OnboardingHoursDto = {
  /** Where calls are held; absent or `null` where the team says it by mail before the call. */
  place?: string | null;
  /** Days of the week, 1 for Monday to 7 for Sunday; none stops the offer. */
  days: number[];
  /** The hour from which on. */
  fromHour: number;
  /** The hour by which the last call of a day is over. */
  toHour: number;
  /** How long a call is, in minutes. */
  minutes: number;
  /** How many hours before it a call can still be booked. */
  noticeHours: number;
  /** How many days ahead calls are offered. */
  horizonDays: number;
};
