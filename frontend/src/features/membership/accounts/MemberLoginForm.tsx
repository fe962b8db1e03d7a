import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/ui/Button';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { checkLogin, LoginFields, linesOf, readLogin } from './LoginFields';

const slot = 'login-email';

/** The address of the last attempt: a refused one comes back as a new page. */
export const keptEmail = () => sessionStorage.getItem(slot) ?? '';

interface MemberLoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  destination: string;
  failure: ErrorLine[];
}

/** A form of the browser's own: it leaves the page, and the server answers with where to go. */
export function MemberLoginForm({ email, onEmail, destination, failure }: MemberLoginFormProps) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState({});
  const [summary, setSummary] = useState(failure);

  useEffect(() => {
    // The browser's way back shows the page as it was left.
    const wakeUp = () => setSubmitting(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const found = checkLogin(readLogin(event.currentTarget));
    setErrors(found);
    setSummary(linesOf(found));
    if (Object.keys(found).length > 0) return event.preventDefault();
    sessionStorage.setItem(slot, email);
    setSubmitting(true);
  };

  return (
    <form method="post" action="/api/login" noValidate onSubmit={submit} className="space-y-5">
      <ErrorSummary title="You are not signed in" errors={summary} />
      <LoginFields email={email} onEmail={onEmail} errors={errors} />
      {destination !== '/' && <input type="hidden" name="return" value={destination} />}
      <Button type="submit" size="lg" wide pending={isSubmitting}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
