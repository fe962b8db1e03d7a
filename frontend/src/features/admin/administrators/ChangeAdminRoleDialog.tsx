import { type AdministratorDto, type AdminRole, useChangeAdminRoleMutation } from '@alliance/api-client/administrators';
import { useState } from 'react';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { adminRoleLabels, adminRoleOptions, whyText } from './admin-roles';

interface ChangeAdminRoleDialogProps {
  administrator: AdministratorDto;
  onClose: () => void;
}

export default function ChangeAdminRoleDialog({ administrator, onClose }: ChangeAdminRoleDialogProps) {
  const { id, username } = administrator;
  const [change, { isLoading }] = useChangeAdminRoleMutation();
  const [role, setRole] = useState<AdminRole>(administrator.role);
  return (
    <TextsDialog
      title="Change role"
      description={`What ${username} may do in the administration, from their next click on.`}
      draft={`admin-role:${id}`}
      texts={[whyText]}
      values={{ reason: '' }}
      submit="Change Role"
      submitting="Changing..."
      isLoading={isLoading}
      done={`${username} is ${adminRoleLabels[role].toLowerCase()} now.`}
      send={({ reason }) => change({ id, changeAdminRoleDto: { role, reason } }).unwrap()}
      onClose={onClose}
    >
      {() => (
        <Field id="role" label="Role">
          <NativeSelect
            options={adminRoleOptions}
            value={role}
            onChange={({ target }) => setRole(target.value as AdminRole)}
          />
        </Field>
      )}
    </TextsDialog>
  );
}
