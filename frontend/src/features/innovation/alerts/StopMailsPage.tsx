import { useStopMailsMutation } from '@alliance/api-client/innovation';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';

interface Stopping {
  /** What the mails are about. */
  about: string;
  /** Said once they have stopped. */
  stopped: string;
  /** What the page is called where people choose what they are mailed. */
  label: string;
}

/** By that page. */
const texts: Record<string, Stopping> = {
  'match-alerts': {
    about: 'matches',
    stopped: 'You get no more mails about new matches. What is found stays on your home page.',
    label: 'Match alerts',
  },
  'saved-searches': {
    about: 'saved searches',
    stopped: 'You get no more mails about your saved searches. The searches stay.',
    label: 'Saved searches',
  },
  watched: {
    about: 'what you watch',
    stopped: 'You get no more mails about what you watch. You watch it still.',
    label: 'Watched',
  },
};

/** Where the link of a mail leads: such mails stop when somebody says so, signed in or not, and not because a program looked. */
export default function StopMailsPage() {
  const [, mails = ''] = useLocation().pathname.split('/');
  const [search] = useSearchParams();
  const [stop, { error, isLoading, isSuccess }] = useStopMailsMutation();
  const { about, stopped, label } = texts[mails] as Stopping;
  const settings = `/${mails}`;
  const token = search.get('token') ?? '';
  const isUnusable = !token || (isApiError(error) && error.status === 404);

  return (
    <OpenPage narrow>
      <h1 className="text-title">
        {isUnusable ? 'This link is not complete' : isSuccess ? 'The mails have stopped' : `Stop mails about ${about}?`}
      </h1>
      {isUnusable ? (
        <>
          <p className="mt-3 mb-6 text-ink-2">
            Open it from the mail once more or, signed in, choose how often these mails come.
          </p>
          <LinkButton to={settings}>{label}</LinkButton>
        </>
      ) : isSuccess ? (
        <>
          <p className="mt-3 mb-6 text-ink-2" role="status">
            {stopped}
          </p>
          <LinkButton to={settings} variant="secondary">
            Change this
          </LinkButton>
        </>
      ) : (
        <div className="mt-3 space-y-6">
          <p className="text-ink-2">All other mails go on. You can have these again at any time.</p>
          <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="The mails were not stopped" />
          <div className="flex flex-wrap gap-3">
            <Button pending={isLoading} onClick={() => stop({ mails, token })}>
              Stop these mails
            </Button>
            <LinkButton to={settings} variant="secondary">
              Get fewer
            </LinkButton>
          </div>
        </div>
      )}
    </OpenPage>
  );
}
