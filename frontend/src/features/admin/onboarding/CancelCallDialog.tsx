import { useCancelBookedCallMutation } from '@alliance/api-client/onboarding';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

/** Cancels a call for the alliance; the reason is mailed. */
export default function CancelCallDialog({ callId: id, onClose }: { callId: string; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelBookedCallMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const forget = useFormDraft(form, `cancel-call:${id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (cancelCallDto: { reason: string }) => {
    try {
      await cancel({ id, cancelCallDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Cancelled', description: 'The member is told, and can choose another time.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Cancel this call"
      description="The time is offered again."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Why"
          required
          hint="It is mailed to the member as it stands here."
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            rows={3}
            maxLength={500}
            {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Please say why' })}
          />
        </Field>
        <FormActions
          submit="Cancel Call"
          submitting="Cancelling..."
          dismiss="Keep it"
          variant="danger"
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
