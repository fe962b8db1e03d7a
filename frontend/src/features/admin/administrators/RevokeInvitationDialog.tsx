import { type AdminInvitationDto, useRevokeAdminInvitationMutation } from '@alliance/api-client/administrators';
import { problemText } from '@alliance/api-client/problem';
import ConfirmingDialog from '@/ui/ConfirmingDialog';
import { toast } from '@/ui/toast';

interface RevokeInvitationDialogProps {
  invitation: AdminInvitationDto;
  onClose: () => void;
}

/** Asks before somebody is not to run the alliance after all. */
export default function RevokeInvitationDialog({ invitation: { id, email }, onClose }: RevokeInvitationDialogProps) {
  const [revoke, { isLoading }] = useRevokeAdminInvitationMutation();
  const end = async () => {
    try {
      await revoke({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `The link of ${email} works no more.` });
  };
  return (
    <ConfirmingDialog
      title="Take the invitation back?"
      confirm="Take Back"
      confirming="Taking back..."
      isLoading={isLoading}
      onConfirm={end}
      onClose={onClose}
    >
      {`The link that was mailed to ${email} works no more.`}
    </ConfirmingDialog>
  );
}
