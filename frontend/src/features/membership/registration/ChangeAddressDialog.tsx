import { useChangeRegistrationAddressMutation } from '@alliance/api-client/membership';
import { fieldProblems, isApiError, problemText } from '@alliance/api-client/problem';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { emailAddress } from './registration-form';

interface ChangeAddressDialogProps {
  token: string;
  /** Where the welcome mail goes now. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ChangeAddressDialog({ token, email, open, onOpenChange }: ChangeAddressDialogProps) {
  const [change, { isLoading }] = useChangeRegistrationAddressMutation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => isLoading || onOpenChange(next)}
      title="Change the address"
      description={`The welcome email went to ${email}. Give another address, and it is sent there.`}
    >
      <ChangeAddressForm token={token} change={change} isLoading={isLoading} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ChangeAddressFormProps {
  token: string;
  change: ReturnType<typeof useChangeRegistrationAddressMutation>[0];
  isLoading: boolean;
  onClose: () => void;
}

function ChangeAddressForm({ token, change, isLoading, onClose }: ChangeAddressFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const [summary, setSummary] = useState<ComponentProps<typeof ErrorSummary>>({ errors: [] });
  const error = formState.errors.email?.message;

  const refuse = (message: string) => setSummary({ errors: [{ message, fieldId: 'email' }] });

  const send = async (typed: { email: string }) => {
    try {
      const { email } = await change({
        changeRegistrationAddressDto: { token, email: typed.email.trim() },
      }).unwrap();
      toast({ title: 'Address Changed', description: `The welcome email goes to ${email}.` });
    } catch (failure) {
      const isActivated = isApiError(failure) && failure.problem.code === 'already_activated';
      if (!isActivated) return explain(failure);
    }
    onClose();
  };

  const explain = (failure: unknown) => {
    const message = fieldProblems(failure).email;
    if (message) setError('email', { message });
    if (message) refuse(message);
    else setSummary({ title: 'The address was not changed', errors: [{ message: problemText(failure) }] });
  };

  return (
    <form
      noValidate
      onSubmit={handleSubmit(send, (errors) => refuse(errors.email?.message ?? ''))}
      className="flex flex-col gap-5"
    >
      <ErrorSummary {...summary} />
      <Field id="email" label="Email" required error={error}>
        <TextInput type="email" autoComplete="email" maxLength={254} {...register('email', emailAddress)} />
      </Field>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="submit" pending={isLoading}>
          {isLoading ? 'Changing...' : 'Change and send'}
        </Button>
      </DialogActions>
    </form>
  );
}
