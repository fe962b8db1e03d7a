import { useAddSuppressionMutation } from '@alliance/api-client/mail';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface Values {
  address: string;
  cause: 'complaint' | 'by-hand';
  note: string;
}

const causes = [
  { value: 'complaint', label: 'They complained' },
  { value: 'by-hand', label: 'Another reason' },
];

/** Has an address get no mail from now on. */
export default function AddSuppressionDialog({ onClose }: { onClose: () => void }) {
  const [add, { isLoading }] = useAddSuppressionMutation();
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { address: '', cause: 'complaint', note: '' },
  });
  const forget = useFormDraft(form, 'add-suppression');
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async (addSuppressionDto: Values) => {
    try {
      await add({ addSuppressionDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Address added', description: `${addSuppressionDto.address.trim()} gets no more mail.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Add an address"
      description="It gets no mail from now on, but for what guards an account, such as a new password. What else waits for it is not sent either."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="address" label="E-mail address" required error={errors.address?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            {...form.register('address', { validate: (text) => text.includes('@') || 'Enter an e-mail address' })}
          />
        </Field>
        <Field id="cause" label="Why" required error={errors.cause?.message}>
          <NativeSelect options={causes} {...form.register('cause')} />
        </Field>
        <Field id="note" label="Note" required hint="For the next operator." error={errors.note?.message}>
          <TextArea
            rows={2}
            maxLength={500}
            {...form.register('note', { validate: (text) => text.trim() !== '' || 'Say why' })}
          />
        </Field>
        <FormActions submit="Add address" submitting="Adding..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
