import { useStopNotificationsMutation } from '@alliance/api-client/preferences';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/ui/Button';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { categoryLabels } from '../categories';

const labels: Record<string, string> = { ...categoryLabels, digest: 'Daily and weekly mails' };
const settings = '/profile/notifications';

/** Where the link of a mail leads: mails of its category stop when somebody says so, signed in or not, and not because a program looked. */
export default function StopNotificationsPage() {
  const [search] = useSearchParams();
  const [stop, { error, isLoading, isSuccess }] = useStopNotificationsMutation();
  const [mails, token] = [search.get('mails') ?? '', search.get('token') ?? ''];
  const label = Object.hasOwn(labels, mails) ? labels[mails] : undefined;
  const isUnusable = !token || !label || (isApiError(error) && error.status === 404);

  if (isUnusable)
    return (
      <OpenPage narrow>
        <h1 className="text-title">This link is not complete</h1>
        <p className="mt-3 mb-6 text-ink-2">Open it from the mail once more or, signed in, choose what is mailed.</p>
        <LinkButton to={settings}>Notification Settings</LinkButton>
      </OpenPage>
    );
  if (isSuccess)
    return (
      <OpenPage narrow>
        <h1 className="text-title">The mails have stopped</h1>
        <p className="mt-3 mb-6 text-ink-2" role="status">
          “{label}” comes no more by mail. What it would have said stands in your inbox.
        </p>
        <LinkButton to={settings} variant="secondary">
          Change this
        </LinkButton>
      </OpenPage>
    );
  return (
    <OpenPage narrow>
      <h1 className="text-title">Stop “{label}” by mail?</h1>
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
    </OpenPage>
  );
}
