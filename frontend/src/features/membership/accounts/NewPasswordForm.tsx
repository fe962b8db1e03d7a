import { fieldProblems, isApiError, problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { PasswordInput } from '@/ui/PasswordInput';

const least = 12;
const most = 128;

interface NewPasswordFormProps {
  /** Whose password it is, for password managers. */
  email?: string;
  submit: string;
  save: (password: string) => Promise<void>;
  /** The link turned out to be used or expired. */
  onTokenInvalid: () => void;
}

export function NewPasswordForm({ email, submit, save, onTokenInvalid }: NewPasswordFormProps) {
  const { register, handleSubmit, setError, watch, formState } = useForm({
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const navigate = useNavigate();
  const [summary, setSummary] = useState<ErrorLine[]>([]);
  const error = formState.errors.password?.message;
  const length = [...watch('password')].length;

  const refuse = (message: string) => setSummary([{ message, fieldId: 'password' }]);

  const send = async ({ password }: { password: string }) => {
    setSummary([]);
    try {
      await save(password);
    } catch (failure) {
      if (isApiError(failure) && failure.problem.code === 'token_invalid') return onTokenInvalid();
      if (isApiError(failure) && failure.problem.code === 'second_step_required') return navigate('/login/verify');
      const message = fieldProblems(failure).password;
      if (message) setError('password', { message });
      if (message) refuse(message);
      else setSummary([{ message: problemText(failure) }]);
    }
  };

  return (
    <form
      noValidate
      onSubmit={handleSubmit(send, (errors) => refuse(errors.password?.message ?? ''))}
      className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7"
    >
      <ErrorSummary errors={summary} />
      {email && <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field
        id="password"
        label="New password"
        required
        error={error}
        hint="Any characters are welcome, spaces too. A few unrelated words are easy to keep and hard to guess."
      >
        <PasswordInput
          autoComplete="new-password"
          {...register('password', {
            validate: (typed) => lengthProblem([...typed].length),
          })}
        />
      </Field>
      <ul className="space-y-1 text-sm">
        <Rule isMet={length >= least}>
          At least {least} characters{length > 0 && length < least && `, ${least - length} to go`}
        </Rule>
        <Rule isMet={length > 0 && length <= most}>At most {most} characters</Rule>
      </ul>
      <Button type="submit" size="lg" wide pending={formState.isSubmitting}>
        {formState.isSubmitting ? 'Saving...' : submit}
      </Button>
    </form>
  );
}

function lengthProblem(length: number): string | true {
  if (length < least) return `Use at least ${least} characters.`;
  return length <= most || `Use at most ${most} characters.`;
}

function Rule({ isMet, children }: { isMet: boolean; children: React.ReactNode }) {
  return (
    <li className={classes('flex items-center gap-2', isMet ? 'text-success' : 'text-ink-2')}>
      <Icon name={isMet ? 'check' : 'minus'} className="size-4.5 shrink-0" />
      <span>
        {children}
        {isMet && <span className="sr-only"> (met)</span>}
      </span>
    </li>
  );
}
