import { useStopMatchAlertsMutation } from '@alliance/api-client/innovation';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';

/** Where the link of a digest leads: the mails stop when somebody says so, signed in or not, and not because a program looked. */
export default function StopMatchAlertsPage() {
  const [search] = useSearchParams();
  const [stop, { error, isLoading, isSuccess }] = useStopMatchAlertsMutation();
  const token = search.get('token') ?? '';
  const isUnusable = !token || (isApiError(error) && error.status === 404);

  return (
    <OpenPage narrow>
      <h1 className="text-title">
        {isUnusable ? 'This link is not complete' : isSuccess ? 'The mails have stopped' : 'Stop mails about matches?'}
      </h1>
      {isUnusable ? (
        <>
          <p className="mt-3 mb-6 text-ink-2">
            Open it from the mail once more or, signed in, choose how often these mails come.
          </p>
          <LinkButton to="/match-alerts">Match alerts</LinkButton>
        </>
      ) : isSuccess ? (
        <>
          <p className="mt-3 mb-6 text-ink-2" role="status">
            You get no more mails about new matches. What is found stays on your home page.
          </p>
          <LinkButton to="/match-alerts" variant="secondary">
            Change this
          </LinkButton>
        </>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">All other mails go on. You can have these again at any time.</p>
          <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="The mails were not stopped" />
          <div className="flex flex-wrap gap-3">
            <Button pending={isLoading} onClick={() => stop({ token })}>
              Stop these mails
            </Button>
            <LinkButton to="/match-alerts" variant="secondary">
              Get fewer
            </LinkButton>
          </div>
        </div>
      )}
    </OpenPage>
  );
}
