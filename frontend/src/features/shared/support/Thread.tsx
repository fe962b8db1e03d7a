import type { SupportMessageDto } from '@alliance/api-client/support';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';
import { Markdown } from '@/ui/text/Markdown';

interface ThreadProps {
  messages: readonly SupportMessageDto[];
  /** Who has asked, as whoever looks calls them: “You”, or a name. */
  asker: string;
}

/** What was written, the first first; the alliance’s answers are set off. */
export function Thread({ messages, asker }: ThreadProps) {
  return (
    <ol aria-label="Messages" className="grid gap-4">
      {messages.map(({ id, isAnswer, text, writtenAt }) => (
        <li
          key={id}
          className={classes(
            'min-w-0 rounded-lg border p-4',
            isAnswer ? 'border-transparent bg-brand-soft' : 'border-line bg-surface',
          )}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="font-semibold text-ink">{isAnswer ? 'The alliance’s team' : asker}</span>
            <span className="text-ink-2 text-xs">
              <MomentText at={writtenAt} />
            </span>
          </p>
          <div className="mt-2 text-ink text-sm [overflow-wrap:anywhere]">
            <Markdown text={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
