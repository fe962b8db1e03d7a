import {
  type MessageDetailDto,
  useGetMessageQuery,
  useResendMessageMutation,
  useStopMessageMutation,
} from '@alliance/api-client/mail';
import { isApiError, problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { MomentText } from '@/ui/DateText';
import { Dialog } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/toast';
import { useParameters } from '@/ui/useAddress';
import { MailFrame } from './MailFrame';
import { MessageTries } from './MessageTries';
import { stateLabels, stateMeanings, stateTones } from './mail-words';

/** One message beside the list: what became of it, what it says, and what can be done. */
export default function MessagePanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const { currentData: message, error, isFetching, refetch } = useGetMessageQuery({ id: messageId });
  const isAbsent = isApiError(error) && error.status === 404;
  return (
    <Dialog
      aside
      open
      onOpenChange={(next) => next || onClose()}
      title={message?.subject ?? 'Message'}
      description={message ? `To ${message.toName} <${message.toAddress}>` : undefined}
    >
      {message && <OpenedMessage key={message.id} message={message} />}
      {!message && isAbsent && <p>There is no such message.</p>}
      {!message && !isAbsent && error ? (
        <LoadFailure what="The message" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!message && !error && <Skeleton className="h-32" />}
    </Dialog>
  );
}

function OpenedMessage({ message }: { message: MessageDetailDto }) {
  const { id, state, text, tries, thread, suppressionId, template, about, toAddress } = message;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
        <Acts message={message} />
      </div>
      <p className="text-ink-2 text-sm">{stateMeanings[state]}</p>
      {suppressionId && (
        <p className="text-sm">
          {toAddress} gets no mail now.{' '}
          <Link
            to={`/admin/mail/suppressions?search=${encodeURIComponent(toAddress.toLowerCase())}`}
            className="text-brand underline underline-offset-4"
          >
            See why
          </Link>
        </p>
      )}
      <Facts
        facts={[
          ['Template', template],
          ['About', about && <span className="break-all">{about}</span>],
          ['Queued', <MomentText key="queued" at={message.queuedAt} />],
          ['Sent', message.sentAt && <MomentText key="sent" at={message.sentAt} />],
          ['Tries', String(message.attempts)],
        ]}
      />
      <MessageTries tries={tries} />
      {thread.length > 0 && <Thread message={message} />}
      {text === null ? (
        <p className="rounded-md bg-sunken p-3 text-ink-2 text-sm">
          What it said is not kept any more: the settings say for how long.
        </p>
      ) : (
        <What id={id} subject={message.subject} text={text} />
      )}
    </div>
  );
}

function Acts({ message: { id, state } }: { message: MessageDetailDto }) {
  const [resend, { isLoading: isResending }] = useResendMessageMutation();
  const [stop, { isLoading: isStopping }] = useStopMessageMutation();
  const { change } = useParameters();

  const again = async () => {
    try {
      const { id: newId, toAddress } = await resend({ id }).unwrap();
      change({ message: newId });
      toast({ title: 'Email Resent', description: `It is on its way to ${toAddress} again.` });
    } catch (trouble) {
      toast({ title: 'Resend Failed', description: problemText(trouble), variant: 'destructive' });
    }
  };
  const end = async () => {
    try {
      await stop({ id }).unwrap();
      toast({ title: 'Message stopped', description: 'It is not sent. It can be sent again later.' });
    } catch (trouble) {
      toast({ title: 'Not stopped', description: problemText(trouble), variant: 'destructive' });
    }
  };

  return state === 'queued' || state === 'deferred' ? (
    <Button variant="secondary" onClick={end} pending={isStopping}>
      {isStopping ? 'Stopping...' : 'Stop'}
    </Button>
  ) : (
    <Button variant="secondary" onClick={again} pending={isResending}>
      {isResending ? 'Resending...' : 'Resend'}
    </Button>
  );
}

function Thread({ message: { id, thread } }: { message: MessageDetailDto }) {
  const { parameters } = useParameters();
  const addressOf = (messageId: string) => {
    const address = new URLSearchParams(parameters);
    address.set('message', messageId);
    return `?${address}`;
  };
  return (
    <section aria-label="Sent several times">
      <h3 className="font-semibold">Sent several times</h3>
      <ol className="mt-2 space-y-1 text-sm">
        {thread.map((one) => (
          <li key={one.id} className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={stateTones[one.state]}>{stateLabels[one.state]}</Badge>
            {one.id === id ? (
              <span aria-current="true">
                <MomentText at={one.queuedAt} /> (this one)
              </span>
            ) : (
              <Link to={addressOf(one.id)} preventScrollReset className="text-brand underline underline-offset-4">
                <MomentText at={one.queuedAt} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ id, subject, text }: { id: string; subject: string; text: string }) {
  const [view, setView] = useState('html');
  return (
    <Tabs
      label="View of the message"
      value={view}
      onChange={setView}
      tabs={[
        {
          value: 'html',
          label: 'HTML',
          content: <MailFrame title={`Message: ${subject}`} src={`/api/admin/mail/messages/${id}/html`} />,
        },
        {
          value: 'text',
          label: 'Text',
          content: (
            <pre className="whitespace-pre-wrap rounded-md bg-sunken p-3 text-xs [overflow-wrap:anywhere]">{text}</pre>
          ),
        },
      ]}
    />
  );
}
