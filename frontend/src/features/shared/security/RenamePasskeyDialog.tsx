import { useRenamePasskeyMutation } from '@alliance/api-client/security';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';

interface RenamePasskeyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

export default function RenamePasskeyDialog({ id, name, onClose }: RenamePasskeyDialogProps) {
  const [rename, { isLoading }] = useRenamePasskeyMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { name } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (passkeyNameDto: { name: string }) => {
    try {
      await rename({ id, passkeyNameDto }).unwrap();
      onClose();
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={`Rename ${name}`}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="name" label="Name" required error={form.formState.errors.name?.message}>
          <TextInput maxLength={60} {...form.register('name', { required: 'Name the passkey' })} />
        </Field>
        <FormActions submit="Rename" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
