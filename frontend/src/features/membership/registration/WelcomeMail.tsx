import { type RegistrationStatusDto, useResendWelcomeMailMutation } from '@alliance/api-client/membership';
import { useListCaughtMessagesQuery } from '@alliance/api-client/notifications';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { useEffect, useRef, useState } from 'react';
import { success } from '@/content/registration';
import { Button, LinkButton } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { ChangeAddressDialog } from './ChangeAddressDialog';
import { EmailState } from './EmailState';

interface WelcomeMailProps {
  token: string;
  status: RegistrationStatusDto;
}

/** The first step of everybody who has registered: the mail that sets the password; or what comes once it did. */
export function WelcomeMail({ token, status }: WelcomeMailProps) {
  const { email, activated } = status;
  const state = activated ? 'activated' : status.emailState;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWaiting = useRef(false);
  const domain = email.indexOf('@') + 1;

  useEffect(() => {
    // The buttons of the mail are gone, and the focus with the one that had it.
    if (activated && wasWaiting.current && document.activeElement === document.body) heading.current?.focus();
    wasWaiting.current = !activated;
  }, [activated]);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {success.mail[state]}{' '}
        <span className="text-brand">
          {email.slice(0, domain)}
          <wbr />
          {email.slice(domain)}
        </span>
      </h2>
      <EmailState state={state} />
      {activated ? <SignIn /> : <MailActions token={token} email={email} state={status.emailState} />}
    </>
  );
}

function SignIn() {
  const { state } = useViewer();
  return (
    <div>
      {state === 'member' ? (
        <LinkButton to="/">Go to your home page</LinkButton>
      ) : (
        <LinkButton to="/login">Sign in</LinkButton>
      )}
    </div>
  );
}

interface MailActionsProps {
  token: string;
  email: string;
  state: RegistrationStatusDto['emailState'];
}

function MailActions({ token, email, state }: MailActionsProps) {
  const [changing, setChanging] = useState(false);
  const [resend, { isLoading }] = useResendWelcomeMailMutation();
  const isCaught = useListCaughtMessagesQuery().isSuccess;

  const sendAgain = async () => {
    try {
      const { message } = await resend({ resendWelcomeMailDto: { token } }).unwrap();
      toast({ title: 'Email Resent', description: message });
    } catch (error) {
      // The page asks anew, and then says itself that there is nothing left to send.
      if (isApiError(error) && error.problem.code === 'already_activated') return;
      const description = problemText(error, 'Failed to resend email');
      toast({ title: 'Resend Failed', description, variant: 'destructive' });
    }
  };

  return (
    <>
      {isCaught && (
        <p className="text-ink-2 text-sm">No mail server is configured here, so mail is caught in a mailbox.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {isCaught && <LinkButton to="/mailbox">Open the mailbox</LinkButton>}
        <Button variant="secondary" pending={isLoading} onClick={sendAgain}>
          {isLoading ? 'Sending...' : 'Send it again'}
        </Button>
        <Button variant={state === 'failed' ? 'primary' : 'secondary'} onClick={() => setChanging(true)}>
          Change the address
        </Button>
      </div>
      <ChangeAddressDialog token={token} email={email} open={changing} onOpenChange={setChanging} />
    </>
  );
}
