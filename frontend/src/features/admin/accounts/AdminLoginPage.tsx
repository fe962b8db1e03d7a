import { useGetCurrentAdminQuery, useLogInAdminMutation } from '@alliance/api-client/admin';
import { rememberAdmin } from '@alliance/api-client/admin-session';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PasskeySignIn } from '@/features/shared/security/PasskeySignIn';
import { Button, LinkButton } from '@/ui/Button';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { OpenPage } from '@/ui/OpenPage';
import { PasswordInput } from '@/ui/PasswordInput';

interface LoginErrors {
  username?: string;
  password?: string;
}

const check = (username: string, password: string): LoginErrors => ({
  ...(username === '' && { username: 'Enter the username' }),
  ...(password === '' && { password: 'Enter the password' }),
});

/** Only to a page of the administration. */
const safeReturn = (address: string | null) => (address?.startsWith('/admin/') ? address : '/admin');

export default function AdminLoginPage() {
  const [address] = useSearchParams();
  const [openedAt] = useState(Date.now);
  const { data: admin, isError, fulfilledTimeStamp = 0 } = useGetCurrentAdminQuery();
  const [logIn, { isLoading }] = useLogInAdminMutation();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [summary, setSummary] = useState<ErrorLine[]>([]);
  const navigate = useNavigate();
  const destination = safeReturn(address.get('return'));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements as unknown as Record<'username' | 'password', HTMLInputElement>;
    const adminLogInDto = { username: fields.username.value.trim(), password: fields.password.value };
    const found = check(adminLogInDto.username, adminLogInDto.password);
    setErrors(found);
    setSummary(Object.entries(found).map(([fieldId, message]) => ({ fieldId, message })));
    if (Object.keys(found).length > 0) return;
    try {
      await logIn({ adminLogInDto }).unwrap();
      rememberAdmin();
      navigate(destination, { replace: true });
    } catch (error) {
      if (isApiError(error) && error.problem.code === 'second_step_required')
        return navigate(`/login/verify?return=${encodeURIComponent(destination)}`);
      setSummary([{ message: problemText(error) }]);
    }
  };

  // Who was known before may have been signed out since: that may be why we are here.
  if (admin && fulfilledTimeStamp >= openedAt && !isError && !isLoading) return <Navigate to={destination} replace />;
  return (
    <OpenPage narrow>
      <h1 className="text-title">Super Admin Access</h1>
      <p className="mt-2 mb-6 text-ink-2">Restricted access - authorized personnel only</p>
      <form noValidate onSubmit={submit} className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
        <ErrorSummary title="You are not signed in" errors={summary} />
        <Field id="username" label="Username" required error={errors.username}>
          <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field id="password" label="Password" required error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" size="lg" wide pending={isLoading}>
          {isLoading ? 'Signing In...' : 'Sign In'}
        </Button>
        <PasskeySignIn
          onSignedIn={({ as }) => {
            if (as === 'admin') rememberAdmin();
            navigate(as === 'admin' ? destination : '/', { replace: true });
          }}
        />
      </form>
      <div className="mt-6">
        <LinkButton to="/" variant="secondary">
          Back to Home
        </LinkButton>
      </div>
    </OpenPage>
  );
}
