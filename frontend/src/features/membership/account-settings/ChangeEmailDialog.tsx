import { useAskEmailChangeMutation } from '@alliance/api-client/account';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface ChangeEmailDialogProps {
  /** The present one. */
  email: string;
  onClose: () => void;
}

export default function ChangeEmailDialog({ email: present, onClose }: ChangeEmailDialogProps) {
  const [ask, { isLoading }] = useAskEmailChangeMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { email: '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ email }: { email: string }) => {
    try {
      await ask({ askEmailChangeDto: { email: email.trim() } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    onClose();
    toast({ title: 'Success', description: 'A link is on its way to both inboxes.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Change your address"
      description={`A link goes to the new address and to ${present}. The address changes once both have agreed, within a day.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="email" label="New address" required error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            {...form.register('email', {
              validate: (typed) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.trim()) || 'Enter an e-mail address',
            })}
          />
        </Field>
        <FormActions submit="Send Links" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
