import type { CaughtMessageSummaryDto } from '@alliance/api-client/notifications';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';

interface MessageListProps {
  messages: readonly CaughtMessageSummaryDto[];
  opened: string | null;
  onOpen: (id: string) => void;
}

export function MessageList({ messages, opened, onOpen }: MessageListProps) {
  return (
    <section aria-label="Messages">
      <h2 className="mb-3 text-ink-2 text-sm" aria-live="polite">
        {messages.length === 1 ? '1 message' : `${messages.length} messages`}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {messages.map(({ id, subject, toName, toAddress, sentAt }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === opened || undefined}
              onClick={() => onOpen(id)}
              className={classes(
                'block w-full px-4 py-3 text-left -outline-offset-2 hover:bg-sunken',
                id === opened && 'bg-brand-soft',
              )}
            >
              <span className="block font-medium text-sm">{subject}</span>
              <span className="mt-0.5 block truncate text-ink-2 text-sm">
                {[toName, toAddress].filter(Boolean).join(' · ')}
              </span>
              <span className="mt-0.5 block text-ink-3 text-xs">
                <MomentText at={sentAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
