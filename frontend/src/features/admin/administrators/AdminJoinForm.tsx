import { useBecomeAdministratorMutation } from '@alliance/api-client/administrators';
import { isApiError } from '@alliance/api-client/problem';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { PasswordInput } from '@/ui/PasswordInput';

const least = 12;
const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,39}$/;

interface AdminJoinFormProps {
  token: string;
  onJoined: () => void;
  /** The link turned out to be used or expired. */
  onTokenInvalid: () => void;
}

/** A username and a password, by which somebody signs in to the administration. */
export function AdminJoinForm({ token, onJoined, onTokenInvalid }: AdminJoinFormProps) {
  const [become] = useBecomeAdministratorMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { username: '', password: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;

  const send = async (typed: { username: string; password: string }) => {
    try {
      await become({ becomeAdministratorDto: { token, ...typed } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.problem.code === 'token_invalid') return onTokenInvalid();
      failed(error);
      return;
    }
    onJoined();
  };

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send, refused)}
      className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7"
    >
      <ErrorSummary {...summary} />
      <Field
        id="username"
        label="Username"
        required
        hint="3 to 40 small letters, digits, dots, dashes or underscores. It stands in the audit, and stays yours."
        error={errors.username?.message}
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...form.register('username', {
            validate: (typed) =>
              usernamePattern.test(typed.trim()) || 'Use 3 to 40 small letters, digits, dots, dashes or underscores',
          })}
        />
      </Field>
      <Field
        id="password"
        label="New password"
        required
        error={errors.password?.message}
        hint={`At least ${least} characters of any kind. A few unrelated words are easy to keep and hard to guess.`}
      >
        <PasswordInput
          autoComplete="new-password"
          {...form.register('password', {
            validate: (typed) => [...typed].length >= least || `Use at least ${least} characters.`,
          })}
        />
      </Field>
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {isSubmitting ? 'Setting up...' : 'Set Up Account'}
      </Button>
    </form>
  );
}
