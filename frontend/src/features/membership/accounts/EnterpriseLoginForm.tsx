import { useLogInEnterpriseMutation } from '@alliance/api-client/membership';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { useIsMounted } from '@/ui/routing';
import { checkLogin, LoginFields, linesOf, readLogin } from './LoginFields';

interface EnterpriseLoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function EnterpriseLoginForm({ email, onEmail }: EnterpriseLoginFormProps) {
  const [logIn, { isLoading }] = useLogInEnterpriseMutation();
  const [errors, setErrors] = useState({});
  const [summary, setSummary] = useState<ErrorLine[]>([]);
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const enterpriseLogInDto = readLogin(event.currentTarget);
    const found = checkLogin(enterpriseLogInDto);
    setErrors(found);
    setSummary(linesOf(found));
    if (Object.keys(found).length > 0) return;
    try {
      const { success } = await logIn({ enterpriseLogInDto }).unwrap();
      if (success) return navigate(isMounted('/enterprise-admin') ? '/enterprise-admin' : '/', { replace: true });
      setSummary([{ message: 'Invalid enterprise admin credentials' }]);
    } catch (error) {
      if (isApiError(error) && error.problem.code === 'second_step_required') return navigate('/login/verify');
      const isLimited = isApiError(error) && error.status === 429;
      setSummary([{ message: isLimited ? problemText(error) : 'Login failed. Please try again.' }]);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <ErrorSummary title="You are not signed in" errors={summary} />
      <LoginFields email={email} onEmail={onEmail} errors={errors} />
      <Button type="submit" size="lg" wide pending={isLoading}>
        {isLoading ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
