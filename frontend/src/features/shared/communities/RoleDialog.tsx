import type { CommunityRightsDto, CommunityRole } from '@alliance/api-client/communities';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type FormEvent, type ReactNode, useState } from 'react';
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
  /** Who is given the role; nobody is chosen yet without one. */
  personName?: string;
  /** What they may do so far. */
  given?: CommunityRightsDto;
  isLoading: boolean;
  onAssign: (rights: CommunityRightsDto) => Promise<unknown>;
  onClose: () => void;
  /** What is chosen before: the person. */
  children?: ReactNode;
}

const usual: CommunityRightsDto = { role: 'member', ...rightsOf.member };

/** What somebody is called in a community, and what they may do there. */
export default function RoleDialog(props: RoleDialogProps) {
  const { personName, given = usual, isLoading, onAssign, onClose, children } = props;
  const { canPost, canModerate, canManage } = given;
  const [role, setRole] = useState(given.role);
  const [may, setMay] = useState({ canPost, canModerate, canManage });
  const [trouble, setTrouble] = useState<{ message: string; fieldId?: string }[]>([]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!personName) return setTrouble([{ message: 'Choose a person', fieldId: 'personId' }]);
    try {
      await onAssign({ role, ...may });
    } catch (error) {
      const { personId } = fieldProblems(error);
      return setTrouble([personId ? { message: personId, fieldId: 'personId' } : { message: problemText(error) }]);
    }
    onClose();
    toast({ title: 'Success', description: `${personName} is ${communityRoleLabels[role]} now.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Assign role"
      description={`What ${personName ?? 'somebody'} is called in the community, and may do there. They are told.`}
    >
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="The role was not changed." errors={trouble} />
        {children}
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
