import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<LogInApiResponse, LogInApiArg>({
      query: (queryArg) => ({
        url: `/api/login`,
        method: 'POST',
        body: queryArg.logInDto,
      }),
    }),
    startLogIn: build.query<StartLogInApiResponse, StartLogInApiArg>({
      query: (queryArg) => ({
        url: `/api/login`,
        params: {
          return: queryArg['return'],
        },
      }),
    }),
    requestDemo: build.mutation<RequestDemoApiResponse, RequestDemoApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/demo-requests`,
        method: 'POST',
        body: queryArg.requestDemoDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDemoRequests: build.query<ListDemoRequestsApiResponse, ListDemoRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/demo-requests`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: 'POST',
        body: queryArg.requestPasswordResetDto,
      }),
    }),
    checkPasswordReset: build.mutation<CheckPasswordResetApiResponse, CheckPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password/check`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: 'POST',
        body: queryArg.setPasswordDto,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/change-password`,
        method: 'POST',
        body: queryArg.changePasswordDto,
      }),
    }),
    checkActivation: build.mutation<CheckActivationApiResponse, CheckActivationApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/activation/check`,
        method: 'POST',
        body: queryArg.tokenDto,
      }),
    }),
    activateAccount: build.mutation<ActivateAccountApiResponse, ActivateAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/activate`,
        method: 'POST',
        body: queryArg.setPasswordDto,
      }),
    }),
    registerMember: build.mutation<RegisterMemberApiResponse, RegisterMemberApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/register`,
        method: 'POST',
        body: queryArg.registerMemberDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    checkConfirmation: build.mutation<CheckConfirmationApiResponse, CheckConfirmationApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/confirm-organization/check`,
        method: 'POST',
        body: queryArg.confirmOrganizationDto,
      }),
    }),
    confirmOrganization: build.mutation<ConfirmOrganizationApiResponse, ConfirmOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/confirm-organization`,
        method: 'POST',
        body: queryArg.confirmOrganizationDto,
      }),
    }),
    getRegistrationStatus: build.query<GetRegistrationStatusApiResponse, GetRegistrationStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/registration-status`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    resendWelcomeMail: build.mutation<ResendWelcomeMailApiResponse, ResendWelcomeMailApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/registrations/resend-welcome`,
        method: 'POST',
        body: queryArg.resendWelcomeMailDto,
      }),
    }),
    changeRegistrationAddress: build.mutation<ChangeRegistrationAddressApiResponse, ChangeRegistrationAddressApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/registrations/change-address`,
        method: 'POST',
        body: queryArg.changeRegistrationAddressDto,
      }),
    }),
    logOut: build.query<LogOutApiResponse, LogOutApiArg>({
      query: () => ({ url: `/api/logout` }),
    }),
    logInEnterprise: build.mutation<LogInEnterpriseApiResponse, LogInEnterpriseApiArg>({
      query: (queryArg) => ({
        url: `/api/enterprise/auth/login`,
        method: 'POST',
        body: queryArg.enterpriseLogInDto,
      }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    listUnconfirmedOrganizations: build.query<
      ListUnconfirmedOrganizationsApiResponse,
      ListUnconfirmedOrganizationsApiArg
    >({
      query: () => ({ url: `/api/membership/unconfirmed-organizations` }),
    }),
    claimOrganization: build.mutation<ClaimOrganizationApiResponse, ClaimOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/unconfirmed-organizations/${encodeURIComponent(String(queryArg.id))}/confirm`,
        method: 'POST',
      }),
    }),
    rejectOrganization: build.mutation<RejectOrganizationApiResponse, RejectOrganizationApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/unconfirmed-organizations/${encodeURIComponent(String(queryArg.id))}/reject`,
        method: 'POST',
      }),
    }),
    getLegalDocument: build.query<GetLegalDocumentApiResponse, GetLegalDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/legal/${encodeURIComponent(String(queryArg.document))}`,
        params: {
          version: queryArg.version,
        },
      }),
    }),
    getJoinOffers: build.query<GetJoinOffersApiResponse, GetJoinOffersApiArg>({
      query: () => ({ url: `/api/join-offers` }),
    }),
    askToJoinTeam: build.mutation<AskToJoinTeamApiResponse, AskToJoinTeamApiArg>({
      query: (queryArg) => ({
        url: `/api/organizations/${encodeURIComponent(String(queryArg.organizationId))}/join-requests`,
        method: 'POST',
        body: queryArg.askToJoinTeamDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawTeamRequest: build.mutation<WithdrawTeamRequestApiResponse, WithdrawTeamRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/join-requests/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    getRegistrationReview: build.query<GetRegistrationReviewApiResponse, GetRegistrationReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/registration-review`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    answerAlliance: build.mutation<AnswerAllianceApiResponse, AnswerAllianceApiArg>({
      query: (queryArg) => ({
        url: `/api/membership/registration-review/answer`,
        method: 'POST',
        body: queryArg.answerAllianceDto,
      }),
    }),
    requestConnection: build.mutation<RequestConnectionApiResponse, RequestConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections`,
        method: 'POST',
        body: queryArg.requestConnectionDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listConnections: build.query<ListConnectionsApiResponse, ListConnectionsApiArg>({
      query: (queryArg) => ({
        url: `/api/connections`,
        params: {
          accepted: queryArg.accepted,
        },
      }),
    }),
    listConnectionStandings: build.query<ListConnectionStandingsApiResponse, ListConnectionStandingsApiArg>({
      query: () => ({ url: `/api/connections/standings` }),
    }),
    acceptConnection: build.mutation<AcceptConnectionApiResponse, AcceptConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: 'POST',
      }),
    }),
    declineConnection: build.mutation<DeclineConnectionApiResponse, DeclineConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections/${encodeURIComponent(String(queryArg.id))}/decline`,
        method: 'POST',
        body: queryArg.declineConnectionDto,
      }),
    }),
    withdrawConnection: build.mutation<WithdrawConnectionApiResponse, WithdrawConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections/${encodeURIComponent(String(queryArg.id))}/withdraw`,
        method: 'POST',
      }),
    }),
    getNetwork: build.query<GetNetworkApiResponse, GetNetworkApiArg>({
      query: () => ({ url: `/api/membership/network` }),
    }),
    findOrganizations: build.query<FindOrganizationsApiResponse, FindOrganizationsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/organizations`,
        params: {
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as membershipApi };
export type LogInApiResponse = /** status 200 OK. */ CurrentUserDto;
export type LogInApiArg = {
  logInDto: LogInDto;
};
export type StartLogInApiResponse = unknown;
export type StartLogInApiArg = {
  /** Where to go afterwards: a path on this origin. */
  return?: string;
};
export type RequestDemoApiResponse = unknown;
export type RequestDemoApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  requestDemoDto: RequestDemoDto;
};
export type ListDemoRequestsApiResponse = /** status 200 One page, newest first. */ DemoRequestDto[];
export type ListDemoRequestsApiArg = {
  /** How many, at most 200. */
  limit?: number;
  /** Where the page starts: from the `Link` header of the page before. */
  cursor?: string;
};
export type RequestPasswordResetApiResponse = /** status 202 Accepted. */ AcceptedDto;
export type RequestPasswordResetApiArg = {
  requestPasswordResetDto: RequestPasswordResetDto;
};
export type CheckPasswordResetApiResponse = unknown;
export type CheckPasswordResetApiArg = {
  tokenDto: TokenDto;
};
export type ResetPasswordApiResponse = /** status 200 OK. */ CurrentUserDto;
export type ResetPasswordApiArg = {
  setPasswordDto: SetPasswordDto;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type CheckActivationApiResponse = /** status 200 OK. */ ActivationDto;
export type CheckActivationApiArg = {
  tokenDto: TokenDto;
};
export type ActivateAccountApiResponse = /** status 200 OK. */ CurrentUserDto;
export type ActivateAccountApiArg = {
  setPasswordDto: SetPasswordDto;
};
export type RegisterMemberApiResponse = /** status 201 Created. */ RegisteredMemberDto;
export type RegisterMemberApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  registerMemberDto: RegisterMemberDto;
};
export type CheckConfirmationApiResponse = /** status 200 OK. */ OrganizationToConfirmDto;
export type CheckConfirmationApiArg = {
  confirmOrganizationDto: ConfirmOrganizationDto;
};
export type ConfirmOrganizationApiResponse = /** status 200 OK. */ ConfirmedOrganizationDto;
export type ConfirmOrganizationApiArg = {
  confirmOrganizationDto: ConfirmOrganizationDto;
};
export type GetRegistrationStatusApiResponse = /** status 200 OK. */ RegistrationStatusDto;
export type GetRegistrationStatusApiArg = {
  /** The token of the registration's answer. */
  token: string;
};
export type ResendWelcomeMailApiResponse = /** status 202 Accepted. */ AcceptedDto;
export type ResendWelcomeMailApiArg = {
  resendWelcomeMailDto: ResendWelcomeMailDto;
};
export type ChangeRegistrationAddressApiResponse = /** status 200 OK. */ RegistrationStatusDto;
export type ChangeRegistrationAddressApiArg = {
  changeRegistrationAddressDto: ChangeRegistrationAddressDto;
};
export type LogOutApiResponse = unknown;
export type LogOutApiArg = void;
export type LogInEnterpriseApiResponse = /** status 200 OK. */ EnterpriseLogInResultDto;
export type LogInEnterpriseApiArg = {
  enterpriseLogInDto: EnterpriseLogInDto;
};
export type GetCurrentUserApiResponse = /** status 200 OK. */ CurrentUserDto;
export type GetCurrentUserApiArg = void;
export type ListUnconfirmedOrganizationsApiResponse = /** status 200 OK. */ UnconfirmedOrganizationDto[];
export type ListUnconfirmedOrganizationsApiArg = void;
export type ClaimOrganizationApiResponse = unknown;
export type ClaimOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type RejectOrganizationApiResponse = unknown;
export type RejectOrganizationApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetLegalDocumentApiResponse = /** status 200 OK. */ LegalDocumentDto;
export type GetLegalDocumentApiArg = {
  /** Which of them. */
  document: 'terms' | 'privacy';
  /** The number of a version; without it the one in force is answered. */
  version?: string;
};
export type GetJoinOffersApiResponse = /** status 200 OK. */ JoinOfferDto[];
export type GetJoinOffersApiArg = void;
export type AskToJoinTeamApiResponse = /** status 201 Created. */ JoinOfferDto[];
export type AskToJoinTeamApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  organizationId: string;
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  askToJoinTeamDto: AskToJoinTeamDto;
};
export type WithdrawTeamRequestApiResponse = unknown;
export type WithdrawTeamRequestApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetRegistrationReviewApiResponse = /** status 200 OK. */ RegistrationReviewDto;
export type GetRegistrationReviewApiArg = {
  /** The token of the link in a mail about the review, or that of the registration’s answer, which works for 30 days. */
  token: string;
};
export type AnswerAllianceApiResponse = /** status 200 OK. */ RegistrationReviewDto;
export type AnswerAllianceApiArg = {
  answerAllianceDto: AnswerAllianceDto;
};
export type RequestConnectionApiResponse = /** status 201 Created. */ ConnectionDto;
export type RequestConnectionApiArg = {
  /** Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again. */
  'Idempotency-Key'?: string;
  requestConnectionDto: RequestConnectionDto;
};
export type ListConnectionsApiResponse = /** status 200 OK. */ ConnectionDto[];
export type ListConnectionsApiArg = {
  /** Those alone that were accepted and still stand. */
  accepted?: boolean;
};
export type ListConnectionStandingsApiResponse = /** status 200 OK. */ ConnectionStandingDto[];
export type ListConnectionStandingsApiArg = void;
export type AcceptConnectionApiResponse = unknown;
export type AcceptConnectionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type DeclineConnectionApiResponse = unknown;
export type DeclineConnectionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
  declineConnectionDto: DeclineConnectionDto;
};
export type WithdrawConnectionApiResponse = unknown;
export type WithdrawConnectionApiArg = {
  /** Its identifier, from a list or from the answer that made it. */
  id: string;
};
export type GetNetworkApiResponse = /** status 200 OK. */ NetworkDto;
export type GetNetworkApiArg = void;
export type FindOrganizationsApiResponse = /** status 200 OK. */ FoundOrganizationDto[];
export type FindOrganizationsApiArg = {
  /** A part of its name. */
  search: string;
};
export type OrganizationType =
  | 'corporation'
  | 'government'
  | 'ngo'
  | 'research'
  | 'academia'
  | 'startup'
  | 'investor'
  | 'venture_builder'
  | 'accelerator'
  | 'incubator';
