import { useCheckDomainProofMutation, useConfirmDomainMutation } from '@alliance/api-client/domains';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { Button, LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';

const isUnusable = (error: unknown) => isApiError(error) && error.problem.code === 'token_invalid';

/** Where the mail to the administrators of a domain leads: nothing is proven before they say so. */
export default function ConfirmDomainPage() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const [checkLink, { data: claimed, error: checkError }] = useCheckDomainProofMutation();
  const [confirm, { isSuccess, isLoading, error }] = useConfirmDomainMutation();

  const check = useCallback(() => {
    if (token) void checkLink({ tokenDto: { token } });
  }, [token, checkLink]);
  useEffect(check, [check]);

  if (!token || isUnusable(checkError) || isUnusable(error))
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This link does not work any more"
          text="It works once, until the date in its mail, unless it was sent again: then the newest mail has the link. If the domain is proven already, there is nothing left to do."
          actions={<LinkButton to="/">Home</LinkButton>}
        />
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">{isSuccess ? 'The domain is proven' : 'Confirm a domain'}</h1>
      {checkError ? (
        <div className="mt-6">
          <LoadFailure onRetry={check}>{problemText(checkError)}</LoadFailure>
        </div>
      ) : !claimed ? (
        <div role="status" className="mt-4 space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12 w-40" />
        </div>
      ) : isSuccess ? (
        <p className="mt-3 text-ink-2" role="status">
          <strong className="break-all font-medium text-ink">{claimed.domain}</strong> belongs to{' '}
          {claimed.organizationName}. You can close this page.
        </p>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">
            <strong className="break-words font-medium text-ink">{claimed.organizationName}</strong> says that{' '}
            <strong className="break-all font-medium text-ink">{claimed.domain}</strong> is its own. Confirm it only if
            that is so: the organization is then shown as verified, and people with an address there can ask to join it.
          </p>
          <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="The domain was not confirmed" />
          <Button pending={isLoading} onClick={() => confirm({ tokenDto: { token } })}>
            {isLoading ? 'Confirming...' : 'Confirm'}
          </Button>
        </div>
      )}
    </OpenPage>
  );
}
