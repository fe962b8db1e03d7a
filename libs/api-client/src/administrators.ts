import { administratorsApi as generated } from './generated/administrators.gen';
import type { TagsOf } from './tags';

/** Who runs the alliance. */
const tagged = generated.enhanceEndpoints({
  endpoints: {
    listAdministrators: { providesTags: ['Administrator'] },
    inviteAdministrator: { invalidatesTags: ['Administrator'] },
    revokeAdminInvitation: { invalidatesTags: ['Administrator'] },
    changeAdminRole: { invalidatesTags: ['Administrator'] },
    removeAdministrator: { invalidatesTags: ['Administrator'] },
    // A question, asked with more than should stand in an address.
    checkAdminInvitation: { invalidatesTags: [] },
    becomeAdministrator: { invalidatesTags: ['Administrator'] },
  } satisfies TagsOf<typeof generated>,
});

export const {
  useBecomeAdministratorMutation,
  useChangeAdminRoleMutation,
  useCheckAdminInvitationMutation,
  useInviteAdministratorMutation,
  useListAdministratorsQuery,
  useRemoveAdministratorMutation,
  useRevokeAdminInvitationMutation,
} = tagged;
export type {
  AdminInvitationDto,
  AdministratorDto,
  AdminRole,
  OfferedAdminRoleDto,
} from './generated/administrators.gen';
