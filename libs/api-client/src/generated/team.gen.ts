import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeamRequests: build.query<GetTeamRequestsApiResponse, GetTeamRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/join-requests`,
      }),
    }),
    acceptTeamRequest: build.mutation<AcceptTeamRequestApiResponse, AcceptTeamRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/join-requests/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
        body: queryArg.acceptTeamRequestDto,
      }),
    }),
    declineTeamRequest: build.mutation<DeclineTeamRequestApiResponse, DeclineTeamRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/join-requests/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineTeamRequestDto,
      }),
    }),
    checkInvitation: build.mutation<CheckInvitationApiResponse, CheckInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/team-invitations/check`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/team-invitations/accept`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    joinOrganization: build.mutation<JoinOrganizationApiResponse, JoinOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/team-invitations/join`,
        method: 'POST',
        body: queryArg.joinOrganizationDto,
      }),
    }),
    getTeam: build.query<GetTeamApiResponse, GetTeamApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/team`,
      }),
    }),
    invitePeople: build.mutation<InvitePeopleApiResponse, InvitePeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/invitations`,
        method: 'POST',
        body: queryArg.invitePeopleDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    resendInvitation: build.mutation<ResendInvitationApiResponse, ResendInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/invitations/${encodeURIComponent(String(queryArg.id))}/resend`,
        method: 'POST',
      }),
    }),
    revokeInvitation: build.mutation<RevokeInvitationApiResponse, RevokeInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    changeRole: build.mutation<ChangeRoleApiResponse, ChangeRoleApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/people/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'PATCH',
        body: queryArg.changeRoleDto,
      }),
    }),
    removePerson: build.mutation<RemovePersonApiResponse, RemovePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/people/${encodeURIComponent(String(queryArg.personId))}`,
        method: 'DELETE',
      }),
    }),
    leaveOrganization: build.mutation<LeaveOrganizationApiResponse, LeaveOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/leave`,
        method: 'POST',
      }),
    }),
    handOverOrganization: build.mutation<HandOverOrganizationApiResponse, HandOverOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/hand-over`,
        method: 'POST',
        body: queryArg.handOverDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as teamApi };
