import { teamApi as generated } from './generated/team.gen';
import type { TagsOf } from './tags';

/** The people of an organization. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    getTeam: { providesTags: ['Team'] },
    invitePeople: { invalidatesTags: ['Team'] },
    resendInvitation: { invalidatesTags: ['Team'] },
    revokeInvitation: { invalidatesTags: ['Team'] },
    changeRole: { invalidatesTags: ['Team', 'Viewer'] },
    removePerson: { invalidatesTags: ['Team', 'Viewer'] },
    leaveOrganization: { invalidatesTags: ['Viewer'] },
    handOverOrganization: { invalidatesTags: ['Team', 'Viewer'] },
    getTeamRequests: { providesTags: ['Team'] },
    acceptTeamRequest: { invalidatesTags: ['Team'] },
    declineTeamRequest: { invalidatesTags: ['Team'] },
    checkInvitation: { invalidatesTags: [] },
    acceptInvitation: { invalidatesTags: ['Viewer'] },
    joinOrganization: { invalidatesTags: ['Viewer'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useGetTeamQuery,
  useInvitePeopleMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useChangeRoleMutation,
  useRemovePersonMutation,
  useLeaveOrganizationMutation,
  useHandOverOrganizationMutation,
  useGetTeamRequestsQuery,
  useAcceptTeamRequestMutation,
  useDeclineTeamRequestMutation,
  useCheckInvitationMutation,
  useAcceptInvitationMutation,
  useJoinOrganizationMutation,
} = tagged;
export type {
  InvitedAddressDto,
  OfferedSeatDto,
  TeamDto,
  TeamInvitationDto,
  TeamJoinRequestDto,
  TeamPersonDto,
  TeamRole,
} from './generated/team.gen';
