import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listManagedCommunities: build.query<ListManagedCommunitiesApiResponse, ListManagedCommunitiesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          access: queryArg.access,
          state: queryArg.state,
        },
      }),
    }),
    createCommunity: build.mutation<CreateCommunityApiResponse, CreateCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities`,
        method: 'POST',
        body: queryArg.createCommunityDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCommunityFigures: build.query<GetCommunityFiguresApiResponse, GetCommunityFiguresApiArg>({
      query: () => ({ url: `/api/admin/community-figures` }),
    }),
    findCommunityCandidates: build.query<FindCommunityCandidatesApiResponse, FindCommunityCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/community-candidates`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
    getManagedCommunity: build.query<GetManagedCommunityApiResponse, GetManagedCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities/${encodeURIComponent(String(queryArg.slug))}`,
      }),
    }),
    manageCommunity: build.mutation<ManageCommunityApiResponse, ManageCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities/${encodeURIComponent(String(queryArg.slug))}`,
        method: 'PUT',
        body: queryArg.manageCommunityDto,
      }),
    }),
    closeCommunity: build.mutation<CloseCommunityApiResponse, CloseCommunityApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities/${encodeURIComponent(String(queryArg.slug))}/closed`,
        method: 'PUT',
        body: queryArg.closeCommunityDto,
      }),
    }),
    listManagedMembers: build.query<ListManagedMembersApiResponse, ListManagedMembersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities/${encodeURIComponent(String(queryArg.slug))}/members`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          role: queryArg.role,
        },
      }),
    }),
    giveCommunityRole: build.mutation<GiveCommunityRoleApiResponse, GiveCommunityRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/communities/${encodeURIComponent(String(queryArg.slug))}/members/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PUT',
        body: queryArg.communityRightsDto,
      }),
    }),
    listManagedMeasures: build.query<ListManagedMeasuresApiResponse, ListManagedMeasuresApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/community-measures`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          search: queryArg.search,
          state: queryArg.state,
        },
      }),
    }),
    judgeAppeal: build.mutation<JudgeAppealApiResponse, JudgeAppealApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/community-measures/${encodeURIComponent(String(queryArg.id))}/appeal/answer`,
        method: 'POST',
        body: queryArg.answerAppealDto,
      }),
    }),
    endMeasure: build.mutation<EndMeasureApiResponse, EndMeasureApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/community-measures/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    listReportedPosts: build.query<ListReportedPostsApiResponse, ListReportedPostsApiArg>({
      query: () => ({ url: `/api/admin/reported-posts` }),
    }),
    dismissReportedPost: build.mutation<DismissReportedPostApiResponse, DismissReportedPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reported-posts/${encodeURIComponent(String(queryArg.id))}/dismissal`,
        method: 'POST',
      }),
    }),
    judgeReportedPost: build.mutation<JudgeReportedPostApiResponse, JudgeReportedPostApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reported-posts/${encodeURIComponent(String(queryArg.id))}/measures`,
        method: 'POST',
        body: queryArg.takeMeasureDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as managementApi };
