import {
  type ConversationDto,
  type ConversationFileDto,
  type DirectMessageDto,
  useBrowseDirectMessagesInfiniteQuery,
} from '@alliance/api-client/conversations';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { itemsOf } from '@/ui/browse/PagedList';
import { LoadFailure } from '@/ui/EmptyState';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { useOnline } from '@/ui/useOnline';
import { MessageEntry, OutgoingEntry } from './MessageEntry';
import { titleOf } from './naming';
import { useEndOfLog } from './useEndOfLog';
import type { useOutbox } from './useOutbox';
import { useReading } from './useReading';

const RemoveSentFileDialog = laterDialog(() => import('./RemoveSentFileDialog'));
const ReportMessageDialog = laterDialog(() => import('./ReportMessageDialog'));

interface MessageLogProps {
  conversation: ConversationDto;
  outbox: ReturnType<typeof useOutbox>;
}

/** What was written in a conversation, the last at the end, and what is on its way. */
export function MessageLog({ conversation, outbox }: MessageLogProps) {
  const { id, people } = conversation;
  const result = useBrowseDirectMessagesInfiniteQuery({ id });
  const { error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = result;
  const messages = [...(itemsOf(result) ?? [])].reverse();
  const you = useViewer().viewer?.id;
  const isOnline = useOnline();
  const [removing, setRemoving] = useState<ConversationFileDto>();
  const [reporting, setReporting] = useState<DirectMessageDto>();
  const newAfter = useReading(conversation, messages.at(-1)?.number ?? 0);
  const last = outbox.waiting.at(-1)?.key ?? messages.at(-1)?.id;
  const log = useEndOfLog(messages[0]?.id, last === undefined ? undefined : String(last));
  return (
    <>
      {error ? (
        <LoadFailure
          what="The messages"
          stale={messages.length > 0}
          answered={messages.length > 0}
          retrying={isFetching}
          onRetry={refetch}
        >
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {/* As high as is left, at its place and over: what it holds does not make the page longer. */}
      <div className="relative min-h-48 flex-1 print:min-h-0">
        <div
          ref={log}
          role="log"
          aria-label={`Messages with ${titleOf(conversation)}`}
          aria-busy={isFetching && messages.length === 0}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          className="absolute inset-0 overflow-y-auto rounded-lg border border-line bg-sunken p-3 [overflow-anchor:none] sm:p-4 print:static"
        >
          {hasNextPage && (
            <p className="mb-4 text-center">
              <Button variant="secondary" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
                {isFetchingNextPage ? 'Loading...' : 'Show Earlier Messages'}
              </Button>
            </p>
          )}
          {messages.length === 0 && !error && <Skeleton className="h-24 w-full" />}
          <ol className="grid gap-3">
            {messages.map((message) => (
              <li key={message.id} className="min-w-0">
                {newAfter !== undefined &&
                  newAfter > 0 &&
                  message.number === newAfter + 1 &&
                  message.author.id !== you && (
                    <p className="my-2 border-brand border-t pt-1 text-center font-medium text-brand text-sm">New</p>
                  )}
                <MessageEntry
                  message={message}
                  organizationId={people.find((one) => one.id === message.author.id)?.organization.id}
                  conversationId={id}
                  isOwn={message.author.id === you}
                  onReport={() => setReporting(message)}
                  onRemove={setRemoving}
                />
              </li>
            ))}
            {outbox.waiting.map((message) => (
              <li key={message.key} className="min-w-0">
                <OutgoingEntry
                  message={message}
                  isOnline={isOnline}
                  onRetry={() => outbox.retry(message.key)}
                  onDiscard={() => outbox.discard(message.key)}
                />
              </li>
            ))}
          </ol>
          <ReadBy conversation={conversation} last={messages.at(-1)} you={you} />
        </div>
      </div>
      {removing && <RemoveSentFileDialog conversationId={id} file={removing} onClose={() => setRemoving(undefined)} />}
      {reporting && (
        <ReportMessageDialog message={reporting} conversationId={id} onClose={() => setReporting(undefined)} />
      )}
    </>
  );
}

interface ReadByProps {
  conversation: ConversationDto;
  last: DirectMessageDto | undefined;
  you: string | undefined;
}

/** Who has read what the viewer has written last. */
function ReadBy({ conversation: { people }, last, you }: ReadByProps) {
  if (!last || last.author.id !== you) return null;
  const readers = people.filter(({ read }) => read >= last.number);
  if (readers.length === 0) return null;
  return (
    <p className="mt-2 text-right text-ink-2 text-sm">
      Read by {readers.length === people.length && people.length > 1 ? 'everybody' : titleOf({ people: readers })}
    </p>
  );
}
