import { useAskFactorResetMutation } from '@alliance/api-client/security';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { momentOf } from '@/ui/in-words';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

/** For a member who has lost their app, passkeys and recovery codes. */
export function FactorResetCard() {
  const [ask, { isLoading }] = useAskFactorResetMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { email: '' } });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (factorResetOfDto: { email: string }) => {
    try {
      const { dueAt } = await ask({ factorResetOfDto }).unwrap();
      form.reset();
      toast({ title: 'Success', description: `They are removed on ${momentOf(dueAt)}.` });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Card as="section">
      <h2 className="text-xl">A member has lost all second factors</h2>
      <p className="mt-2 text-ink-2">
        They are removed three days after you ask for it. The member is told by mail at once, and stops it by signing in
        with any of them. Make sure in another way that it is them who asks you.
      </p>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="mt-4 flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="email" label="E-mail address of the member" required error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="off"
            {...form.register('email', { required: 'Enter the e-mail address' })}
          />
        </Field>
        <Button type="submit" variant="secondary" className="self-start" pending={isLoading}>
          {isLoading ? 'Asking...' : 'Remove in Three Days'}
        </Button>
      </form>
    </Card>
  );
}
