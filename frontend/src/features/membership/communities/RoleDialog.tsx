import {
  type CommunityMemberDto,
  type CommunityRole,
  useAssignCommunityRoleMutation,
} from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { communityRoleLabels, rightLabels, rightsOf } from './community-words';

const roles = Object.entries(communityRoleLabels).map(([value, label]) => ({ value, label }));
const rights = Object.keys(rightLabels) as (keyof typeof rightLabels)[];

interface RoleDialogProps {
  slug: string;
  person: CommunityMemberDto;
  onClose: () => void;
}

export default function RoleDialog({ slug, person, onClose }: RoleDialogProps) {
  const [assign, { isLoading }] = useAssignCommunityRoleMutation();
  const { canPost, canModerate, canManage } = person;
  const [role, setRole] = useState(person.role);
  const [may, setMay] = useState({ canPost, canModerate, canManage });
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await assign({ slug, personId: person.id, communityRightsDto: { role, ...may } }).unwrap();
    } catch (error) {
      setTrouble([{ message: problemText(error) }]);
      return;
    }
    onClose();
    toast({ title: 'Success', description: `${person.name} is ${communityRoleLabels[role]} now.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Assign role"
      description={`What ${person.name} is called in the community, and may do there. They are told.`}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="The role was not changed." errors={trouble} />
        <Field id="role" label="Role">
          <NativeSelect
            options={roles}
            value={role}
            onChange={({ target }) => {
              const chosen = target.value as CommunityRole;
              setRole(chosen);
              setMay(rightsOf[chosen]);
            }}
          />
        </Field>
        <fieldset>
          <legend className="mb-1 font-medium text-ink text-sm">Rights</legend>
          {rights.map((right) => (
            <Checkbox
              key={right}
              label={rightLabels[right]}
              checked={may[right]}
              onChange={({ target }) => setMay({ ...may, [right]: target.checked })}
            />
          ))}
        </fieldset>
        <FormActions submit="Assign Role" submitting="Assigning..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
