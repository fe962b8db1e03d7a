import { rememberAdmin } from '@alliance/api-client/admin-session';
import { useViewer } from '@alliance/api-client/viewer';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { PasskeySignIn } from '@/features/shared/security/PasskeySignIn';
import { LinkButton } from '@/ui/Button';
import type { ErrorLine } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { useIsMounted } from '@/ui/routing';
import { Tabs } from '@/ui/Tabs';
import { EnterpriseLoginForm } from './EnterpriseLoginForm';
import { keptEmail, MemberLoginForm } from './MemberLoginForm';
import { safeReturnPath } from './return-path';

const SuspendedNote = lazy(() => import('./SuspendedNote'));

/** None of them says which field was wrong. */
const failures: Record<string, string> = {
  credentials: 'The email or the password is not right. Please try again.',
  limited: 'There were too many attempts. Please wait a few minutes and try again.',
  request: 'The sign-in form could not be read. Please try again.',
  suspended: 'Your account is suspended. We have mailed you why, and until when.',
  provider: 'Your identity provider did not confirm who you are. Please try again.',
};

/** Whoever was about to buy a plan finds it chosen where they register. */
function joinTo(destination: string): string {
  const [, plan] = /^\/checkout\/(lite|innovators|enablers|enterprise)-/.exec(destination) ?? [];
  return plan ? `/membership?tier=${plan === 'lite' ? 'free' : plan}` : '/membership';
}

export default function LoginPage() {
  const [address] = useSearchParams();
  const { state } = useViewer();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [mode, setMode] = useState('member');
  const reason = address.get('error');
  const [email, setEmail] = useState(() => (reason ? keptEmail() : ''));
  const [failure] = useState<ErrorLine[]>(() =>
    reason ? [{ message: failures[reason] ?? failures.credentials! }] : [],
  );
  const destination = safeReturnPath(address.get('return'));

  if (state === 'member' && mode === 'member') return <Navigate to={destination} replace />;
  return (
    <OpenPage narrow>
      <h1 className="text-title">Sign in</h1>
      <p className="mt-2 mb-6 text-ink-2">
        {destination === '/' ? 'To the working pages of the alliance.' : 'The page that you asked for opens then.'}
      </p>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-7">
        {reason === 'suspended' && (
          <Suspense>
            <SuspendedNote />
          </Suspense>
        )}
        <Tabs
          label="Kind of sign-in"
          value={mode}
          onChange={setMode}
          tabs={[
            {
              value: 'member',
              label: 'Member login',
              content: <MemberLoginForm email={email} onEmail={setEmail} destination={destination} failure={failure} />,
            },
            {
              value: 'enterprise',
              label: 'Enterprise login',
              content: <EnterpriseLoginForm email={email} onEmail={setEmail} />,
            },
          ]}
        />
        <div className="mt-4">
          <PasskeySignIn
            enterprise={mode === 'enterprise'}
            onSignedIn={({ as, enterprise }) => {
              if (as === 'admin') rememberAdmin();
              const wanted = enterprise && isMounted('/enterprise-admin') ? '/enterprise-admin' : destination;
              navigate(as === 'admin' ? '/admin' : wanted, { replace: true });
            }}
          />
        </div>
        <p className="mt-4 text-center text-sm">
          <Link
            to="/forgot-password"
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            Forgot password?
          </Link>
        </p>
      </div>
      <div className="mt-6 flex flex-col items-center gap-3 sm:flex-row sm:justify-between">
        <p className="text-ink-2 text-sm">Not a member yet?</p>
        <LinkButton to={joinTo(destination)} variant="secondary">
          Join the Alliance
        </LinkButton>
      </div>
    </OpenPage>
  );
}