export type ListManagedCommunitiesApiResponse = /** status 200 One page, newest first. */ ManagedCommunityDto[];
export type ListManagedCommunitiesApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** A part of the name, the purpose or the address. */
  search?: string;
  /** Who may take part. */
  access?: CommunityAccess;
  /** `active`, `resting` (those alone who manage it see it) or `closed` (its people read on, and nobody writes). */
  state?: CommunityState;
};
export type CreateCommunityApiResponse = /** status 201 Created. */ ManagedCommunityDto;
export type CreateCommunityApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  createCommunityDto: CreateCommunityDto;
};
export type GetCommunityFiguresApiResponse = /** status 200 OK. */ CommunityFiguresDto;
export type GetCommunityFiguresApiArg = void;
export type FindCommunityCandidatesApiResponse = /** status 200 OK. */ CommunityCandidateDto[];
export type FindCommunityCandidatesApiArg = {
  /** The beginning of one of their names or of more of them, from two letters on, or their whole address. */
  search: string;
};
export type GetManagedCommunityApiResponse = /** status 200 OK. */ ManagedCommunityDto;
export type GetManagedCommunityApiArg = {
  slug: string;
};
export type ManageCommunityApiResponse = /** status 200 OK. */ ManagedCommunityDto;
export type ManageCommunityApiArg = {
  slug: string;
  manageCommunityDto: ManageCommunityDto;
};
export type CloseCommunityApiResponse = /** status 200 OK. */ ManagedCommunityDto;
export type CloseCommunityApiArg = {
  slug: string;
  closeCommunityDto: CloseCommunityDto;
};
export type ListManagedMembersApiResponse = /** status 200 One page, who has joined last first. */ ManagedMemberDto[];
export type ListManagedMembersApiArg = {
  slug: string;
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** A part of the name. */
  search?: string;
  /** What they are called in the community. */
  role?: CommunityRole;
};
export type GiveCommunityRoleApiResponse = unknown;
export type GiveCommunityRoleApiArg = {
  slug: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
  communityRightsDto: CommunityRightsDto;
};
export type ListManagedMeasuresApiResponse = /** status 200 One page, newest first. */ ManagedMeasureDto[];
export type ListManagedMeasuresApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
  /** The beginning of one of the names of whom it concerns, or of more of them. */
  search?: string;
  /** `appealed` (nobody has answered yet), `in_force`, or `lifted`. */
  state?: MeasureState;
};
export type JudgeAppealApiResponse = unknown;
export type JudgeAppealApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  answerAppealDto: AnswerAppealDto;
};
export type EndMeasureApiResponse = unknown;
export type EndMeasureApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ListReportedPostsApiResponse = /** status 200 OK. */ AnyReportedPostDto[];
export type ListReportedPostsApiArg = void;
export type DismissReportedPostApiResponse = unknown;
export type DismissReportedPostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type JudgeReportedPostApiResponse = unknown;
export type JudgeReportedPostApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  takeMeasureDto: TakeMeasureDto;
};
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type CommunityColor = 'teal' | 'green' | 'violet' | 'copper';
export type CommunityImage = 'network' | 'leaf' | 'orbit' | 'growth';
export type CommunityAccess = 'all_members' | 'paid_members' | 'invite_only';
export type ManagedCommunityDto = {
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
  /** Why; `null` where it is open. */
  closedReason: string | null;
  /** When it was made. */
  createdAt: string;
  /** How many people manage it: with none of them, nobody invites people or answers for it. */
  managers: number;
  /** The names of those who moderate or manage it, at most five. */
  moderators: string[];
  /** Posts of its that were reported and wait for a decision, counted up to a hundred. */
  reported: number;
  /** Appeals there that nobody has answered, counted up to a hundred. */
  appeals: number;
  /** Counted up as its settings change. */
  revision: number;
};
export type CommunityState = 'active' | 'resting' | 'closed';
export type CreateCommunityDto = {
  /** What it is called. */
  name: string;
  /** What it is for. */
  description: string;
  /** Those alone whose organization is on one of these; everybody of the access level where it names none. */
  membershipTiers: MembershipTier[];
  /** Who may take part. Those who belong to it stay. */
  accessLevel: CommunityAccess;
  /** The colour of its picture. */
  color: CommunityColor;
  /** Its picture. */
  image: CommunityImage;
  /** Its name in addresses, for good: small letters, digits, and single hyphens between them, 80 characters at most. */
  slug: string;
  /** Who manages it from its first day on: somebody of an organization whose plan lets them in. */
  personId: string;
};
export type CommunityFiguresDto = {
  /** How many there are. */
  communities: number;
  /** Of these, those that people see and use. */
  active: number;
  /** Those that those alone see who manage them. */
  resting: number;
  /** Those that are closed. */
  closed: number;
  /** How many belong to them; who belongs to two counts twice. */
  members: number;
  /** How many discussions there are in all of them. */
  discussions: number;
  /** Posts that were reported and wait for a decision, counted up to a thousand. */
  reported: number;
  /** Appeals that nobody has answered, counted up to a thousand. */
  appeals: number;
};
export type CommunityCandidateDto = {
  /** The person's identifier. */
  id: string;
  /** The person's name. */
  name: string;
  /** Their address. */
  email: string;
  /** The organizations that they belong to, in one line. */
  organizations: string;
};
export type ManageCommunityDto = {
  /** What it is called. */
  name: string;
  /** What it is for. */
  description: string;
  /** Those alone whose organization is on one of these; everybody of the access level where it names none. */
  membershipTiers: MembershipTier[];
  /** The colour of its picture. */
  color: CommunityColor;
  /** Its picture. */
  image: CommunityImage;
  /** Who may take part. Those who belong to it stay. */
  accessLevel: CommunityAccess;
  /** False lets it rest: those alone who manage it see it then. */
  isActive: boolean;
  /** The `revision` that was read before it was changed. */
  revision: number;
};
export type CloseCommunityDto = {
  /** Why: those who manage it are told, and its people read it while it is closed. 1 to 500 characters. */
  reason: string;
  /** True closes it: its people read on, and nobody writes or joins. False opens it again. */
  isClosed: boolean;
};
export type CommunityRole = 'member' | 'moderator' | 'admin';
export type ManagedMemberDto = {
  /** The tier that this organization has subscribed to. */
  membershipTier:
    | ('free' | 'innovators_solution_providers' | 'ecosystem_enablers' | 'enterprise_alliance_partners' | null)
    | null;
  /** Their address. */
  email: string;
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
export type ReportedInDto = {
  /** The community's name in addresses. */
  slug: string;
  /** What it is called. */
  name: string;
};
export type MeasureKind = 'hide' | 'warn' | 'ban';
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
export type ManagedMeasureDto = {
  /** Where. */
  community: ReportedInDto;
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
export type MeasureState = 'appealed' | 'in_force' | 'lifted';
export type AnswerAppealDto = {
  /** Why: who has appealed reads it. 1 to 1,000 characters. */
  answer: string;
  /** Whether the measure is lifted. */
  isGranted: boolean;
};
export type ReportGround = 'spam' | 'abuse' | 'off_topic' | 'confidential' | 'other';
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
export type AnyReportedPostDto = {
  /** The post. */
  post: ModeratedPostDto;
  /** What was reported, oldest first, at most 20. */
  reports: PostReportDto[];
  /** The community that it stands in. */
  community: ReportedInDto;
};
export type TakeMeasureDto = {
  /** Why: its author reads it. 1 to 1,000 characters. */
  reason: string;
  /** Hide the post, warn its author, or ban its author from the community. */
  kind: MeasureKind;
};
