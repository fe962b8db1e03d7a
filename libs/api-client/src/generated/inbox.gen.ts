import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    browseInbox: build.query<BrowseInboxApiResponse, BrowseInboxApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/inbox`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          unread: queryArg.unread,
          category: queryArg.category,
        },
      }),
    }),
    countInbox: build.query<CountInboxApiResponse, CountInboxApiArg>({
      query: () => ({ url: `/api/notifications/inbox/counts` }),
    }),
    readInbox: build.mutation<ReadInboxApiResponse, ReadInboxApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/inbox/read`,
        method: 'POST',
        body: queryArg.readInboxDto,
      }),
    }),
    markNotification: build.mutation<MarkNotificationApiResponse, MarkNotificationApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/inbox/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.markNotificationDto,
      }),
    }),
    muteNotification: build.mutation<MuteNotificationApiResponse, MuteNotificationApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/inbox/${encodeURIComponent(String(queryArg.id))}/mute`,
        method: 'POST',
      }),
    }),
    listWork: build.query<ListWorkApiResponse, ListWorkApiArg>({
      query: () => ({ url: `/api/notifications/work` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as inboxApi };
export type BrowseInboxApiResponse = /** status 200 One page, newest first. */ NotificationDto[];
export type BrowseInboxApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Only what is unread, where `true`. */
  unread?: boolean;
  /** Only what is about this. */
  category?: NotificationCategory;
};
export type CountInboxApiResponse = /** status 200 OK. */ InboxCountsDto;
export type CountInboxApiArg = void;
export type ReadInboxApiResponse = unknown;
export type ReadInboxApiArg = {
  readInboxDto: ReadInboxDto;
};
export type MarkNotificationApiResponse = unknown;
export type MarkNotificationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  markNotificationDto: MarkNotificationDto;
};
export type MuteNotificationApiResponse = unknown;
export type MuteNotificationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListWorkApiResponse = /** status 200 OK. */ WorkItemDto[];
export type ListWorkApiArg = void;
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
export type NotificationDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  category: NotificationCategory;
  /** What has happened, as it was then. */
  title: string;
  /** More of it; may be empty. */
  text: string;
  /** Where it leads: an address of this installation. */
  link: string;
  /** When it was made. */
  madeAt: string;
  /** When it was read; `null` while it is unread. */
  readAt: string | null;
  /** Whether the viewer may mute what it is about. */
  canMute: boolean;
};
export type InboxCountsDto = {
  /** How many are unread. */
  unread: number;
};
export type ReadInboxDto = {
  /** Only what is about this; absent for all. */
  category?: NotificationCategory;
};
export type MarkNotificationDto = {
  /** Whether it is read from now on. */
  isRead: boolean;
};
export type WorkPlaceDto = {
  /** The organization or the project. */
  id: string;
  /** What it is called. */
  name: string;
};
export type WorkPairDto = {
  /** The problem. */
  problemId: string;
  /** The solution. */
  solutionId: string;
};
export type WorkAnswerDto = {
  /** Who asks: a person, or an organization. */
  from: string;
  /** What they say about it; absent where that is nothing. */
  note?: string;
  /** The organization or project that it is answered in. */
  within: WorkPlaceDto;
  /** What is asked about together; absent for anything else than an invitation to propose. */
  pair?: WorkPairDto;
};
export type WorkItemDto = {
  /** What is to be done. */
  kind: string;
  /** Of what it is about. */
  id: string;
  /** The same in words. */
  title: string;
  /** Where it is done: a path of the web client. */
  link: string;
  /** The day by which it is to be done; `null` where nobody has promised one. */
  dueOn: string | null;
  /** Since when it waits. */
  since: string;
  /** What the answer is about, for a page that offers it in the list; absent for what is done at the link alone. */
  answer?: WorkAnswerDto;
};
