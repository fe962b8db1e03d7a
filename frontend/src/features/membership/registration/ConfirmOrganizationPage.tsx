import { useCheckConfirmationMutation, useConfirmOrganizationMutation } from '@alliance/api-client/membership';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHelpAddress, useHelpTo } from '@/features/shared/HelpLink';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { Button, LinkButton } from '@/ui/Button';
import { LoadFailure } from '@/ui/EmptyState';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { Skeleton } from '@/ui/Skeleton';

const isUnusable = (error: unknown) => isApiError(error) && error.problem.code === 'token_invalid';

/** Where the welcome mail leads somebody who has an account already: the organization becomes theirs when they say so. */
export default function ConfirmOrganizationPage() {
  const [search] = useSearchParams();
  const [confirm, { data: confirmed, error, isLoading }] = useConfirmOrganizationMutation();
  const [checkLink, { data: organization, error: checkError }] = useCheckConfirmationMutation();
  const helpAddress = useHelpAddress();
  const help = useHelpTo();
  const token = search.get('token') ?? '';

  const check = useCallback(() => {
    if (token) void checkLink({ confirmOrganizationDto: { token } });
  }, [token, checkLink]);
  useEffect(check, [check]);

  if (!token || isUnusable(checkError) || isUnusable(error)) {
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This confirmation link does not work any more"
          text={`It works once, until the date in its mail. If you have confirmed the organization already, sign in: it is among yours. If not, write to ${helpAddress ?? 'us'} with the member ID in that mail; until then it stays apart from your account.`}
          actions={
            <>
              <LinkButton to="/login">Sign in</LinkButton>
              {help && (
                <LinkButton to={help} variant="secondary">
                  Write to us
                </LinkButton>
              )}
            </>
          }
        />
      </OpenPage>
    );
  }
  return (
    <OpenPage narrow>
      <h1 className="text-title">{confirmed ? 'Your organization is confirmed' : 'Confirm your organization'}</h1>
      {confirmed ? (
        <>
          <p className="mt-3 mb-6 text-ink-2" role="status">
            {confirmed.organizationName} belongs to your account now.
          </p>
          <LinkButton to="/login">Sign in</LinkButton>
        </>
      ) : checkError ? (
        <div className="mt-6">
          <LoadFailure onRetry={check}>{problemText(checkError)}</LoadFailure>
        </div>
      ) : !organization ? (
        <div role="status" className="mt-4 space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-12" />
          <Skeleton className="h-12 w-40" />
        </div>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">
            <strong className="break-words font-medium text-ink">{organization.organizationName}</strong> was registered
            with your address. Confirm only if you registered it: it then appears among your organizations.
          </p>
          <ErrorSummary
            errors={error ? [{ message: problemText(error) }] : []}
            title="The organization was not confirmed"
          />
          <Button pending={isLoading} onClick={() => confirm({ confirmOrganizationDto: { token } })}>
            It is mine
          </Button>
        </div>
      )}
    </OpenPage>
  );
}
