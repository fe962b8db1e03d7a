import {
  type AdminInvitationDto,
  type AdministratorDto,
  useRemoveAdministratorMutation,
  useRevokeAdminInvitationMutation,
} from '@alliance/api-client/administrators';
import { problemText } from '@alliance/api-client/problem';
import ConfirmingDialog from '@/ui/ConfirmingDialog';
import { toast } from '@/ui/toast';

type EndDialogProps = { onClose: () => void } & (
  | { administrator: AdministratorDto; invitation?: undefined }
  | { invitation: AdminInvitationDto; administrator?: undefined }
);

/** Asks before somebody runs the alliance no more, or is not to. */
export default function EndDialog({ administrator, invitation, onClose }: EndDialogProps) {
  const [remove, { isLoading: isRemoving }] = useRemoveAdministratorMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeAdminInvitationMutation();

  const end = async () => {
    try {
      if (administrator) await remove({ id: administrator.id }).unwrap();
      else await revoke({ id: invitation.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({
      title: 'Success',
      description: administrator
        ? `${administrator.username} is signed out and gone.`
        : `The link of ${invitation.email} works no more.`,
    });
  };

  return (
    <ConfirmingDialog
      title={administrator ? `Remove ${administrator.username}?` : 'Take the invitation back?'}
      confirm={administrator ? 'Remove' : 'Take Back'}
      confirming={administrator ? 'Removing...' : 'Taking back...'}
      isLoading={isRemoving || isRevoking}
      onConfirm={end}
      onClose={onClose}
    >
      {administrator
        ? 'They are signed out everywhere at once and cannot sign in again. What they have done stays in the audit under their name. The username is not given to anybody else.'
        : `The link that was mailed to ${invitation.email} works no more.`}
    </ConfirmingDialog>
  );
}