export type GetTeamRequestsApiResponse = /** status 200 OK. */ TeamJoinRequestDto[];
export type GetTeamRequestsApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type AcceptTeamRequestApiResponse = unknown;
export type AcceptTeamRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  acceptTeamRequestDto: AcceptTeamRequestDto;
};
export type DeclineTeamRequestApiResponse = unknown;
export type DeclineTeamRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  declineTeamRequestDto: DeclineTeamRequestDto;
};
export type CheckInvitationApiResponse = /** status 200 OK. */ OfferedSeatDto;
export type CheckInvitationApiArg = {
  tokenDto: TokenDto;
};
export type AcceptInvitationApiResponse = /** status 200 OK. */ JoinedOrganizationDto;
export type AcceptInvitationApiArg = {
  tokenDto: TokenDto;
};
export type JoinOrganizationApiResponse = /** status 200 OK. */ JoinedOrganizationDto;
export type JoinOrganizationApiArg = {
  joinOrganizationDto: JoinOrganizationDto;
};
export type GetTeamApiResponse = /** status 200 OK. */ TeamDto;
export type GetTeamApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type InvitePeopleApiResponse = /** status 201 Created. */ InvitedPeopleDto;
export type InvitePeopleApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  invitePeopleDto: InvitePeopleDto;
};
export type ResendInvitationApiResponse = unknown;
export type ResendInvitationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type RevokeInvitationApiResponse = unknown;
export type RevokeInvitationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type ChangeRoleApiResponse = unknown;
export type ChangeRoleApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
  changeRoleDto: ChangeRoleDto;
};
export type RemovePersonApiResponse = unknown;
export type RemovePersonApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Its identifier, from a list or from the answer that made it. */
  personId: string;
};
export type LeaveOrganizationApiResponse = unknown;
export type LeaveOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
};
export type HandOverOrganizationApiResponse = unknown;
export type HandOverOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  handOverDto: HandOverDto;
};
export type TeamJoinRequestDto = {
  /** Its identifier. */
  id: string;
  /** Who asks. */
  personName: string;
  /** Their address. */
  email: string;
  /** Address of their picture; `null` where they have none. */
  profileImageUrl: string | null;
  /** What they say. */
  note: string | null;
  /** When they asked. */
  askedAt: string;
};
export type TeamRole = 'owner' | 'admin' | 'member' | 'viewer';
export type AcceptTeamRequestDto = {
  /** What the person may do from now on. Owners are let in by owners alone. */
  role: TeamRole;
};
export type DeclineTeamRequestDto = {
  /** Why; the person reads it. */
  reason?: string | null;
};
export type OfferedSeatDto = {
  /** The organization that invites. */
  organizationId: string;
  /** What it is called. */
  organizationName: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** The address that is invited. */
  email: string;
  /** What the person may do once they have joined. */
  role: TeamRole;
  /** Until when the link works. */
  expiresAt: string;
  /** Who invited. */
  inviterName: string | null;
  /** Whether there is an account of the address: its person signs in and accepts. */
  hasAccount: boolean;
};
export type TokenDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
};
export type JoinedOrganizationDto = {
  /** The organization that the viewer belongs to now. */
  organizationId: string;
};
export type JoinOrganizationDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
  /** The new password: 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones,
    patterns, and what is made of the person's, the organization's or our own words. */
  password: string;
  /** The person's given name. */
  firstName: string;
  /** The person's family name. */
  lastName: string;
  /** That the person agrees to the Terms of Service and the Privacy Policy in force. */
  agreeTerms: true;
};
export type TeamPersonDto = {
  /** Their identifier. */
  id: string;
  /** Their given name. */
  firstName: string;
  /** Their family name. */
  lastName: string;
  /** Their address. */
  email: string;
  /** What they do, in their own words. */
  headline: string | null;
  /** Their time zone, by its name in the IANA database. */
  timeZone: string | null;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** What they may do. */
  role: TeamRole;
  /** Since when they belong to the organization. */
  joinedAt: string;
};
export type TeamInvitationDto = {
  /** Its identifier. */
  id: string;
  /** Who is invited. */
  email: string;
  /** What they may do once they have joined. */
  role: TeamRole;
  /** Who invited, or sent it again last. */
  invitedBy: string | null;
  /** When its link was mailed last. */
  sentAt: string;
  /** Until when its link works, and it takes a seat. */
  expiresAt: string;
  /** Whether that is over: it stays until it is sent again or revoked. */
  hasExpired: boolean;
};
export type TeamSeatsDto = {
  /** People beside the owner, and invitations that have not expired. */
  used: number;
  /** How many the plan allows; `null` where it sets no limit. */
  limit: number | null;
};
export type TeamDto = {
  /** What the organization is called. */
  organizationName: string;
  /** Who belongs to it: owners first, at most 200. */
  people: TeamPersonDto[];
  /** Those that were neither accepted nor revoked, the newest first, at most 200; for owners and admins to see. */
  invitations: TeamInvitationDto[];
  /** How many seats are taken. */
  seats: TeamSeatsDto;
};
export type InvitationOutcome = 'invited' | 'member' | 'waiting';
export type InvitedAddressDto = {
  /** The address. */
  email: string;
  /** What became of it: invited now, of a member already, or invited before. */
  outcome: InvitationOutcome;
};
export type InvitedPeopleDto = {
  /** Each address, once, in the order in which they were sent. */
  addresses: InvitedAddressDto[];
};
export type InvitePeopleDto = {
  /** Whom to invite: at most 20 addresses. */
  emails: string[];
  /** What they may do once they have joined. Owners are invited by owners alone. */
  role: TeamRole;
};
export type ChangeRoleDto = {
  /** The role that the person had when it was decided; where it is another one by now, nothing is changed. */
  from: TeamRole;
  /** The role from now on. */
  role: TeamRole;
};
export type HandOverDto = {
  /** Who is to own the organization: somebody who belongs to it. */
  personId: string;
};
