import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { useFormDraft } from '@/ui/useFormDraft';

interface ExcuseDialogProps {
  /** Under which name what is typed is kept. */
  id: string;
  title: string;
  description: string;
  /** Its button, and the same while it is on its way. */
  action: string;
  pending: string;
  isLoading: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why a reviewer gives no score. */
export default function ExcuseDialog({
  id,
  title,
  description,
  action,
  pending,
  isLoading,
  send,
  onClose,
}: ExcuseDialogProps) {
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const forget = useFormDraft(form, id);
  const { summary, refused, failed } = useFormErrors(form);

  const finish = async ({ reason }: { reason: string }) => {
    try {
      await send(reason);
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={description}>
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Reason"
          required
          hint="Read by who leads the evaluation, and by owners and admins of your organization."
          error={form.formState.errors.reason?.message}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Please say why' })}
          />
        </Field>
        <FormActions submit={action} submitting={pending} isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
