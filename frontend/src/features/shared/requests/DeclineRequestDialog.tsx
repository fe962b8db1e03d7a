import { type TeamJoinRequestDto, useDeclineTeamRequestMutation } from '@alliance/api-client/team';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface DeclineRequestDialogProps {
  request: Pick<TeamJoinRequestDto, 'id' | 'personName' | 'email'>;
  organization: { id: string; name: string };
  onDone?: () => void;
  onClose: () => void;
}

export default function DeclineRequestDialog(props: DeclineRequestDialogProps) {
  const { request, organization, onDone, onClose } = props;
  const [decline, { isLoading }] = useDeclineTeamRequestMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const name = request.personName || request.email;

  const send = async ({ reason }: { reason: string }) => {
    try {
      await decline({
        organizationId: organization.id,
        id: request.id,
        declineTeamRequestDto: { reason: reason.trim() || null },
      }).unwrap();
    } catch (error) {
      return failed(error);
    }
    onClose();
    onDone?.();
    toast({ title: 'Success', description: 'Request declined.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Decline request"
      description={`${name} is told by mail, and may ask again in three weeks.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="reason" label="Reason" hint="They read it." error={form.formState.errors.reason?.message}>
          <TextArea rows={3} maxLength={500} {...form.register('reason')} />
        </Field>
        <FormActions
          submit="Decline Request"
          submitting="Declining..."
          variant="danger"
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
