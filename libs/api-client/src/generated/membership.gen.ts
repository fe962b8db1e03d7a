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
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: 'POST',
        body: queryArg.requestPasswordResetDto,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: 'POST',
        body: queryArg.setPasswordDto,
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
    requestConnection: build.mutation<RequestConnectionApiResponse, RequestConnectionApiArg>({
      query: (queryArg) => ({
        url: `/api/connections`,
        method: 'POST',
        body: queryArg.requestConnectionDto,
      }),
    }),
    listConnections: build.query<ListConnectionsApiResponse, ListConnectionsApiArg>({
      query: () => ({ url: `/api/connections` }),
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as membershipApi };
export type LogInApiResponse = /** status 200  */ CurrentUserDto;
export type LogInApiArg = {
  logInDto: LogInDto;
};
export type StartLogInApiResponse = unknown;
export type StartLogInApiArg = {
  /** Where to go afterwards: a path on this origin. */
  return?: string;
};
export type LogOutApiResponse = unknown;
export type LogOutApiArg = void;
export type LogInEnterpriseApiResponse = /** status 200  */ EnterpriseLogInResultDto;
export type LogInEnterpriseApiArg = {
  enterpriseLogInDto: EnterpriseLogInDto;
};
export type GetCurrentUserApiResponse = /** status 200  */ CurrentUserDto;
export type GetCurrentUserApiArg = void;
export type RequestPasswordResetApiResponse = /** status 202  */ AcceptedDto;
export type RequestPasswordResetApiArg = {
  requestPasswordResetDto: RequestPasswordResetDto;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  setPasswordDto: SetPasswordDto;
};
export type CheckActivationApiResponse = /** status 200  */ ActivationDto;
export type CheckActivationApiArg = {
  tokenDto: TokenDto;
};
export type ActivateAccountApiResponse = /** status 200  */ CurrentUserDto;
export type ActivateAccountApiArg = {
  setPasswordDto: SetPasswordDto;
};
export type RegisterMemberApiResponse = /** status 201  */ RegisteredMemberDto;
export type RegisterMemberApiArg = {
  registerMemberDto: RegisterMemberDto;
};
export type ConfirmOrganizationApiResponse = /** status 200  */ ConfirmedOrganizationDto;
export type ConfirmOrganizationApiArg = {
  confirmOrganizationDto: ConfirmOrganizationDto;
};
export type GetRegistrationStatusApiResponse = /** status 200  */ RegistrationStatusDto;
export type GetRegistrationStatusApiArg = {
  /** The token of the registration's answer. */
  token: string;
};
export type RequestConnectionApiResponse = /** status 201  */ ConnectionDto;
export type RequestConnectionApiArg = {
  requestConnectionDto: RequestConnectionDto;
};
export type ListConnectionsApiResponse = /** status 200  */ ConnectionDto[];
export type ListConnectionsApiArg = void;
export type AcceptConnectionApiResponse = unknown;
export type AcceptConnectionApiArg = {
  id: string;
};
export type DeclineConnectionApiResponse = unknown;
export type DeclineConnectionApiArg = {
  id: string;
  declineConnectionDto: DeclineConnectionDto;
};
export type WithdrawConnectionApiResponse = unknown;
export type WithdrawConnectionApiArg = {
  id: string;
};
export type GetNetworkApiResponse = /** status 200  */ NetworkDto;
export type GetNetworkApiArg = void;
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
  id: string;
  name: string;
  type: OrganizationType;
  description: string | null;
  website: string | null;
  logoUrl: string | null;
  /** The tier in force, a running trial included. */
  membershipTier: MembershipTier;
  /** Until when the tier in force is a trial. */
  trialEndsAt: string | null;
  createdAt: string;
};
export type OrganizationMembershipDto = {
  organization: MemberOrganizationDto;
  /** The person's role in the organization. */
  role: 'admin' | 'owner' | 'member' | 'viewer';
  /** The organization's tier in force, a running trial included. `free` means not paid. */
  membershipTier: MembershipTier;
  /** Since when the person belongs to the organization. */
  createdAt: string;
};
export type CurrentUserDto = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  createdAt: string;
  /** Oldest membership first. */
  organizations: OrganizationMembershipDto[];
};
export type FieldProblemDto = {
  /** The field that was refused, as a path into the body or query. */
  field: string;
  /** What is wrong with it. */
  message: string;
};
export type ProblemDto = {
  /** Always `about:blank`: the code says what happened. */
  type: string;
  /** The name of the HTTP status. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** Stable name of what went wrong, for programs. */
  code: string;
  /** What happened, for people. */
  detail: string;
  /** Identifier of this occurrence; the server's log has the same one. */
  instance: string;
  /** The fields that were refused. */
  errors?: FieldProblemDto[];
  /** What would have been allowed instead. */
  allowed?: string[];
};
export type LogInDto = {
  /** The person's e-mail address. */
  email: string;
  /** The person's password. */
  password: string;
  /** Where the browser goes after a form post: a path on this origin. Anything else is taken as `/`. */
  return?: string;
};
export type EnterpriseLogInResultDto = {
  /** False when the credentials are wrong or the person is neither owner nor admin of an organization. */
  success: boolean;
};
export type EnterpriseLogInDto = {
  email: string;
  password: string;
};
export type AcceptedDto = {
  /** What happens next, for people. */
  message: string;
};
export type RequestPasswordResetDto = {
  email: string;
};
export type SetPasswordDto = {
  /** The token from the mailed link. */
  token: string;
  /** The new password: 12 to 128 characters of any kind; known breached ones are refused (`password_refused`). */
  password: string;
};
export type ActivationDto = {
  /** The address whose account the link activates. */
  email: string;
  firstName: string;
};
export type TokenDto = {
  /** The token from the mailed link. */
  token: string;
};
export type RegisteredMemberDto = {
  /** Shown to people; never a credential. */
  memberId: string;
  /** Whether the welcome mail has left already. When not, it is queued and goes out as soon as it can. */
  emailSent: boolean;
  /** What happened, for people. */
  message: string;
  /** Lets the success page ask how the mail is doing (`getRegistrationStatus`). */
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
  organizationName: string;
  website: string;
  organizationLinkedIn: string;
  contactName: string;
  /** The contact person's address; the welcome mail and its activation link go there. */
  email: string;
  phone: string;
  contactLinkedIn: string;
  /** What the contact person does in the organization. */
  role: string;
  description: string;
  organizationType: OrganizationType;
  /** Number of employees. */
  size: OrganizationSize;
  industry: Industry;
  /** Where the organization has its seat, ISO 3166-1 alpha-2. */
  country?: string;
  /** At least one. */
  interests: Interest[];
  /** The tier asked for. The four names of the registration page (`free`, `enterprise`, `innovators`, `enablers`) are
    understood too. It is a wish: the organization starts free, with a trial of the tier. */
  selectedPlan: MembershipTier;
  /** Must be true. */
  agreeTerms: boolean;
  agreeMarketing?: boolean;
};
export type ConfirmedOrganizationDto = {
  /** The organization that now belongs to the person's account. */
  organizationName: string;
};
export type ConfirmOrganizationDto = {
  /** The token of the link in the welcome mail. */
  token: string;
};
export type RegistrationStatusDto = {
  memberId: string;
  organizationName: string;
  /** The tier asked for. */
  tier: MembershipTier;
  emailSent: boolean;
  /** What has become of the welcome mail. */
  emailState: 'queued' | 'sent' | 'failed';
};
export type ConnectedOrganizationDto = {
  id: string;
  name: string;
  type: OrganizationType;
};
export type ConnectionStatus = 'pending' | 'accepted' | 'declined' | 'withdrawn';
export type ConnectionDto = {
  id: string;
  /** Who asked. */
  from: ConnectedOrganizationDto;
  /** Who was asked. */
  to: ConnectedOrganizationDto;
  note: string;
  status: ConnectionStatus;
  /** Why it was declined. */
  reason: string | null;
  createdAt: string;
  decidedAt: string | null;
  /** Whether the viewer may accept or decline it. */
  canDecide: boolean;
  /** Whether the viewer may withdraw it. */
  canWithdraw: boolean;
};
export type RequestConnectionDto = {
  /** What for, in a few words. */
  note: string;
  /** The organization to connect with. */
  organizationId: string;
  /** The viewer's organization that asks; their first one where absent. */
  fromOrganizationId?: string;
};
export type DeclineConnectionDto = {
  reason: string;
};
export type NetworkDto = {
  /** Organizations connected with the viewer's. */
  connections: number;
  /** Organizations in the alliance. */
  organizations: number;
};
export const {
  useLogInMutation,
  useStartLogInQuery,
  useLazyStartLogInQuery,
  useLogOutQuery,
  useLazyLogOutQuery,
  useLogInEnterpriseMutation,
  useGetCurrentUserQuery,
  useLazyGetCurrentUserQuery,
  useRequestPasswordResetMutation,
  useResetPasswordMutation,
  useCheckActivationMutation,
  useActivateAccountMutation,
  useRegisterMemberMutation,
  useConfirmOrganizationMutation,
  useGetRegistrationStatusQuery,
  useLazyGetRegistrationStatusQuery,
  useRequestConnectionMutation,
  useListConnectionsQuery,
  useLazyListConnectionsQuery,
  useAcceptConnectionMutation,
  useDeclineConnectionMutation,
  useWithdrawConnectionMutation,
  useGetNetworkQuery,
  useLazyGetNetworkQuery,
} = injectedRtkApi;
