import { useChangePasswordMutation, useRequestPasswordResetMutation } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { PasswordInput } from '@/ui/PasswordInput';
import { toast } from '@/ui/toast';

export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  return (
    <Card as="section">
      <h2 className="text-xl">Password</h2>
      {hasPassword ? <ChangeForm /> : <SetByMail />}
    </Card>
  );
}

const empty = { current: '', password: '' };

function ChangeForm() {
  const { viewer } = useViewer();
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: empty });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async (changePasswordDto: typeof empty) => {
    try {
      await change({ changePasswordDto }).unwrap();
      form.reset(empty);
      toast({ title: 'Password Changed', description: 'All other sessions have ended.' });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="mt-4 flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <input type="email" name="username" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
      <Field id="current" label="Present password" required error={errors.current?.message}>
        <PasswordInput
          autoComplete="current-password"
          {...form.register('current', { required: 'Enter your present password' })}
        />
      </Field>
      <Field
        id="password"
        label="New password"
        required
        hint="12 to 128 characters of any kind, spaces too. A few unrelated words are easy to keep and hard to guess."
        error={errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', {
            validate: (typed) => [...typed].length >= 12 || 'Use at least 12 characters.',
          })}
        />
      </Field>
      <Button type="submit" className="self-start" pending={isLoading}>
        {isLoading ? 'Saving...' : 'Change Password'}
      </Button>
    </form>
  );
}

/** For who signs in through the identity provider alone. */
function SetByMail() {
  const { viewer } = useViewer();
  const [request, { isLoading }] = useRequestPasswordResetMutation();

  const send = async () => {
    try {
      await request({ requestPasswordResetDto: { email: viewer?.email ?? '' } }).unwrap();
      toast({ title: 'Sent', description: `A link to set a password is on its way to ${viewer?.email}.` });
    } catch (error) {
      toast({ title: 'Not sent', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <>
      <p className="mt-2 text-ink-2">You sign in through your identity provider, and have no password here.</p>
      <Button variant="secondary" className="mt-4" pending={isLoading} onClick={send}>
        {isLoading ? 'Sending...' : 'Set a Password by Mail'}
      </Button>
    </>
  );
}
