import { type SuppressionDto, useLiftSuppressionMutation } from '@alliance/api-client/mail';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface LiftSuppressionDialogProps {
  suppression: SuppressionDto;
  onClose: () => void;
}

/** Lets an address get mail again; the reason is kept. */
export default function LiftSuppressionDialog({ suppression, onClose }: LiftSuppressionDialogProps) {
  const { id, address, note } = suppression;
  const [lift, { isLoading }] = useLiftSuppressionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const forget = useFormDraft(form, `lift-suppression:${id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (liftSuppressionDto: { reason: string }) => {
    try {
      await lift({ id, liftSuppressionDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Address removed', description: `${address} gets mail again.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`Remove ${address}`}
      description={`On the list because: ${note}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Why it may get mail again"
          required
          hint="What was not sent meanwhile stays unsent; each message can be sent again."
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            rows={2}
            maxLength={500}
            {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why' })}
          />
        </Field>
        <FormActions submit="Remove" submitting="Removing..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
