import { useConfirmBillingContactMutation } from '@alliance/api-client/billing';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useSearchParams } from 'react-router-dom';
import { UnusableLink } from '@/features/shared/UnusableLink';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';

/** Where the mail to a billing contact leads. Nothing follows from opening it, as programs that check mail do. */
export default function ConfirmContactPage() {
  const [search] = useSearchParams();
  const [confirm, { data: confirmed, error, isLoading }] = useConfirmBillingContactMutation();
  const token = search.get('token') ?? '';
  const isUnusable = isApiError(error) && error.problem.code === 'token_invalid';

  if (!token || isUnusable)
    return (
      <OpenPage narrow>
        <UnusableLink
          title="This link does not work any more"
          text="It works once, for a week, and as long as this address is the one that is named. Whoever named it can send another link from the organization’s billing page."
          actions={<LinkButton to="/">To the start</LinkButton>}
        />
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">{confirmed ? 'Your address is confirmed' : 'Confirm your address'}</h1>
      {confirmed ? (
        <p className="mt-3 text-ink-2" role="status">
          Invoices, receipts and reminders of {confirmed.organizationName} are sent to you from now on.
        </p>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">
            The organization that the mail names wants its invoices, receipts and reminders sent to you. If you do not
            know it, close this page: nothing is sent.
          </p>
          <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="The address was not confirmed" />
          <Button pending={isLoading} onClick={() => confirm({ confirmBillingContactDto: { token } })}>
            Confirm this address
          </Button>
        </div>
      )}
    </OpenPage>
  );
}