export type MembershipTier =
  | 'free'
  | 'innovators_solution_providers'
  | 'ecosystem_enablers'
  | 'enterprise_alliance_partners';
export type MemberOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** The name by which it is known. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** What it does. */
  description: string | null;
  /** Its web address. */
  website: string | null;
  /** Address of its logo. */
  logoUrl: string | null;
  /** The tier in force, a running trial included. */
  membershipTier: MembershipTier;
  /** Until when the tier in force is a trial. */
  trialEndsAt: string | null;
  /** Whether it may only read until the alliance has approved its registration: its people have the role `viewer` until then. */
  awaitsReview: boolean;
  /** When it registered. */
  createdAt: string;
  /** Whether it is suspended, so that nothing can be written for it; absent where it is not. */
  isSuspended?: boolean;
};
export type OrganizationMembershipDto = {
  /** What the person belongs to. */
  organization: MemberOrganizationDto;
  /** The person's role in the organization. */
  role: 'owner' | 'admin' | 'member' | 'viewer';
  /** The organization's tier in force, a running trial included. `free` means not paid. */
  membershipTier: MembershipTier;
  /** Since when the person belongs to the organization. */
  createdAt: string;
};
export type ClosedSectionDto = {
  /** What it is called. */
  label: string;
  /** Its pages; `/*` at the end stands for all that are under one. */
  pages: string[];
};
export type CurrentUserDto = {
  /** The person's identifier. */
  id: string;
  /** The address that they sign in with. */
  email: string;
  /** Their given name. */
  firstName: string;
  /** Their family name. */
  lastName: string;
  /** Address of their picture. */
  profileImageUrl: string | null;
  /** When the account was made. */
  createdAt: string;
  /** When the account is erased, where the person has asked for it: until then they may keep it, and do nothing else. */
  deletionDueAt: string | null;
  /** Until when a super admin sees the product as this person, and changes nothing; absent where the person has signed in themselves. */
  seenUntil?: string;
  /** Oldest membership first, 200 at most. */
  organizations: OrganizationMembershipDto[];
  /** The sections of the alliance that are closed for now, with their pages. */
  closedSections: ClosedSectionDto[];
};
export type LogInDto = {
  /** The person's e-mail address. */
  email: string;
  /** The person's password. */
  password: string;
  /** Where the browser goes after a form post: a path on this origin. Anything else is taken as `/`. */
  return?: string;
};
export type RequestDemoDto = {
  /** Given and family name. */
  name: string;
  /** A work address; the confirmation and our answer go there. */
  email: string;
  /** The organization that the demonstration is for. */
  organization: string;
  /** What the demonstration should show. */
  message: string;
  /** When it would suit, in one's own words. */
  preferredTime?: string;
};
export type RequestStatus = 'open' | 'closed';
export type DemoRequestDto = {
  /** Its identifier. */
  id: string;
  /** Who asks. */
  name: string;
  /** Where to answer. */
  email: string;
  /** The organization that the demonstration is for. */
  organization: string;
  /** What the demonstration should show. */
  message: string;
  /** When it would suit, in their own words. */
  preferredTime: string | null;
  /** Whether it waits for an answer. */
  status: RequestStatus;
  /** When it was sent. */
  createdAt: string;
};
export type AcceptedDto = {
  /** What happens next, for people. */
  message: string;
};
export type RequestPasswordResetDto = {
  /** The address whose password is forgotten. */
  email: string;
};
export type TokenDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
};
export type SetPasswordDto = {
  /** What follows `token=` in the mailed link: the one of the welcome mail activates, the one of the reset mail
    resets. */
  token: string;
  /** The new password: 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones,
    patterns, and what is made of the person's, the organization's or our own words. */
  password: string;
};
export type ChangePasswordDto = {
  /** The password that the person has now. */
  current: string;
  /** The new one: 12 to 128 characters of any kind. Refused (`password_refused`): what is easily guessed, known ones, patterns,
    and what is made of the person's, the organization's or our own words. */
  password: string;
};
export type ActivationDto = {
  /** The address whose account the link activates. */
  email: string;
  /** The person's given name. */
  firstName: string;
};
export type RegisteredMemberDto = {
  /** Shown to people; never a credential. */
  memberId: string;
  /** Whether the welcome mail has left already. When not, `getRegistrationStatus` says why. */
  emailSent: boolean;
  /** What happened, for people. */
  message: string;
  /** For 30 days: asks how the mail is doing (`getRegistrationStatus`), has it sent again or to another address. */
  token: string;
};
export type OrganizationSize = '1-10' | '11-50' | '51-200' | '201-1000' | '1001-5000' | '5000+';
export type Industry =
  | 'Technology & Software'
  | 'Healthcare & Biotechnology'
  | 'Financial Services'
  | 'Manufacturing'
  | 'Energy & Utilities'
  | 'Transportation & Logistics'
  | 'Retail & Consumer Goods'
  | 'Education'
  | 'Government & Public Sector'
  | 'Non-Profit & NGO'
  | 'Research & Development'
  | 'Other';
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
export type RegisterMemberDto = {
  /** The name by which it is known. */
  organizationName: string;
  /** Its web address, with http:// or https://. */
  website: string;
  /** Its page at LinkedIn. */
  organizationLinkedIn: string;
  /** Where the organization has its seat, ISO 3166-1 alpha-2. */
  country?: string;
  /** Given and family name of the contact person. */
  contactName: string;
  /** The contact person's address; the welcome mail and its activation link go there. */
  email: string;
  /** Where the contact person can be called, with the country code. */
  phone: string;
  /** The contact person's page at LinkedIn. */
  contactLinkedIn: string;
  /** What the contact person does in the organization. */
  role: string;
  /** What the organization does, in a few sentences. */
  description: string;
  /** What kind of organization it is. */
  organizationType: OrganizationType;
  /** Number of employees. */
  size: OrganizationSize;
  /** What the organization works in. */
  industry: Industry;
  /** What the organization wants to work on; at least one. */
  interests: Interest[];
  /** The tier asked for. The four names of the registration page (`free`, `enterprise`, `innovators`, `enablers`) are
    understood too. It is a wish: the organization starts free, with a trial of the tier. */
  selectedPlan: MembershipTier;
  /** Agreement to the Terms of Service and the Privacy Policy; must be true. */
  agreeTerms: boolean;
  /** Whether news may be mailed to the contact person. */
  agreeMarketing?: boolean;
};
export type OrganizationToConfirmDto = {
  /** The organization that the link was mailed for. */
  organizationName: string;
};
export type ConfirmOrganizationDto = {
  /** The token of the link in the welcome mail. */
  token: string;
};
export type ConfirmedOrganizationDto = {
  /** The organization that now belongs to the person's account. */
  organizationName: string;
};
export type RegistrationStatusDto = {
  /** Shown to people; never a credential. */
  memberId: string;
  /** The organization's name. */
  organizationName: string;
  /** The tier asked for. */
  tier: MembershipTier;
  /** Where the welcome mail goes. */
  email: string;
  /** Whether the link of its welcome mail has been followed: the address is confirmed, and the organization its owner's. */
  activated: boolean;
  /** Whether the organization may only read until the alliance has approved its registration. */
  awaitsReview: boolean;
  /** Whether the welcome mail has left. */
  emailSent: boolean;
  /** What has become of the newest welcome mail. `withheld`: none was written, as the address has had enough of them
    for now; ask for it later (`resendWelcomeMail`). */
  emailState: 'queued' | 'sent' | 'failed' | 'withheld';
};
export type ResendWelcomeMailDto = {
  /** The token of the registration's answer. */
  token: string;
};
export type ChangeRegistrationAddressDto = {
  /** The token of the registration's answer. */
  token: string;
  /** The right e-mail address. */
  email: string;
};
export type EnterpriseLogInResultDto = {
  /** False when the credentials are wrong or the person is neither owner nor admin of an organization. */
  success: boolean;
};
export type EnterpriseLogInDto = {
  /** The person's e-mail address. */
  email: string;
  /** The person's password. */
  password: string;
};
export type UnconfirmedOrganizationDto = {
  /** Of the organization. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Where the organization has its seat, ISO 3166-1 alpha-2. */
  country: string | null;
  /** Of its registration. Shown to people; never a credential. */
  memberId: string;
  /** The contact person that the registration names. */
  contactName: string;
  /** When it was registered. */
  registeredAt: string;
};
export type LegalDocumentName = 'terms' | 'privacy';
export type LegalBlockKind = 'paragraph' | 'list';
export type LegalBlockDto = {
  /** How the lines stand on the page. */
  kind: LegalBlockKind;
  /** One line a paragraph, several a list. `**strong**`, names in back quotes and `[link](/path)` are marked as in
    Markdown; a text in brackets alone is a fact that the operator has not given yet. */
  lines: string[];
};
export type LegalSectionDto = {
  /** Its anchor on the page. */
  id: string;
  /** Its heading. */
  title: string;
  /** What it says. */
  blocks: LegalBlockDto[];
};
export type LegalVersionDto = {
  /** Its number; a higher one is newer. */
  version: string;
  /** The day of its publication. */
  date: string;
  /** From which day on it applies to who was a member before. Whoever agrees after its publication agrees to it at once. */
  appliesFrom: string;
  /** What it changed. */
  changes: string;
};
export type LegalDocumentDto = {
  /** Which of them it is. */
  name: LegalDocumentName;
  /** What it is called. */
  title: string;
  /** Whether it is the version that applies to whoever registers now. */
  inForce: boolean;
  /** The version that applies today to who was a member before the newest one was published. */
  forMembers: string;
  /** Its text. */
  sections: LegalSectionDto[];
  /** All versions, newest first. */
  versions: LegalVersionDto[];
  /** Its number; a higher one is newer. */
  version: string;
  /** The day of its publication. */
  date: string;
  /** From which day on it applies to who was a member before. Whoever agrees after its publication agrees to it at once. */
  appliesFrom: string;
  /** What it changed. */
  changes: string;
};
export type JoinOfferDto = {
  /** The organization. */
  organizationId: string;
  /** What it is called. */
  organizationName: string;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
  /** What kind of organization it is. */
  organizationType: OrganizationType;
  /** Its domain, to which the viewer's address belongs. */
  domain: string;
  /** The viewer's request that waits for an answer; `null` where there is none. */
  requestId: string | null;
  /** When they asked. */
  askedAt: string | null;
};
export type AskToJoinTeamDto = {
  /** What those who decide should know. */
  note?: string | null;
};
export type RegistrationStatus = 'pending' | 'info_requested' | 'approved' | 'rejected';
export type RegistrationMessageAuthor = 'alliance' | 'applicant';
export type RegistrationMessageDto = {
  /** Who wrote it. */
  author: RegistrationMessageAuthor;
  /** What it says. */
  text: string;
  /** When it was sent. */
  sentAt: string;
};
export type RegistrationReviewDto = {
  /** The member ID. */
  memberId: string;
  /** The organization’s name. */
  organizationName: string;
  /** How far the review has come. */
  status: RegistrationStatus;
  /** When it was registered. */
  createdAt: string;
  /** When it was decided on; `null` while it is not. */
  decidedAt: string | null;
  /** Why it was rejected; `null` where it was not. */
  decisionReason: string | null;
  /** What was asked and answered, oldest first. */
  messages: RegistrationMessageDto[];
};
export type AnswerAllianceDto = {
  /** The token of the link in a mail about the review, or that of the registration’s answer, which works for 30 days. */
  token: string;
  /** What the alliance has asked for. */
  answer: string;
};
export type ConnectedOrganizationDto = {
  /** The organization's identifier. */
  id: string;
  /** The organization's name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its logo, for `/api/logos/{id}/{size}`; `null` where it has none. */
  logoId: string | null;
};
export type ConnectionStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn' | 'removed';
export type ConnectionSubject = 'problem' | 'solution' | 'project';
export type ConnectionContextDto = {
  /** What it is. */
  kind: ConnectionSubject;
  /** Its identifier; it may be gone. */
  id: string;
  /** What it was called when the request was sent. */
  title: string;
};
export type ConnectionDto = {
  /** Its identifier. */
  id: string;
  /** Who asked. */
  from: ConnectedOrganizationDto;
  /** Who was asked. */
  to: ConnectedOrganizationDto;
  /** What for, in the words of who asked. */
  note: string;
  /** Where it stands. */
  status: ConnectionStatus;
  /** Why it was declined. */
  reason: string | null;
  /** What the request is about, if anything. */
  about: ConnectionContextDto | (null | null);
  /** When it was asked. */
  createdAt: string;
  /** When it was accepted, declined or withdrawn. */
  decidedAt: string | null;
  /** When the connection was removed. */
  endedAt: string | null;
  /** Whether the viewer may accept or decline it. */
  canDecide: boolean;
  /** Whether the viewer may withdraw it. */
  canWithdraw: boolean;
  /** Whether the viewer may end the connection. */
  canRemove: boolean;
};
export type ConnectionAboutDto = {
  /** Its identifier; all members must see it. */
  id: string;
  /** What it is. */
  kind: ConnectionSubject;
};
export type RequestConnectionDto = {
  /** The organization to connect with, such as the `submittedBy` of a problem. */
  organizationId: string;
  /** What for, in a few words. */
  note: string;
  /** The viewer's organization that asks; their first one where absent. */
  fromOrganizationId?: string;
  /** The problem, solution or project that it is about, if any. */
  about?: ConnectionAboutDto;
};
export type ConnectionStanding = 'connected' | 'asked' | 'requested' | 'declined';
export type ConnectionStandingDto = {
  /** The viewer's organization. */
  organizationId: string;
  /** The other one. */
  otherId: string;
  /** Whether they are connected, the other one has asked (`asked`), the viewer's has (`requested`), or it was declined and may not ask yet
    again. */
  standing: ConnectionStanding;
  /** From when on the viewer's may ask again; of those alone that were declined. */
  askAgainAt: string | null;
};
export type DeclineConnectionDto = {
  /** Why; the organization that asked reads it. */
  reason: string;
};
export type NetworkDto = {
  /** Organizations connected with the viewer's. */
  connections: number;
  /** Organizations that the directory lists. */
  organizations: number;
};
export type FoundOrganizationDto = {
  /** Its identifier. */
  id: string;
  /** Its name. */
  name: string;
  /** What kind of organization it is. */
  type: OrganizationType;
  /** Its country, by ISO 3166-1; `null` where it has not said. */
  country: string | null;
  /** The member ID of its first registration; `null` where it was made by a member. */
  memberId: string | null;
  /** The tier in force. */
  tier: MembershipTier;
};
