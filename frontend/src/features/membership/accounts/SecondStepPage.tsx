import { rememberAdmin } from '@alliance/api-client/admin-session';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { type SignedInDto, useGetSecondStepQuery, useTakeSecondStepMutation } from '@alliance/api-client/security';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PasskeySignIn } from '@/features/shared/security/PasskeySignIn';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { Button, LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';
import { safeReturnPath } from './return-path';

const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/');
const isOver = (error: unknown) => isApiError(error) && error.problem.code === 'sign_in_again';

/** After the password, where the account has a second factor: of members and of those who run the alliance. */
export default function SecondStepPage() {
  const { currentData: ways, error, isFetching, refetch } = useGetSecondStepQuery();
  const [take, { isLoading, isSuccess, error: refusal }] = useTakeSecondStepMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { code: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const wanted = address.get('return') ?? '';
  const isAdmins = isAdminPath(wanted);
  const signIn = isAdmins ? '/admin-login' : '/login';
  const isMounted = useIsMounted();

  const enter = ({ as, enterprise, return: path }: SignedInDto) => {
    if (as === 'admin') rememberAdmin();
    const toAdmin = isAdmins ? wanted : '/admin';
    const toMember = enterprise && isMounted('/enterprise-admin') ? '/enterprise-admin' : safeReturnPath(path);
    navigate(as === 'admin' ? toAdmin : toMember, { replace: true });
  };
  const send = async ({ code }: { code: string }) => {
    try {
      enter(await take({ codeDto: { code } }).unwrap());
    } catch (error) {
      if (!isOver(error)) failed(error);
    }
  };

  if (!isSuccess && (isOver(error) || isOver(refusal)))
    return (
      <OpenPage narrow>
        <UnusableLink
          title="Please sign in again"
          text="The second step is open for ten minutes after the password, and in the same browser."
          actions={<LinkButton to={signIn}>Sign in</LinkButton>}
        />
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">One more step</h1>
      <p className="mt-2 mb-6 text-ink-2">Your password was right. Now show that it is you.</p>
      {ways ? (
        <div className="space-y-5 rounded-xl border border-line bg-surface p-5 sm:p-7">
          {ways.passkey && <PasskeySignIn label="Use a passkey" onSignedIn={enter} />}
          <form noValidate onSubmit={form.handleSubmit(send, refused)} className="space-y-5">
            <ErrorSummary {...summary} title="You are not signed in" />
            <Field
              id="code"
              label={ways.authenticator ? 'Code' : 'Recovery code'}
              required
              hint={
                ways.authenticator
                  ? 'Six digits of your authenticator app. If you have lost it, one of your recovery codes.'
                  : 'If you have lost your passkey, one of your recovery codes.'
              }
              error={form.formState.errors.code?.message}
            >
              <TextInput
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                {...form.register('code', { required: 'Enter the code' })}
              />
            </Field>
            <Button type="submit" size="lg" wide pending={isLoading}>
              {isLoading ? 'Checking...' : 'Sign In'}
            </Button>
          </form>
        </div>
      ) : error ? (
        <LoadFailure what="The second step" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <Skeleton className="h-64" />
      )}
      <p className="mt-4 text-center text-sm">
        <Link to={signIn} className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          Back to sign in
        </Link>
      </p>
    </OpenPage>
  );
}
