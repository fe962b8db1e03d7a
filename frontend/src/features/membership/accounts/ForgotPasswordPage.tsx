import { useRequestPasswordResetMutation } from '@alliance/api-client/membership';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { OpenPage } from '@/ui/OpenPage';

const emailRequired = 'Please enter your email address';

export default function ForgotPasswordPage() {
  const [request, { isLoading, data: accepted, reset }] = useRequestPasswordResetMutation();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const [summary, setSummary] = useState<ErrorLine[]>([]);
  const error = formState.errors.email?.message;

  const send = async ({ email }: { email: string }) => {
    setSummary([]);
    try {
      await request({ requestPasswordResetDto: { email: email.trim() } }).unwrap();
    } catch (failure) {
      const message = fieldProblems(failure).email;
      if (message) setError('email', { message });
      setSummary([{ message: message ?? problemText(failure), fieldId: message && 'email' }]);
    }
  };

  return (
    <OpenPage narrow>
      <h1 className="text-title">Forgot your password?</h1>
      {accepted ? (
        <Sent message={accepted.message} email={getValues('email')} onAgain={reset} />
      ) : (
        <>
          <p className="mt-2 mb-6 text-ink-2">We send a link to your address; it lets you set a new one.</p>
          <form
            noValidate
            onSubmit={handleSubmit(send, () => setSummary([{ message: emailRequired, fieldId: 'email' }]))}
            className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7"
          >
            <ErrorSummary errors={summary} />
            <Field id="email" label="Email" required error={error}>
              <TextInput
                type="email"
                autoComplete="username"
                {...register('email', { validate: (typed) => /^\S+@\S+$/.test(typed.trim()) || emailRequired })}
              />
            </Field>
            <Button type="submit" size="lg" wide pending={isLoading}>
              {isLoading ? 'Sending...' : 'Send the link'}
            </Button>
          </form>
        </>
      )}
      <p className="mt-4 text-center text-sm">
        <Link to="/login" className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          Back to sign in
        </Link>
      </p>
    </OpenPage>
  );
}

function Sent({ message, email, onAgain }: { message: string; email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="mt-6 rounded-xl border border-line bg-surface p-5 outline-none sm:p-7"
    >
      <p>{message}</p>
      <p className="mt-2 text-ink-2 text-sm">
        Sent for {email}. If nothing arrives in a few minutes, look into your spam folder.
      </p>
      <Button variant="secondary" className="mt-5" onClick={onAgain}>
        Send it again
      </Button>
    </div>
  );
}
