import { isApiError } from '@alliance/api-client/problem';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { makePasskey, passkeyTrouble } from './passkey';

interface AddPasskeyDialogProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

export default function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { name: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const [trouble, setTrouble] = useState<ErrorLine[]>([]);
  const { isSubmitting, errors } = form.formState;

  const send = async ({ name }: { name: string }) => {
    setTrouble([]);
    try {
      const credential = await makePasskey((await begin().unwrap()).options);
      onDone((await add({ newPasskeyDto: { name, credential } }).unwrap()).recoveryCodes);
    } catch (error) {
      if (isApiError(error)) failed(error);
      else setTrouble([{ message: passkeyTrouble(error) }]);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isSubmitting || onClose()}
      title="Add a passkey"
      description="Your browser asks where to keep it, and makes it there."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <ErrorSummary title="The passkey was not added" errors={trouble} />
        <Field
          id="name"
          label="Name"
          required
          hint="To tell it from others, such as “Work laptop”."
          error={errors.name?.message}
        >
          <TextInput maxLength={60} {...form.register('name', { required: 'Name the passkey' })} />
        </Field>
        <FormActions submit="Add" submitting="Waiting for your device..." isLoading={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  );
}
