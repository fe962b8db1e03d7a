import { useActivateAccountMutation, useCheckActivationMutation } from '@alliance/api-client/membership';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { NewPasswordForm } from './NewPasswordForm';

export default function ActivatePage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [checkActivation, { data: person, error }] = useCheckActivationMutation();
  const [activate] = useActivateAccountMutation();
  const [isUsedUp, setUsedUp] = useState(token === '');
  const navigate = useNavigate();

  const check = useCallback(() => {
    if (token) void checkActivation({ tokenDto: { token } });
  }, [token, checkActivation]);
  useEffect(check, [check]);

  const save = async (password: string) => {
    const { firstName } = await activate({ setPasswordDto: { token, password } }).unwrap();
    toast({ title: 'Account Activated', description: `Welcome to the alliance, ${firstName}!` });
    navigate('/', { replace: true });
  };

  if (isUsedUp || (isApiError(error) && error.status === 422)) {
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This activation link does not work any more"
          text="It works once, until the date in its mail. If you have set your password already, sign in. If not, ask for a new link: it comes to the address you registered with, and your registration is safe."
        />
      </OpenPage>
    );
  }
  return (
    <OpenPage narrow>
      <h1 className="text-title">Activate your account</h1>
      {person ? (
        <>
          <p className="mt-2 mb-6 text-ink-2">
            Welcome, {person.firstName}. Choose the password that you will sign in with, together with{' '}
            <strong className="break-all font-medium text-ink">{person.email}</strong>.
          </p>
          <NewPasswordForm
            email={person.email}
            submit="Set password and sign in"
            save={save}
            onTokenInvalid={() => setUsedUp(true)}
          />
        </>
      ) : error ? (
        <div className="mt-6">
          <LoadFailure onRetry={check}>{problemText(error)}</LoadFailure>
        </div>
      ) : (
        <div role="status" className="mt-4 space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-64" />
        </div>
      )}
    </OpenPage>
  );
}
