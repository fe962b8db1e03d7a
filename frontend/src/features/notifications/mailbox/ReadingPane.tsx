import { useGetCaughtMessageQuery } from '@alliance/api-client/notifications';
import { problemText } from '@alliance/api-client/problem';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { LinkedText } from './LinkedText';

export function ReadingPane({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: message, error, refetch } = useGetCaughtMessageQuery({ id });
  const [view, setView] = useState('html');
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = message !== undefined;

  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  return (
    <section aria-label="Message" className="min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <Button variant="quiet" onClick={onClose} className="-mt-1 -ml-2 mb-2 lg:hidden">
        <Icon name="chevronLeft" /> All messages
      </Button>
      {message ? (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {message.subject}
          </h2>
          <dl className="mt-3 mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-3">To</dt>
            <dd>
              {message.toName} &lt;{message.toAddress}&gt;
            </dd>
            <dt className="text-ink-3">Sent</dt>
            <dd>
              <MomentText at={message.sentAt} />
            </dd>
          </dl>
          <Tabs
            label="View of the message"
            value={view}
            onChange={setView}
            tabs={[
              {
                value: 'html',
                label: 'HTML',
                content: (
                  <iframe
                    title={`Message: ${message.subject}`}
                    src={`/api/mailbox/${encodeURIComponent(id)}/html`}
                    sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
                    className="h-[70dvh] min-h-96 w-full rounded-md border border-line bg-[#ffffff]"
                  />
                ),
              },
              { value: 'text', label: 'Text', content: <LinkedText>{message.text}</LinkedText> },
            ]}
          />
        </>
      ) : error ? (
        <LoadFailure what="The message" onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <div role="status" className="space-y-4">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-96" />
        </div>
      )}
    </section>
  );
}
