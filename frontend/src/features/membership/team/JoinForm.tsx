import { isApiError } from '@alliance/api-client/problem';
import { useJoinOrganizationMutation } from '@alliance/api-client/team';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { NewTabLink } from '@/ui/NewTabLink';
import { PasswordInput } from '@/ui/PasswordInput';

const least = 12;

const empty = { firstName: '', lastName: '', password: '', agreeTerms: false };
type JoinValues = typeof empty;

interface JoinFormProps {
  email: string;
  token: string;
  onJoined: () => void;
  onTokenInvalid: () => void;
}

/** For somebody without an account: their name, a password and the terms. */
export function JoinForm({ email, token, onJoined, onTokenInvalid }: JoinFormProps) {
  const [join] = useJoinOrganizationMutation();
  const form = useForm<JoinValues>({ shouldFocusError: false, defaultValues: empty });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;

  const send = async (values: JoinValues) => {
    try {
      await join({ joinOrganizationDto: { token, ...values, agreeTerms: true } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.problem.code === 'token_invalid') return onTokenInvalid();
      failed(error);
      return;
    }
    onJoined();
  };
  const required = (message: string) => ({ validate: (typed: string) => typed.trim() !== '' || message });

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send, refused)}
      className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7"
    >
      <ErrorSummary {...summary} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field id="firstName" label="First name" required error={errors.firstName?.message}>
        <TextInput
          autoComplete="given-name"
          maxLength={100}
          {...form.register('firstName', required('Enter your first name'))}
        />
      </Field>
      <Field id="lastName" label="Last name" required error={errors.lastName?.message}>
        <TextInput
          autoComplete="family-name"
          maxLength={100}
          {...form.register('lastName', required('Enter your last name'))}
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
      <Checkbox
        id="agreeTerms"
        label={
          <>
            I agree to the{' '}
            <NewTabLink to="/terms" className="text-brand underline underline-offset-2">
              Terms of Service
            </NewTabLink>{' '}
            and{' '}
            <NewTabLink to="/privacy" className="text-brand underline underline-offset-2">
              Privacy Policy
            </NewTabLink>
          </>
        }
        error={errors.agreeTerms?.message}
        {...form.register('agreeTerms', { validate: (agreed) => agreed || 'Agree to the terms to join' })}
      />
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {isSubmitting ? 'Joining...' : 'Join and sign in'}
      </Button>
    </form>
  );
}
