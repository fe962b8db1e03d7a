import { membershipApi as generated } from './generated/membership.gen';

export type {
  ConnectionDto,
  ConnectionStatus,
  CurrentUserDto,
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
} from './generated/membership.gen';

export const membershipApi = generated.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['Viewer'] },
    confirmOrganization: { invalidatesTags: ['Viewer'] },
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
  },
});

export const {
  useAcceptConnectionMutation,
  useActivateAccountMutation,
  useChangeRegistrationAddressMutation,
  useCheckActivationMutation,
  useConfirmOrganizationMutation,
  useDeclineConnectionMutation,
  useGetCurrentUserQuery,
  useGetLegalDocumentQuery,
  useGetNetworkQuery,
  useGetRegistrationStatusQuery,
  useListConnectionsQuery,
  useLogInEnterpriseMutation,
  useRegisterMemberMutation,
  useRequestConnectionMutation,
  useRequestPasswordResetMutation,
  useResendWelcomeMailMutation,
  useResetPasswordMutation,
  useWithdrawConnectionMutation,
} = membershipApi;
