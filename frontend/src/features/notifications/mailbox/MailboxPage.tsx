import { useListCaughtMessagesQuery } from '@alliance/api-client/notifications';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useSearchParams } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { PageHeader } from '@/ui/PageHeader';
import { CardSkeletons } from '@/ui/Skeleton';
import { MessageList } from './MessageList';
import { ReadingPane } from './ReadingPane';

const interval = 3000;

/** Mail that was caught because no mail server is configured. */
export default function MailboxPage() {
  const [address, setAddress] = useSearchParams();
  const {
    data: messages,
    error,
    refetch,
  } = useListCaughtMessagesQuery(undefined, {
    pollingInterval: interval,
    skipPollingIfUnfocused: true,
  });
  const opened = address.get('message');
  const isClosed = isApiError(error) && error.status === 404;

  const open = (id: string) => setAddress({ message: id }, { preventScrollReset: true });

  return (
    <OpenPage>
      <PageHeader
        title="Mailbox"
        description="No mail server is configured here: what the alliance would have sent is shown instead."
      />
      {isClosed ? (
        <EmptyState title="Mail is not caught here">
          This server sends its mail to the people it is for, so there is nothing to show. The mailbox exists only where
          no mail server is configured (<code>SMTP_HOST</code>), and never in production.
        </EmptyState>
      ) : !messages ? (
        error ? (
          <LoadFailure what="The mail" onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : (
          <CardSkeletons count={2} />
        )
      ) : messages.length === 0 ? (
        <EmptyState title="No mail yet">
          Register an organization or ask for a new password, and the mail appears here within a few seconds.
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className={classes('min-w-0', opened && 'max-lg:hidden')}>
            <MessageList messages={messages} opened={opened} onOpen={open} />
          </div>
          {opened ? (
            <ReadingPane key={opened} id={opened} onClose={() => setAddress({}, { preventScrollReset: true })} />
          ) : (
            <p className="rounded-lg border border-line-strong border-dashed p-8 text-center text-ink-2 max-lg:hidden">
              Choose a message to read it.
            </p>
          )}
        </div>
      )}
    </OpenPage>
  );
}
