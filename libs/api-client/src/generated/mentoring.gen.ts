import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMentors: build.query<ListMentorsApiResponse, ListMentorsApiArg>({
      query: (queryArg) => ({
        url: `/api/mentors`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          kind: queryArg.kind,
          topic: queryArg.topic,
        },
      }),
    }),
    getMentor: build.query<GetMentorApiResponse, GetMentorApiArg>({
      query: (queryArg) => ({
        url: `/api/mentors/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listFreeTimes: build.query<ListFreeTimesApiResponse, ListFreeTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/mentors/${encodeURIComponent(String(queryArg.id))}/times`,
        params: {
          from: queryArg['from'],
          until: queryArg.until,
        },
      }),
    }),
    nameExpert: build.mutation<NameExpertApiResponse, NameExpertApiArg>({
      query: (queryArg) => ({
        url: `/api/mentors/${encodeURIComponent(String(queryArg.id))}/kind`,
        method: 'PUT',
        body: queryArg.mentorKindDto,
      }),
    }),
    getOwnMentoring: build.query<GetOwnMentoringApiResponse, GetOwnMentoringApiArg>({
      query: () => ({ url: `/api/mentoring/offer` }),
    }),
    offerSessions: build.mutation<OfferSessionsApiResponse, OfferSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/offer`,
        method: 'PUT',
        body: queryArg.offerSessionsDto,
      }),
    }),
    bookSession: build.mutation<BookSessionApiResponse, BookSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/mentors/${encodeURIComponent(String(queryArg.id))}/sessions`,
        method: 'POST',
        body: queryArg.bookSessionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listMentorSessions: build.query<ListMentorSessionsApiResponse, ListMentorSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          when: queryArg.when,
        },
      }),
    }),
    rescheduleSession: build.mutation<RescheduleSessionApiResponse, RescheduleSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions/${encodeURIComponent(String(queryArg.id))}/reschedule`,
        method: 'POST',
        body: queryArg.rescheduleSessionDto,
      }),
    }),
    cancelSession: build.mutation<CancelSessionApiResponse, CancelSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.cancelSessionDto,
      }),
    }),
    reportAbsence: build.mutation<ReportAbsenceApiResponse, ReportAbsenceApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions/${encodeURIComponent(String(queryArg.id))}/absence`,
        method: 'POST',
      }),
    }),
    writeSessionNotes: build.mutation<WriteSessionNotesApiResponse, WriteSessionNotesApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: 'PUT',
        body: queryArg.sessionNotesDto,
      }),
    }),
    rateSession: build.mutation<RateSessionApiResponse, RateSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/mentoring/sessions/${encodeURIComponent(String(queryArg.id))}/rating`,
        method: 'PUT',
        body: queryArg.rateSessionDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as mentoringApi };
export type ListMentorsApiResponse = /** status 200 One page, newest first. */ MentorDto[];
export type ListMentorsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Only mentors, or only experts. */
  kind?: MentorKind;
  /** Only those who help with this. */
  topic?: Interest;
};
export type GetMentorApiResponse = /** status 200 OK. */ MentorDetailDto;
export type GetMentorApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListFreeTimesApiResponse = /** status 200 OK. */ FreeTimesDto;
export type ListFreeTimesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** From when on. */
  from: string;
  /** Until when, eight days later at most. */
  until: string;
};
export type NameExpertApiResponse = unknown;
export type NameExpertApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  mentorKindDto: MentorKindDto;
};
export type GetOwnMentoringApiResponse = /** status 200 OK. */ OwnMentoringDto;
export type GetOwnMentoringApiArg = void;
export type OfferSessionsApiResponse = /** status 200 OK. */ OwnMentoringDto;
export type OfferSessionsApiArg = {
  offerSessionsDto: OfferSessionsDto;
};
export type BookSessionApiResponse = /** status 201 Created. */ BookedSessionDto;
export type BookSessionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  bookSessionDto: BookSessionDto;
};
export type ListMentorSessionsApiResponse =
  /** status 200 One page, the next first, or of those that are over the latest first. */ MentorSessionDto[];
export type ListMentorSessionsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Those that are booked and not over, the next first, or all others, the latest first. */
  when?: SessionTime;
};
export type RescheduleSessionApiResponse = unknown;
export type RescheduleSessionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  rescheduleSessionDto: RescheduleSessionDto;
};
export type CancelSessionApiResponse = unknown;
export type CancelSessionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  cancelSessionDto: CancelSessionDto;
};
export type ReportAbsenceApiResponse = unknown;
export type ReportAbsenceApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type WriteSessionNotesApiResponse = unknown;
export type WriteSessionNotesApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  sessionNotesDto: SessionNotesDto;
};
export type RateSessionApiResponse = unknown;
export type RateSessionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  rateSessionDto: RateSessionDto;
};
export type Interest =
  | 'Fintech'
  | 'DeFi & Blockchain'
  | 'SaaS / Cloud Software'
  | 'Mobility Tech'
  | 'Telecom & Connectivity'
  | 'Greentech / Climate Tech'
  | 'AgriTech'
  | 'Waste & Circular Economy'
  | 'EdTech'
  | 'HealthTech'
  | 'GovTech / CivicTech'
  | 'LegalTech / RegTech'
  | 'E-Commerce & Marketplaces'
  | 'Media & Creator Economy'
  | 'TravelTech / Real Estate'
  | 'AI & Data Science'
  | 'Robotics & Drones'
  | 'Biotech / Genomics'
  | 'Space Tech';
export type MentorKind = 'mentor' | 'expert';
export type MentorDto = {
  /** What they help with, of the alliance’s interests. */
  topics: Interest[];
  /** The average of what members gave, from 1 to 5 stars; `null` while nobody has. */
  rating: number | null;
  /** The mentor’s identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** As what a session with them counts against a plan: an `expert` was named by the alliance. */
  kind: MentorKind;
  /** What they help with, in a line. */
  headline: string;
  /** In which languages they meet. */
  languages: string[];
  /** Their time zone, by its name in the IANA database. */
  timeZone: string;
  /** How long a session is, in minutes. */
  sessionMinutes: number;
  /** For which organization they offer sessions. */
  organizationId: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** What it is called. */
  organizationName: string;
  /** How many members’ ratings it is made of. */
  ratings: number;
  /** How many sessions they have held. */
  held: number;
  /** When the next session that can be booked begins; `null` where there is none within 60 days. */
  nextFreeAt: string | null;
  /** Whether it is the viewer. */
  isYou: boolean;
  /** Whether members see them and can book. Members are answered no others. */
  isListed: boolean;
};
export type SessionReviewDto = {
  /** From 1 to 5. */
  stars: number;
  /** What the member says of the session. */
  review: string | null;
  /** The member’s organization. */
  organizationName: string;
  /** When they said it. */
  ratedAt: string;
};
export type MentorDetailDto = {
  /** What they help with, of the alliance’s interests. */
  topics: Interest[];
  /** The average of what members gave, from 1 to 5 stars; `null` while nobody has. */
  rating: number | null;
  /** The mentor’s identifier. */
  id: string;
  /** What they are called. */
  name: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** As what a session with them counts against a plan: an `expert` was named by the alliance. */
  kind: MentorKind;
  /** What they help with, in a line. */
  headline: string;
  /** In which languages they meet. */
  languages: string[];
  /** Their time zone, by its name in the IANA database. */
  timeZone: string;
  /** How long a session is, in minutes. */
  sessionMinutes: number;
  /** For which organization they offer sessions. */
  organizationId: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** What it is called. */
  organizationName: string;
  /** How many members’ ratings it is made of. */
  ratings: number;
  /** How many sessions they have held. */
  held: number;
  /** When the next session that can be booked begins; `null` where there is none within 60 days. */
  nextFreeAt: string | null;
  /** Whether it is the viewer. */
  isYou: boolean;
  /** Whether members see them and can book. Members are answered no others. */
  isListed: boolean;
  /** What they say of themselves, on several lines. */
  about: string;
  /** What members say of sessions, the newest first, at most 20. */
  reviews: SessionReviewDto[];
};
export type FreeTimeDto = {
  /** When the session would begin. */
  startsAt: string;
  /** When it would end. */
  endsAt: string;
};
export type FreeTimesDto = {
  /** Times that can be booked, the earliest first. */
  times: FreeTimeDto[];
  /** From when on there are any: mentors learn of a session four hours before it. */
  bookableFrom: string;
  /** Until when: 60 days ahead. */
  bookableUntil: string;
};
export type MentorKindDto = {
  /** What the mentor is from now on. Sessions that are booked count as what they were. */
  kind: MentorKind;
};
export type WeeklyHoursDto = {
  /** From 1, Monday, to 7, Sunday. */
  weekday: number;
  /** From when on, by the mentor’s clock. */
  from: string;
  /** Until when. */
  until: string;
};
export type DayOfHoursDto = {
  /** The day, by the mentor’s calendar. */
  date: string;
  /** From when on; `null` where there are no sessions that day. */
  from: string | null;
  /** Until when; `null` where there are no sessions that day. */
  until: string | null;
};
export type MentorOfferDto = {
  /** What they help with. */
  topics: Interest[];
  /** The viewer’s identifier as a mentor. */
  id: string;
  /** As what sessions with them count. */
  kind: MentorKind;
  /** Whether members see them and can book: they are open, and their organization is. */
  isListed: boolean;
  /** For which organization. */
  organizationId: string;
  /** What they help with, in a line. */
  headline: string;
  /** What they say of themselves. */
  about: string;
  /** In which languages they meet. */
  languages: string[];
  /** By whose clock the hours are. */
  timeZone: string;
  /** How long a session is, in minutes. */
  sessionMinutes: number;
  /** Where sessions take place. */
  meetingLink: string;
  /** Hours of each week. */
  hours: WeeklyHoursDto[];
  /** Days that go otherwise. */
  exceptions: DayOfHoursDto[];
  /** Whether they want to be seen and booked. */
  isOpen: boolean;
};
export type MentoringOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** What it is called. */
  name: string;
  /** Whether it says that it is open to mentoring. */
  isOpenToMentoring: boolean;
};
export type OwnMentoringDto = {
  /** What the viewer offers; `null` while they offer nothing. */
  offer: MentorOfferDto | (null | null);
  /** Organizations that the viewer may offer sessions for: those that they act for. */
  organizations: MentoringOrganizationDto[];
  /** What the viewer’s profile says, to begin with. */
  languages: string[];
  /** The time zone of the viewer’s profile. */
  timeZone: string | null;
};
export type OfferSessionsDto = {
  /** For which organization: one that says it is open to mentoring, unless the viewer is an expert. */
  organizationId: string;
  /** What the viewer helps with, in a line. */
  headline: string;
  /** What they say of themselves, on several lines. */
  about: string;
  /** What they help with: one to six of the alliance’s interests. */
  topics: Interest[];
  /** In which languages they meet: one to ten. */
  languages: string[];
  /** How long a session is, in minutes. */
  sessionMinutes: 30 | 45 | 60 | 90;
  /** Where sessions take place: an address that starts with https://. Those who have booked see it. */
  meetingLink: string;
  /** By whose clock the hours are: a name of the IANA database. */
  timeZone: string;
  /** Hours of each week, by the mentor’s clock; 28 at most. */
  hours: WeeklyHoursDto[];
  /** Days that go otherwise, 60 at most: other hours than the week has or, with `null`, none. */
  exceptions: DayOfHoursDto[];
  /** Whether members see it and can book. Sessions that are booked stay. */
  isOpen: boolean;
};
export type BookedSessionDto = {
  /** The session’s identifier. */
  id: string;
};
export type BookSessionDto = {
  /** When it begins: one of the mentor’s free times. */
  startsAt: string;
  /** What the viewer wants to talk about; the mentor reads it. */
  topic: string;
  /** Whose plan it counts against; the first that the viewer acts for where absent. */
  organizationId?: string;
  /** In which the viewer reads times, in mails too: a name of the IANA database. */
  timeZone: string;
};
export type SessionSide = 'mentor' | 'member';
export type MentorSessionState = 'booked' | 'cancelled' | 'missed';
export type SessionRatingDto = {
  /** From 1 to 5. */
  stars: number;
  /** What the member says. */
  review: string | null;
};
export type MentorSessionDto = {
  /** Who has cancelled it, or did not come. */
  endedBySide: ('mentor' | 'member' | null) | null;
  /** Its identifier. */
  id: string;
  /** Which of the two the viewer is. */
  side: SessionSide;
  /** The mentor’s identifier. */
  mentorId: string;
  /** As what it counts against the plan. */
  kind: MentorKind;
  /** When it begins. */
  startsAt: string;
  /** When it ends. */
  endsAt: string;
  /** Until when the member moves it, or gets it back when cancelling: a day before it begins. */
  changeableUntil: string;
  /** Booked (or held, once its end is past), cancelled, or missed by one of the two. */
  state: MentorSessionState;
  /** Why it was cancelled. */
  reason: string | null;
  /** Whether it does not count against the plan. */
  isGivenBack: boolean;
  /** The other of the two. */
  otherName: string;
  /** Address of their picture. */
  otherImageUrl: string | null;
  /** Their time zone. */
  otherTimeZone: string;
  /** Their organization. */
  otherOrganizationId: string;
  /** What it is called. */
  otherOrganizationName: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  otherLogoId: string | null;
  /** What the member wants to talk about. */
  topic: string;
  /** Where it takes place; `null` once it is cancelled or over. */
  meetingLink: string | null;
  /** The viewer’s own notes. */
  notes: string | null;
  /** How the member found it. */
  rating: SessionRatingDto | (null | null);
  /** Whether the viewer can say now that the other did not come: within seven days after it, unless the member has rated it. */
  mayReportAbsence: boolean;
};
export type SessionTime = 'upcoming' | 'past';
export type RescheduleSessionDto = {
  /** When it is to begin: one of the mentor’s free times. */
  startsAt: string;
};
export type CancelSessionDto = {
  /** Why; the other reads it. */
  reason?: string | null;
};
export type SessionNotesDto = {
  /** The viewer’s own notes, on several lines; empty removes them. Nobody else reads them. */
  notes: string;
};
export type RateSessionDto = {
  /** What the session was good for; all members read it at the mentor, with the name of the organization. */
  review?: string | null;
  /** From 1 to 5. */
  stars: number;
};
