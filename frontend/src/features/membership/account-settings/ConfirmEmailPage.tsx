import {
  type EmailInbox,
  useAgreeToEmailChangeMutation,
  useCheckEmailChangeMutation,
  useRefuseEmailChangeMutation,
} from '@alliance/api-client/account';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { Button, LinkButton } from '@/ui/Button';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';
import { EmailAnswered } from './EmailAnswered';

const isUnusable = (error: unknown) => isApiError(error) && error.status < 500 && error.status !== 429;

/** Where the two mails about another address lead: nothing changes before somebody says so. */
export default function ConfirmEmailPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const inbox: EmailInbox = address.get('inbox') === 'old' ? 'old' : 'new';
  const [checkLink, { data: offered, error: checkError }] = useCheckEmailChangeMutation();
  const [agree, agreeing] = useAgreeToEmailChangeMutation();
  const [refuse, refusing] = useRefuseEmailChangeMutation();
  const link = { emailChangeLinkDto: { inbox, token } };

  const check = useCallback(() => {
    if (token) void checkLink({ emailChangeLinkDto: { inbox, token } });
  }, [inbox, token, checkLink]);
  useEffect(check, [check]);

  const answered = refusing.isSuccess ? 'refused' : agreeing.data?.state;
  const error = agreeing.error ?? refusing.error;
  if (answered) return <EmailAnswered outcome={answered} inbox={inbox} email={offered?.email ?? ''} />;
  if (!token || isUnusable(checkError) || isUnusable(error))
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This link does not work any more"
          text="It works for a day, until both inboxes have agreed, one has refused, or another address was asked for. Your account page says how it stands."
          actions={<LinkButton to="/profile/account">Your account</LinkButton>}
        />
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">
        {inbox === 'old' ? 'Another address for your account' : 'Confirm your new address'}
      </h1>
      {checkError ? (
        <div className="mt-6">
          <LoadFailure what="The link" onRetry={check}>
            {problemText(checkError)}
          </LoadFailure>
        </div>
      ) : !offered ? (
        <div role="status" className="mt-4 space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12 w-40" />
        </div>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">
            The account is to have the address{' '}
            <strong className="break-all font-medium text-ink">{offered.email}</strong>. It changes once both inboxes
            have agreed, until <MomentText at={offered.expiresAt} />.
            {offered.agreed && ' This one has agreed already; it may still refuse.'}
          </p>
          <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="Nothing was changed." />
          <div className="flex flex-wrap gap-3">
            {!offered.agreed && (
              <Button pending={agreeing.isLoading} disabled={refusing.isLoading} onClick={() => agree(link)}>
                {agreeing.isLoading ? 'Confirming...' : 'Confirm'}
              </Button>
            )}
            <Button
              variant="secondary"
              pending={refusing.isLoading}
              disabled={agreeing.isLoading}
              onClick={() => refuse(link)}
            >
              {refusing.isLoading ? 'Refusing...' : 'Refuse'}
            </Button>
          </div>
        </div>
      )}
    </OpenPage>
  );
}
