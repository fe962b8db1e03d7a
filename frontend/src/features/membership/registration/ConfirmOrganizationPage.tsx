import { useConfirmOrganizationMutation } from '@alliance/api-client/membership';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { UnusableLink } from '../accounts/UnusableLink';
import { useHelpAddress } from './HelpLink';

/** Where the welcome mail leads somebody who has an account already: the organization becomes theirs when they say so. */
export default function ConfirmOrganizationPage() {
  const [search] = useSearchParams();
  const [confirm, { data: confirmed, error, isLoading }] = useConfirmOrganizationMutation();
  const helpAddress = useHelpAddress();
  const token = search.get('token') ?? '';

  if (!token || (isApiError(error) && error.problem.code === 'token_invalid')) {
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This confirmation link does not work any more"
          text={`It works once, until the date in its mail. If you have confirmed the organization already, sign in: it is among yours. If not, write to ${helpAddress ?? 'us'} with the member ID in that mail; until then it stays apart from your account.`}
          actions={
            <>
              <LinkButton to="/login">Sign in</LinkButton>
              {helpAddress && (
                <LinkButton to={`mailto:${helpAddress}`} variant="secondary">
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
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">
            An organization was registered with your address. Confirm only if you registered it: it then appears among
            your organizations.
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
