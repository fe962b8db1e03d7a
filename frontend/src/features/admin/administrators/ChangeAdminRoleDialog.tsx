import { type AdministratorDto, type AdminRole, useChangeAdminRoleMutation } from '@alliance/api-client/administrators';
import { problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { adminRoleLabels, adminRoleOptions } from './admin-roles';

interface ChangeAdminRoleDialogProps {
  administrator: AdministratorDto;
  onClose: () => void;
}

export default function ChangeAdminRoleDialog({ administrator, onClose }: ChangeAdminRoleDialogProps) {
  const { id, username } = administrator;
  const [change, { isLoading }] = useChangeAdminRoleMutation();
  const [role, setRole] = useState<AdminRole>(administrator.role);
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await change({ id, changeAdminRoleDto: { role } }).unwrap();
    } catch (error) {
      setTrouble([{ message: problemText(error) }]);
      return;
    }
    onClose();
    toast({ title: 'Success', description: `${username} is ${adminRoleLabels[role].toLowerCase()} now.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Change role"
      description={`What ${username} may do in the administration, from their next click on.`}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="The role was not changed." errors={trouble} />
        <Field id="role" label="Role">
          <NativeSelect
            options={adminRoleOptions}
            value={role}
            onChange={({ target }) => setRole(target.value as AdminRole)}
          />
        </Field>
        <FormActions submit="Change Role" submitting="Changing..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
