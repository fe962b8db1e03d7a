import { problemText } from '@alliance/api-client/problem';
import { type TeamPersonDto, useLeaveOrganizationMutation, useRemovePersonMutation } from '@alliance/api-client/team';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { nameOf } from './names';

interface EndDialogProps {
  person: TeamPersonDto;
  isYou: boolean;
  organizationId: string;
  organizationName: string;
  onClose: () => void;
}

/** The end of somebody's belonging to an organization: by an owner or admin, or by themselves. */
export default function EndDialog({ person, isYou, organizationId, organizationName, onClose }: EndDialogProps) {
  const [remove, removing] = useRemovePersonMutation();
  const [leave, leaving] = useLeaveOrganizationMutation();
  const navigate = useNavigate();

  const send = async () => {
    try {
      if (isYou) await leave({ organizationId }).unwrap();
      else await remove({ organizationId, personId: person.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    if (isYou) navigate('/', { replace: true });
    const who = isYou ? 'You no longer belong' : `${nameOf(person)} no longer belongs`;
    toast({ title: 'Success', description: `${who} to ${organizationName}.` });
  };

  return (
    <ConfirmDialog
      title={isYou ? `Leave ${organizationName}` : `Remove ${nameOf(person)}`}
      confirm={isYou ? 'Leave' : 'Remove'}
      confirming={isYou ? 'Leaving...' : 'Removing...'}
      isLoading={removing.isLoading || leaving.isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {isYou
        ? `You see nothing of ${organizationName} any more. What you made there stays with it. To come back you need an invitation.`
        : `${nameOf(person)} sees nothing of ${organizationName} any more, from now on, and is told by mail. What they made there stays with it.`}
    </ConfirmDialog>
  );
}
