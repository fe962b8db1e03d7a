import { type AdministratorDto, useRemoveAdministratorMutation } from '@alliance/api-client/administrators';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { whyText } from './admin-roles';

interface RemoveAdministratorDialogProps {
  administrator: AdministratorDto;
  onClose: () => void;
}

/** Asks why before somebody runs the alliance no more. */
export default function RemoveAdministratorDialog({ administrator, onClose }: RemoveAdministratorDialogProps) {
  const { id, username } = administrator;
  const [remove, { isLoading }] = useRemoveAdministratorMutation();
  return (
    <TextsDialog
      title={`Remove ${username}?`}
      description="They are signed out everywhere at once and cannot sign in again. What they have done stays in the audit under their name. The username is not given to anybody else."
      draft={`admin-removal:${id}`}
      texts={[whyText]}
      values={{ reason: '' }}
      submit="Remove"
      submitting="Removing..."
      variant="danger"
      isLoading={isLoading}
      done={`${username} is signed out and gone.`}
      send={({ reason }) => remove({ id, removeAdministratorDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
