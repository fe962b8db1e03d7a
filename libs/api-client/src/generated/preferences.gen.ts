import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotificationPreferences: build.query<GetNotificationPreferencesApiResponse, GetNotificationPreferencesApiArg>({
      query: () => ({ url: `/api/notifications/preferences` }),
    }),
    changeNotificationPreferences: build.mutation<
      ChangeNotificationPreferencesApiResponse,
      ChangeNotificationPreferencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notifications/preferences`,
        method: 'PUT',
        body: queryArg.changePreferencesDto,
      }),
    }),
    unmuteNotifications: build.mutation<UnmuteNotificationsApiResponse, UnmuteNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/mutes/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    askToStopNotifications: build.query<AskToStopNotificationsApiResponse, AskToStopNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/mails/${encodeURIComponent(String(queryArg.mails))}/stop`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    stopNotifications: build.mutation<StopNotificationsApiResponse, StopNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/mails/${encodeURIComponent(String(queryArg.mails))}/stop`,
        method: 'POST',
        params: {
          token: queryArg.token,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as preferencesApi };
export type GetNotificationPreferencesApiResponse = /** status 200 OK. */ PreferencesDto;
export type GetNotificationPreferencesApiArg = void;
export type ChangeNotificationPreferencesApiResponse = /** status 200 OK. */ PreferencesDto;
export type ChangeNotificationPreferencesApiArg = {
  changePreferencesDto: ChangePreferencesDto;
};
export type UnmuteNotificationsApiResponse = unknown;
export type UnmuteNotificationsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type AskToStopNotificationsApiResponse = unknown;
export type AskToStopNotificationsApiArg = {
  mails: string;
  /** What the link of the mail carries. */
  token: string;
};
export type StopNotificationsApiResponse = unknown;
export type StopNotificationsApiArg = {
  mails: string;
  /** What the link of the mail carries. */
  token: string;
};
export type NotificationCategory =
  | 'security'
  | 'billing'
  | 'problems'
  | 'proposals'
  | 'projects'
  | 'connections'
  | 'organization'
  | 'communities'
  | 'messages'
  | 'mentoring'
  | 'alliance';
export type NotificationWay = 'at-once' | 'daily' | 'weekly' | 'inbox' | 'none';
export type CategoryWayDto = {
  /** What it is about. */
  category: NotificationCategory;
  /** How the viewer is told. */
  way: NotificationWay;
  /** Whether it cannot be chosen. */
  isMandatory: boolean;
};
export type QuietHoursDto = {
  /** From when on mail waits: minutes since midnight. */
  from: number;
  /** Until when, on the next day where it is earlier than the beginning. */
  until: number;
  /** By the clocks of which time zone, by its name in the IANA database. */
  timeZone: string;
};
export type MutedDto = {
  /** By which it is heard of again. */
  id: string;
  /** What the notification said by which it was muted. */
  title: string;
  /** Where that led. */
  link: string;
  /** Since when. */
  mutedAt: string;
};
export type PreferencesDto = {
  /** One for each category. */
  ways: CategoryWayDto[];
  /** When no mail comes but of security and billing; `null` for never. */
  quietHours: QuietHoursDto | (null | null);
  /** By whose clocks digests leave, as chosen here or in the profile; `null` where neither says, for UTC. */
  timeZone: string | null;
  /** What the viewer wants to hear no more of, the newest 200. */
  muted: MutedDto[];
};
export type ChosenWayDto = {
  /** What it is about; security and billing are always told at once. */
  category: NotificationCategory;
  /** How to be told. */
  way: NotificationWay;
};
export type ChangePreferencesDto = {
  /** What is to change; categories that are not named stay as they are. */
  ways: ChosenWayDto[];
  /** When no mail is to come but of security and billing; `null` or absent for never. */
  quietHours?: QuietHoursDto | (null | null);
  /** By the clocks of which time zone digests leave where there are no quiet hours; absent for as it is. */
  timeZone?: string;
};
