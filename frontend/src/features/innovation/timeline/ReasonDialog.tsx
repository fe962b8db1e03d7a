import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ReasonDialogProps {
  subject: { id: string; title: string };
  title: string;
  /** Its button. */
  action: string;
  /** What follows, said before it is done. */
  follows: string;
  pending: string;
  done: string;
  isLoading: boolean;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something comes to stand otherwise. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { subject, title, action, follows, pending, done, isLoading, send, onClose } = props;
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const forget = useFormDraft(form, `${title}:${subject.id}`);
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
    toast({ title: 'Success', description: done });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={title}
      description={`“${subject.title}”. ${follows}`}
    >
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Reason"
          required
          hint="Everybody who sees it reads this in its activity."
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
