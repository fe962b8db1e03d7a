import { problemText } from '@alliance/api-client/problem';
import { type TeamJoinRequestDto, type TeamRole, useAcceptTeamRequestMutation } from '@alliance/api-client/team';
import { type FormEvent, useState } from 'react';
import { roleOptions } from '@/features/shared/team/roles';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface AcceptRequestDialogProps {
  request: Pick<TeamJoinRequestDto, 'id' | 'personName' | 'email'>;
  organization: { id: string; name: string };
  mayLetOwnersIn: boolean;
  onDone?: () => void;
  onClose: () => void;
}

export default function AcceptRequestDialog(props: AcceptRequestDialogProps) {
  const { request, organization, mayLetOwnersIn, onDone, onClose } = props;
  const [accept, { isLoading }] = useAcceptTeamRequestMutation();
  const [role, setRole] = useState<TeamRole>('member');
  const [trouble, setTrouble] = useState<{ message: string }[]>([]);
  const [stop, setStop] = useState<Stop>();
  const name = request.personName || request.email;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await accept({
        organizationId: organization.id,
        id: request.id,
        acceptTeamRequestDto: { role },
      }).unwrap();
    } catch (error) {
      const stopped = stopOf(error);
      return stopped ? setStop(stopped) : setTrouble([{ message: problemText(error) }]);
    }
    onClose();
    onDone?.();
    toast({ title: 'Success', description: `${name} belongs to ${organization.name} now.` });
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(next) => next || isLoading || onClose()}
        title="Accept request"
        description={`${name} takes a seat, and is told by mail.`}
      >
        <form noValidate onSubmit={send} className="flex flex-col gap-5">
          <ErrorSummary title="Nobody was let in." errors={trouble} />
          <Field id="role" label="Role">
            <NativeSelect
              options={roleOptions(mayLetOwnersIn)}
              value={role}
              onChange={({ target }) => setRole(target.value as TeamRole)}
            />
          </Field>
          <FormActions submit="Accept Request" submitting="Accepting..." isLoading={isLoading} onClose={onClose} />
        </form>
      </Dialog>
      {stop && (
        <UpgradeDialog stop={stop} organization={organization} onClose={() => setStop(undefined)}>
          <p className="text-ink-2">The request stays open.</p>
        </UpgradeDialog>
      )}
    </>
  );
}
