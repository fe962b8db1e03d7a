import { type LedgerPaymentDto, useClosePaymentReviewMutation } from '@alliance/api-client/books';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface CloseReviewDialogProps {
  payment: LedgerPaymentDto;
  onClose: () => void;
}

/** Takes a payment out of the queue with what was found; money is not moved by it. */
export default function CloseReviewDialog({ payment, onClose }: CloseReviewDialogProps) {
  const [close, { isLoading }] = useClosePaymentReviewMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { note: '' } });
  const forget = useFormDraft(form, `close-review:${payment.id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (closeReviewDto: { note: string }) => {
    try {
      await close({ id: payment.id, closeReviewDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Review closed', description: 'What you found is kept with the payment.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Close review"
      description={payment.reviewInWords ?? undefined}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="note"
          label="What was found"
          required
          hint="No money moves. A payment without effect is given up, and who paid is told that it is closed. If the provider reports something new, it comes back."
          error={form.formState.errors.note?.message}
        >
          <TextArea
            maxLength={1000}
            {...form.register('note', { validate: (note) => note.trim() !== '' || 'Say what was found' })}
          />
        </Field>
        <FormActions submit="Close review" submitting="Closing..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
