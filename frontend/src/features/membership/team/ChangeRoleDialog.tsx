import { isApiError, problemText } from '@alliance/api-client/problem';
import { type TeamPersonDto, type TeamRole, useChangeRoleMutation } from '@alliance/api-client/team';
import { type FormEvent, useState } from 'react';
import { roleLabels } from '@/content/labels';
import { roleOptions } from '@/features/shared/team/roles';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { nameOf } from './names';

interface ChangeRoleDialogProps {
  person: TeamPersonDto;
  organizationId: string;
  mayMakeOwners: boolean;
  onClose: () => void;
}

export default function ChangeRoleDialog({ person, organizationId, mayMakeOwners, onClose }: ChangeRoleDialogProps) {
  const [change, { isLoading }] = useChangeRoleMutation();
  // The role that stood there when this was opened, or was read after a refusal: what somebody else changes meanwhile is not overwritten unseen.
  const [from, setFrom] = useState(person.role);
  const [role, setRole] = useState<TeamRole>(person.role);
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);
  const [isStale, setStale] = useState(false);

  if (isStale && person.role !== from) {
    setStale(false);
    setFrom(person.role);
    setTrouble([{ message: `${nameOf(person)} is ${roleLabels[person.role]} by now.` }]);
  }

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (role === from) return onClose();
    try {
      await change({ organizationId, personId: person.id, changeRoleDto: { from, role } }).unwrap();
    } catch (error) {
      setTrouble([{ message: problemText(error) }]);
      setStale(isApiError(error) && error.problem.code === 'edited_meanwhile');
      return;
    }
    onClose();
    toast({ title: 'Success', description: `${nameOf(person)} is ${roleLabels[role]} now.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Change role"
      description={`What ${nameOf(person)} may do, from their next click on. They are told by mail.`}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="The role was not changed." errors={trouble} />
        <Field id="role" label="Role">
          <NativeSelect
            options={roleOptions(mayMakeOwners)}
            value={role}
            onChange={({ target }) => setRole(target.value as TeamRole)}
          />
        </Field>
        <FormActions submit="Change Role" submitting="Changing..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
