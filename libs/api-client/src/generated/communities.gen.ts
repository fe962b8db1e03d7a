import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCommunities: build.query<ListCommunitiesApiResponse, ListCommunitiesApiArg>({
      query: () => ({ url: `/api/communities` }),
    }),
    getCommunity: build.query<GetCommunityApiResponse, GetCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
    joinCommunity: build.mutation<JoinCommunityApiResponse, JoinCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/join`,
        method: 'POST',
      }),
    }),
    leaveCommunity: build.mutation<LeaveCommunityApiResponse, LeaveCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/leave`,
        method: 'POST',
      }),
    }),
    markCommunityRead: build.mutation<MarkCommunityReadApiResponse, MarkCommunityReadApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/read`,
        method: 'PUT',
      }),
    }),
    listCommunityMembers: build.query<ListCommunityMembersApiResponse, ListCommunityMembersApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/members`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
        },
      }),
    }),
    assignCommunityRole: build.mutation<AssignCommunityRoleApiResponse, AssignCommunityRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/members/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PUT',
        body: queryArg.communityRightsDto,
      }),
    }),
    changeCommunity: build.mutation<ChangeCommunityApiResponse, ChangeCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/settings`,
        method: 'PUT',
        body: queryArg.changeCommunityDto,
      }),
    }),
    listCommunityInvitations: build.query<ListCommunityInvitationsApiResponse, ListCommunityInvitationsApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/invitations`,
      }),
    }),
    inviteToCommunity: build.mutation<InviteToCommunityApiResponse, InviteToCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/invitations`,
        method: 'POST',
        body: queryArg.inviteToCommunityDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawCommunityInvitation: build.mutation<
      WithdrawCommunityInvitationApiResponse,
      WithdrawCommunityInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listThreads: build.query<ListThreadsApiResponse, ListThreadsApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/discussions`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    startThread: build.mutation<StartThreadApiResponse, StartThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/discussions`,
        method: 'POST',
        body: queryArg.startThreadDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    searchCommunity: build.query<SearchCommunityApiResponse, SearchCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/search`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          sort: queryArg.sort,
        },
      }),
    }),
    suggestCommunitySearch: build.query<SuggestCommunitySearchApiResponse, SuggestCommunitySearchApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/search-suggestion`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    listCommunityPeople: build.query<ListCommunityPeopleApiResponse, ListCommunityPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/people`,
        params: {
          discussionId: queryArg.discussionId,
        },
      }),
    }),
    getThread: build.query<GetThreadApiResponse, GetThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}/posts`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg['from'],
        },
      }),
    }),
    replyToThread: build.mutation<ReplyToThreadApiResponse, ReplyToThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}/posts`,
        method: 'POST',
        body: queryArg.replyDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    markThreadRead: build.mutation<MarkThreadReadApiResponse, MarkThreadReadApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}/read`,
        method: 'PUT',
      }),
    }),
    pinThread: build.mutation<PinThreadApiResponse, PinThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}/pin`,
        method: 'PUT',
        body: queryArg.switchDto,
      }),
    }),
    lockThread: build.mutation<LockThreadApiResponse, LockThreadApiArg>({
      query: (queryArg) => ({
        url: `/api/discussions/${encodeURIComponent(String(queryArg.id))}/lock`,
        method: 'PUT',
        body: queryArg.switchDto,
      }),
    }),
    editPost: build.mutation<EditPostApiResponse, EditPostApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.editPostDto,
      }),
    }),
    deletePost: build.mutation<DeletePostApiResponse, DeletePostApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    reactToPost: build.mutation<ReactToPostApiResponse, ReactToPostApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/reactions`,
        method: 'PUT',
        body: queryArg.reactDto,
      }),
    }),
    reportPost: build.mutation<ReportPostApiResponse, ReportPostApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/reports`,
        method: 'POST',
        body: queryArg.reportPostDto,
      }),
    }),
    getModerationQueue: build.query<GetModerationQueueApiResponse, GetModerationQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/moderation`,
      }),
    }),
    listMeasures: build.query<ListMeasuresApiResponse, ListMeasuresApiArg>({
      query: (queryArg) => ({
        url: `/api/communities/${encodeURIComponent(String(queryArg.slug))}/measures`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    dismissReports: build.mutation<DismissReportsApiResponse, DismissReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/dismissal`,
        method: 'POST',
      }),
    }),
    takeMeasure: build.mutation<TakeMeasureApiResponse, TakeMeasureApiArg>({
      query: (queryArg) => ({
        url: `/api/posts/${encodeURIComponent(String(queryArg.id))}/measures`,
        method: 'POST',
        body: queryArg.takeMeasureDto,
      }),
    }),
    appealMeasure: build.mutation<AppealMeasureApiResponse, AppealMeasureApiArg>({
      query: (queryArg) => ({
        url: `/api/measures/${encodeURIComponent(String(queryArg.id))}/appeal`,
        method: 'POST',
        body: queryArg.appealDto,
      }),
    }),
    answerAppeal: build.mutation<AnswerAppealApiResponse, AnswerAppealApiArg>({
      query: (queryArg) => ({
        url: `/api/measures/${encodeURIComponent(String(queryArg.id))}/appeal/answer`,
        method: 'POST',
        body: queryArg.answerAppealDto,
      }),
    }),
    liftMeasure: build.mutation<LiftMeasureApiResponse, LiftMeasureApiArg>({
      query: (queryArg) => ({
        url: `/api/measures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as communitiesApi };
export type ListCommunitiesApiResponse = /** status 200 OK. */ CommunityDto[];
export type ListCommunitiesApiArg = void;
export type GetCommunityApiResponse = /** status 200 OK. */ CommunityPageDto;
export type GetCommunityApiArg = {
  slug: string;
};
export type JoinCommunityApiResponse = unknown;
export type JoinCommunityApiArg = {
  slug: string;
};
export type LeaveCommunityApiResponse = unknown;
export type LeaveCommunityApiArg = {
  slug: string;
};
export type MarkCommunityReadApiResponse = unknown;
export type MarkCommunityReadApiArg = {
  slug: string;
};
export type ListCommunityMembersApiResponse =
  /** status 200 One page, who has joined last first. */ CommunityMemberDto[];
export type ListCommunityMembersApiArg = {
  slug: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** A part of the name. */
  search?: string;
};
export type AssignCommunityRoleApiResponse = unknown;
export type AssignCommunityRoleApiArg = {
  slug: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
  communityRightsDto: CommunityRightsDto;
};
export type ChangeCommunityApiResponse = /** status 200 OK. */ CommunityPageDto;
export type ChangeCommunityApiArg = {
  slug: string;
  changeCommunityDto: ChangeCommunityDto;
};
export type ListCommunityInvitationsApiResponse = /** status 200 OK. */ CommunityInvitationDto[];
export type ListCommunityInvitationsApiArg = {
  slug: string;
};
export type InviteToCommunityApiResponse = /** status 201 Created. */ CommunityInvitationDto;
export type InviteToCommunityApiArg = {
  slug: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  inviteToCommunityDto: InviteToCommunityDto;
};
export type WithdrawCommunityInvitationApiResponse = unknown;
export type WithdrawCommunityInvitationApiArg = {
  slug: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListThreadsApiResponse = /** status 200 One page, the latest posts first. */ ThreadDto[];
export type ListThreadsApiArg = {
  slug: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type StartThreadApiResponse = /** status 201 Created. */ ThreadPageDto;
export type StartThreadApiArg = {
  slug: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  startThreadDto: StartThreadDto;
};
export type SearchCommunityApiResponse = /** status 200 One page, in the order that is asked for. */ FoundPostDto[];
export type SearchCommunityApiArg = {
  slug: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Words to look for in titles and posts; of the last one its beginning is enough. */
  search: string;
  /** The order; `best` where absent. */
  sort?: SearchSort;
};
export type SuggestCommunitySearchApiResponse = /** status 200 OK. */ SearchSuggestionDto;
export type SuggestCommunitySearchApiArg = {
  slug: string;
  /** The words as they were searched for. */
  search: string;
};
export type ListCommunityPeopleApiResponse = /** status 200 OK. */ PersonToMentionDto[];
export type ListCommunityPeopleApiArg = {
  slug: string;
  /** A discussion, of which those come first to mind who write in it. */
  discussionId?: string;
};
export type GetThreadApiResponse = /** status 200 OK. */ ThreadPageDto;
export type GetThreadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListPostsApiResponse = /** status 200 One page, oldest first. */ PostDto[];
export type ListPostsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** Begin with this post of the discussion; without it with the one that opens it. */
  from?: string;
};
export type ReplyToThreadApiResponse = /** status 201 Created. */ PostDto;
export type ReplyToThreadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  replyDto: ReplyDto;
};
export type MarkThreadReadApiResponse = unknown;
export type MarkThreadReadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type PinThreadApiResponse = unknown;
export type PinThreadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  switchDto: SwitchDto;
};
export type LockThreadApiResponse = unknown;
export type LockThreadApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  switchDto: SwitchDto;
};
export type EditPostApiResponse = /** status 200 OK. */ PostDto;
export type EditPostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  editPostDto: EditPostDto;
};
export type DeletePostApiResponse = unknown;
export type DeletePostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ReactToPostApiResponse = /** status 200 OK. */ PostDto;
export type ReactToPostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reactDto: ReactDto;
};
export type ReportPostApiResponse = unknown;
export type ReportPostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  reportPostDto: ReportPostDto;
};
export type GetModerationQueueApiResponse = /** status 200 OK. */ ModerationQueueDto;
export type GetModerationQueueApiArg = {
  slug: string;
};
export type ListMeasuresApiResponse = /** status 200 One page, newest first. */ MeasureDto[];
export type ListMeasuresApiArg = {
  slug: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type DismissReportsApiResponse = unknown;
export type DismissReportsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type TakeMeasureApiResponse = unknown;
export type TakeMeasureApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  takeMeasureDto: TakeMeasureDto;
};
export type AppealMeasureApiResponse = unknown;
export type AppealMeasureApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  appealDto: AppealDto;
};
export type AnswerAppealApiResponse = unknown;
export type AnswerAppealApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerAppealDto: AnswerAppealDto;
};
export type LiftMeasureApiResponse = unknown;
export type LiftMeasureApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type CommunityColor = 'teal' | 'green' | 'violet' | 'copper';
export type CommunityImage = 'network' | 'leaf' | 'orbit' | 'growth';
export type CommunityAccess = 'all_members' | 'paid_members' | 'invite_only';
export type CommunityStanding = 'member' | 'open' | 'invited' | 'plan_required' | 'organization_required' | 'banned';
export type CommunityDto = {
  /** Those alone whose organization is on one of these; everybody of the access level where it names none. */
  membershipTiers: MembershipTier[];
  /** Its identifier. */
  id: string;
  /** Its name in addresses. */
  slug: string;
  /** What it is called. */
  name: string;
  /** What it is for. */
  description: string;
  /** The colour of its picture. */
  color: CommunityColor;
  /** Its picture. */
  image: CommunityImage;
  /** Who may take part. */
  accessLevel: CommunityAccess;
  /** False where it rests: those alone who manage it see it then. */
  isActive: boolean;
  /** Since when it is closed: those who belong to it read what was written, and nobody writes or joins. `null` where it is open. */
  closedAt: string | null;
  /** How many people belong to it. */
  members: number;
  /** How many discussions there are. */
  discussions: number;
  /** How the viewer stands to it. */
  standing: CommunityStanding;
  /** Of the hundred discussions with the latest posts, those with posts that the viewer has not read; 0 for who does not belong to it. */
  unread: number;
};
export type CommunityRole = 'member' | 'moderator' | 'admin';
export type CommunityRightsDto = {
  /** What they are called in the community. */
  role: CommunityRole;
  /** Whether they may start discussions and reply. */
  canPost: boolean;
  /** Whether they may pin, lock and hide, and decide on reports. */
  canModerate: boolean;
  /** Whether they may invite people, give roles and change the settings. */
  canManage: boolean;
};
export type CommunityPersonDto = {
  /** What they are called in the community; `null` once they have left it. */
  role: ('member' | 'moderator' | 'admin' | null) | null;
  /** The person's identifier. */
  id: string;
  /** The person's name. */
  name: string;
  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;
  /** The organization that they write for. */
  organizationName: string | null;
  /** The identifier of that organization. */
  organizationId: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
};
export type MeasureKind = 'hide' | 'warn' | 'ban';
export type OwnMeasureDto = {
  /** Its identifier. */
  id: string;
  /** What was done. */
  kind: MeasureKind;
  /** The post that it is about; `null` once that is deleted. */
  postId: string | null;
  /** Why. */
  reason: string;
  /** Whether it was those who run the alliance, and not the moderators. */
  byAlliance: boolean;
  /** When. */
  takenAt: string;
  /** What the viewer has against it; `null` while they have said nothing. */
  appeal: string | null;
  /** What the moderators answered; `null` while they have not. */
  appealAnswer: string | null;
  /** Since when it is lifted; `null` while it is not. */
  endedAt: string | null;
};
export type CommunityPageDto = {
  /** Those alone whose organization is on one of these; everybody of the access level where it names none. */
  membershipTiers: MembershipTier[];
  /** Its identifier. */
  id: string;
  /** Its name in addresses. */
  slug: string;
  /** What it is called. */
  name: string;
  /** What it is for. */
  description: string;
  /** The colour of its picture. */
  color: CommunityColor;
  /** Its picture. */
  image: CommunityImage;
  /** Who may take part. */
  accessLevel: CommunityAccess;
  /** False where it rests: those alone who manage it see it then. */
  isActive: boolean;
  /** Since when it is closed: those who belong to it read what was written, and nobody writes or joins. `null` where it is open. */
  closedAt: string | null;
  /** How many people belong to it. */
  members: number;
  /** How many discussions there are. */
  discussions: number;
  /** How the viewer stands to it. */
  standing: CommunityStanding;
  /** Of the hundred discussions with the latest posts, those with posts that the viewer has not read; 0 for who does not belong to it. */
  unread: number;
  /** Why it was closed; `null` where it is open. */
  closedReason: string | null;
  /** What the viewer may do; `null` for who does not belong to it. */
  rights: CommunityRightsDto | (null | null);
  /** Whether the viewer may read its discussions. */
  canRead: boolean;
  /** Whether the viewer's plan lets them start discussions, beside reading and replying. */
  canStart: boolean;
  /** The people who moderate or manage it, by name, at most 20. */
  staff: CommunityPersonDto[];
  /** Reports and appeals that wait for an answer, counted up to a hundred; 0 for who does not moderate. */
  waiting: number;
  /** What moderators did about the viewer here and is not lifted, or was in the last 30 days: newest first, at most 20. */
  measures: OwnMeasureDto[];
  /** Counted up as its settings change. */
  revision: number;
};
export type CommunityMemberDto = {
  /** The tier that this organization has subscribed to. */
  membershipTier:
    | ('free' | 'innovators_solution_providers' | 'ecosystem_enablers' | 'enterprise_alliance_partners' | null)
    | null;
  /** The person's identifier. */
  id: string;
  /** The person's name. */
  name: string;
  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;
  /** The organization that they have joined for. */
  organizationName: string | null;
  /** The identifier of that organization. */
  organizationId: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** Since when. */
  joinedAt: string;
  /** When they wrote last; `null` where they never did. */
  lastActiveAt: string | null;
  /** Discussions and replies of theirs. */
  contributions: number;
  /** What they are called in the community. */
  role: CommunityRole;
  /** Whether they may start discussions and reply. */
  canPost: boolean;
  /** Whether they may pin, lock and hide, and decide on reports. */
  canModerate: boolean;
  /** Whether they may invite people, give roles and change the settings. */
  canManage: boolean;
};
export type ChangeCommunityDto = {
  /** What it is called. */
  name: string;
  /** What it is for. */
  description: string;
  /** Those alone whose organization is on one of these; everybody of the access level where it names none. */
  membershipTiers: MembershipTier[];
  /** Who may take part. Those who belong to it stay. */
  accessLevel: CommunityAccess;
  /** False lets it rest: those alone who manage it see it then. */
  isActive: boolean;
  /** The `revision` that was read before it was changed. */
  revision: number;
};
export type CommunityInvitationDto = {
  /** Its identifier. */
  id: string;
  /** Whose it is. */
  email: string;
  /** Who has invited them last. */
  invitedBy: string | null;
  /** When. */
  invitedAt: string;
  /** Until when it can be used. */
  expiresAt: string;
};
export type InviteToCommunityDto = {
  /** The address of somebody with an account, or of somebody who will have one. */
  email: string;
};
export type ThreadDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  title: string;
  /** Who has started it. */
  author: CommunityPersonDto;
  /** When. */
  createdAt: string;
  /** How many have replied. */
  replies: number;
  /** When the last post was written. */
  lastActivityAt: string;
  /** Whether it stands above the others. */
  isPinned: boolean;
  /** Whether nobody can reply. */
  isLocked: boolean;
  /** Whether there are posts that the viewer has not read; never for who does not belong to the community. */
  isUnread: boolean;
};
export type ThreadPageDto = {
  /** Its identifier. */
  id: string;
  /** What it is about. */
  title: string;
  /** Who has started it. */
  author: CommunityPersonDto;
  /** When. */
  createdAt: string;
  /** How many have replied. */
  replies: number;
  /** When the last post was written. */
  lastActivityAt: string;
  /** Whether it stands above the others. */
  isPinned: boolean;
  /** Whether nobody can reply. */
  isLocked: boolean;
  /** Whether there are posts that the viewer has not read; never for who does not belong to the community. */
  isUnread: boolean;
  /** The name of its community in addresses. */
  communitySlug: string;
  /** What the community is called. */
  communityName: string;
  /** Whether the viewer may reply. */
  canReply: boolean;
  /** Whether the community is closed: nobody writes there any more. */
  isClosed: boolean;
  /** Whether the viewer belongs to the community. */
  isMember: boolean;
  /** Whether the viewer pins, locks and hides. */
  canModerate: boolean;
  /** The first post that the viewer has not read, where they have read others before it; else `null`. */
  firstUnreadId: string | null;
};
export type StartThreadDto = {
  /** What it is about: 1 to 160 characters on one line. */
  title: string;
  /** What it begins with, as Markdown: 1 to 10,000 characters. `@[Name](person:<id>)` mentions somebody of
    `listCommunityPeople`; anybody else stays a word of the text. */
  text: string;
};
export type FoundPostDto = {
  /** Its identifier. */
  id: string;
  /** Of the discussion that it belongs to. */
  threadId: string;
  /** What the discussion is about. */
  title: string;
  /** The beginning of what it says. */
  description: string;
  /** Who has written it. */
  author: CommunityPersonDto;
  /** When. */
  createdAt: string;
  /** Words of the title and of the beginning, as they stand there, that the search has found. */
  hits: string[];
};
export type SearchSort = 'best' | 'newest';
export type SearchSuggestionDto = {
  /** The same search without its slips of spelling, which finds something; `null` when there is none. */
  suggestion: string | null;
};
export type PersonToMentionDto = {
  /** The address of their picture; `null` where they have none. */
  imageUrl: string | null;
  /** The organization that they belong to the community for. */
  organizationId: string;
  /** The person's identifier, as it stands in the text: `@[Ada Okafor](person:<id>)`. */
  id: string;
  /** The person's name. */
  name: string;
};
export type PostMentionDto = {
  /** The person's identifier, as it stands in the text: `@[Ada Okafor](person:<id>)`. */
  id: string;
  /** The person's name. */
  name: string;
};
export type PostReaction = 'agree' | 'thanks' | 'insight' | 'celebrate';
export type ReactionCountDto = {
  /** In which way. */
  kind: PostReaction;
  /** How many. */
  count: number;
  /** Whether the viewer is among them. */
  isMine: boolean;
};
export type PostDto = {
  /** Its identifier. */
  id: string;
  /** Of the discussion. */
  threadId: string;
  /** Whether it opens the discussion. */
  opens: boolean;
  /** What it says, as Markdown; `null` where moderators have hidden it and the viewer is neither its author nor one of them. */
  text: string | null;
  /** Who is mentioned in it. Of other identifiers in the text nobody knows whose they are. */
  mentions: PostMentionDto[];
  /** Who has written it. */
  author: CommunityPersonDto;
  /** When. */
  createdAt: string;
  /** When its words were changed last; `null` while they are the first ones. */
  editedAt: string | null;
  /** Since when moderators hide it; `null` where they do not. */
  hiddenAt: string | null;
  /** Why it is hidden, for its author and for moderators; else `null`. */
  hiddenReason: string | null;
  /** By kinds, those that somebody has used. */
  reactions: ReactionCountDto[];
  /** Counted up as its words change. */
  revision: number;
  /** Whether the viewer has written it. */
  isOwn: boolean;
  /** Whether the viewer has reported it, and nobody has decided on that yet. */
  isReported: boolean;
};
export type ReplyDto = {
  /** The reply, as Markdown: 1 to 10,000 characters. `@[Name](person:<id>)` mentions somebody of `listCommunityPeople`; anybody
    else stays a word of the text. */
  text: string;
};
export type SwitchDto = {
  /** Whether it is so from now on. */
  isOn: boolean;
};
export type EditPostDto = {
  /** The reply, as Markdown: 1 to 10,000 characters. `@[Name](person:<id>)` mentions somebody of `listCommunityPeople`; anybody
    else stays a word of the text. */
  text: string;
  /** Another title, of what opens a discussion; the one that stands where absent. */
  title?: string;
  /** The `revision` of the post that was read before it was changed. */
  revision: number;
};
export type ReactDto = {
  /** In which way. */
  kind: PostReaction;
  /** False takes it back. */
  isOn: boolean;
};
export type ReportGround = 'spam' | 'abuse' | 'off_topic' | 'confidential' | 'other';
export type ReportPostDto = {
  /** More about it, for the moderators: up to 1,000 characters. */
  note?: string;
  /** What is wrong with it. */
  ground: ReportGround;
};
export type ModeratedPostDto = {
  /** Its identifier. */
  id: string;
  /** Of the discussion that it belongs to. */
  threadId: string;
  /** What the discussion is about. */
  title: string;
  /** What it says, as Markdown; of a long one the beginning. */
  text: string;
  /** Who has written it. */
  author: CommunityPersonDto;
  /** When. */
  createdAt: string;
  /** Whether it is hidden by now. */
  isHidden: boolean;
};
export type PostReportDto = {
  /** What is wrong with it. */
  ground: ReportGround;
  /** More about it. */
  note: string;
  /** Who has reported it. */
  reporterName: string;
  /** What the post said then, as far as posts are shown; `null` where it says the same now. */
  text: string | null;
  /** When. */
  reportedAt: string;
};
export type ReportedPostDto = {
  /** The post. */
  post: ModeratedPostDto;
  /** What was reported, oldest first, at most 20. */
  reports: PostReportDto[];
};
export type MeasureDto = {
  /** Its identifier. */
  id: string;
  /** What was done. */
  kind: MeasureKind;
  /** Whom it concerns. */
  personName: string;
  /** Why. */
  reason: string;
  /** Who has done it. */
  takenBy: string;
  /** When. */
  takenAt: string;
  /** Whether it was those who run the alliance: what they did, they alone lift, and answer appeals against it. */
  byAlliance: boolean;
  /** What it is about; `null` once the post is deleted. */
  post: ModeratedPostDto | (null | null);
  /** What whom it concerns has against it; `null` while they have said nothing. */
  appeal: string | null;
  /** What was answered; `null` while nobody has. */
  appealAnswer: string | null;
  /** Since when it is lifted; `null` while it is not. */
  endedAt: string | null;
  /** Whether the viewer may answer the appeal: who moderates, and not the one who took the measure, unless nobody else moderates. */
  canAnswer: boolean;
  /** Whether the viewer may lift it without an appeal: nobody what concerns themselves, and moderators not what the alliance did. */
  canLift: boolean;
};
export type ModerationQueueDto = {
  /** Posts that were reported. */
  reported: ReportedPostDto[];
  /** Measures of moderators against which somebody has appealed. */
  appeals: MeasureDto[];
};
export type TakeMeasureDto = {
  /** Why: its author reads it. 1 to 1,000 characters. */
  reason: string;
  /** Hide the post, warn its author, or ban its author from the community. */
  kind: MeasureKind;
};
export type AppealDto = {
  /** Why it should be lifted: 1 to 1,000 characters. */
  text: string;
};
export type AnswerAppealDto = {
  /** Why: who has appealed reads it. 1 to 1,000 characters. */
  answer: string;
  /** Whether the measure is lifted. */
  isGranted: boolean;
};
