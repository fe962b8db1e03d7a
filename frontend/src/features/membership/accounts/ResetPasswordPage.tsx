import { useCheckPasswordResetMutation, useResetPasswordMutation } from '@alliance/api-client/membership';
import { isApiError } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { OpenPage } from '@/ui/OpenPage';
import { toast } from '@/ui/toast';
import { NewPasswordForm } from './NewPasswordForm';

/** As long as a token is, or longer: a shorter one was cut off on its way out of the mail. */
const wholeToken = /^[\w-]{43,}$/;

export default function ResetPasswordPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [isUsable, setUsable] = useState(wholeToken.test(token));
  const [check] = useCheckPasswordResetMutation();
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();

  // A form in which nothing can come of the words is not filled in. Where nobody can say, sending it does.
  useEffect(() => {
    if (!wholeToken.test(token)) return;
    check({ tokenDto: { token } })
      .unwrap()
      .catch((error) => isApiError(error) && error.problem.code === 'token_invalid' && setUsable(false));
  }, [token, check]);

  const save = async (password: string) => {
    await resetPassword({ setPasswordDto: { token, password } }).unwrap();
    toast({ title: 'Password Changed', description: 'You are signed in. All other sessions have ended.' });
    navigate('/', { replace: true });
  };

  return (
    <OpenPage narrow>
      {isUsable ? (
        <>
          <h1 className="mb-6 text-title">Set a new password</h1>
          <NewPasswordForm submit="Set password and sign in" save={save} onTokenInvalid={() => setUsable(false)} />
        </>
      ) : (
        <UnusableLink
          title="This link does not work any more"
          text="It works once, until the time in its mail. If you have set a new password with it already, sign in. If not, your password is as it was: ask for a new link, and use the newest mail."
        />
      )}
    </OpenPage>
  );
}
