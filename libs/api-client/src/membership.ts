import { baseApi } from './base-api';
import { type DemoRequestDto, membershipApi as generated } from './generated/membership.gen';
import { listOf } from './list-of';
import type { TagsOf } from './tags';

export type {
  ConnectionDto,
  ConnectionStatus,
  CurrentUserDto,
  DemoRequestDto,
  Industry,
  Interest,
  LegalBlockDto,
  LegalDocumentDto,
  LegalDocumentName,
  MembershipTier,
  OrganizationSize,
  OrganizationType,
  RegisterMemberDto,
  RegistrationStatusDto,
  RequestDemoDto,
  UnconfirmedOrganizationDto,
} from './generated/membership.gen';

export const membershipApi = generated.enhanceEndpoints({
  endpoints: {
    logIn: { invalidatesTags: ['Viewer'] },
    getCurrentUser: { providesTags: ['Viewer'] },
    requestPasswordReset: { invalidatesTags: [] },
    checkActivation: { invalidatesTags: [] },
    checkConfirmation: { invalidatesTags: [] },
    registerMember: { invalidatesTags: [] },
    requestDemo: { invalidatesTags: [] },
    confirmOrganization: { invalidatesTags: ['Viewer', 'UnconfirmedOrganization'] },
    listUnconfirmedOrganizations: { providesTags: ['UnconfirmedOrganization'] },
    claimOrganization: { invalidatesTags: ['Viewer', 'UnconfirmedOrganization', 'Connection'] },
    rejectOrganization: { invalidatesTags: ['UnconfirmedOrganization'] },
    activateAccount: { invalidatesTags: ['Viewer'] },
    resetPassword: { invalidatesTags: ['Viewer'] },
    logInEnterprise: { invalidatesTags: (result) => (result?.success ? ['Viewer'] : []) },
    getRegistrationStatus: { providesTags: ['Registration'] },
    resendWelcomeMail: { invalidatesTags: ['Registration'] },
    changeRegistrationAddress: { invalidatesTags: ['Registration'] },
    listConnections: { providesTags: ['Connection'] },
    requestConnection: { invalidatesTags: ['Connection'] },
    acceptConnection: { invalidatesTags: ['Connection', 'Network', 'Impact', 'Activity'] },
    declineConnection: { invalidatesTags: ['Connection'] },
    withdrawConnection: { invalidatesTags: ['Connection'] },
    getNetwork: { providesTags: ['Network'] },
  } satisfies TagsOf<typeof generated>,
});

const lists = baseApi.injectEndpoints({
  endpoints: (build) => ({
    browseDemoRequests: listOf<DemoRequestDto>(build, '/api/admin/demo-requests', 'DemoRequest'),
  }),
});

export const { useBrowseDemoRequestsInfiniteQuery } = lists;
export const {
  useAcceptConnectionMutation,
  useActivateAccountMutation,
  useChangeRegistrationAddressMutation,
  useCheckActivationMutation,
  useCheckConfirmationMutation,
  useClaimOrganizationMutation,
  useConfirmOrganizationMutation,
  useDeclineConnectionMutation,
  useFindOrganizationsQuery,
  useGetCurrentUserQuery,
  useGetLegalDocumentQuery,
  useGetNetworkQuery,
  useGetRegistrationStatusQuery,
  useListConnectionsQuery,
  useListUnconfirmedOrganizationsQuery,
  useLogInEnterpriseMutation,
  useRegisterMemberMutation,
  useRejectOrganizationMutation,
  useRequestConnectionMutation,
  useRequestPasswordResetMutation,
  useResendWelcomeMailMutation,
  useResetPasswordMutation,
  useWithdrawConnectionMutation,
} = membershipApi;
