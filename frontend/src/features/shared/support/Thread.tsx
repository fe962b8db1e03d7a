import type { SupportMessageDto } from '@alliance/api-client/support';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';
import { PersonPicture } from '@/ui/PersonPicture';
import { Markdown } from '@/ui/text/Markdown';

interface ThreadProps {
  messages: readonly SupportMessageDto[];
  /** Who has asked. */
  asker: { name: string; imageUrl: string | null; organizationId: string | undefined };
  isOwn?: boolean;
}

/** What was written, the first first; the alliance’s answers are set off. */
export function Thread({ messages, asker, isOwn = false }: ThreadProps) {
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
          <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            {isAnswer ? (
              <span className="font-semibold text-ink">The alliance’s team</span>
            ) : (
              <span className="flex min-w-0 items-center gap-2 font-semibold text-ink">
                <PersonPicture {...asker} size="inline" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{isOwn ? 'You' : asker.name}</span>
              </span>
            )}
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
