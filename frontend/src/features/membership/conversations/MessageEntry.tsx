import type { ConversationFileDto, DirectMessageDto } from '@alliance/api-client/conversations';
import type { OutgoingMessage } from '@alliance/api-client/outbox';
import type { ReactNode } from 'react';
import { FileLink } from '@/features/shared/files/FileLink';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { MomentText } from '@/ui/DateText';
import { FieldError } from '@/ui/Field';
import { PersonPicture } from '@/ui/PersonPicture';
import { Markdown } from '@/ui/text/Markdown';

interface MessageEntryProps {
  message: DirectMessageDto;
  /** For whom its author is in the conversation, while they are. */
  organizationId: string | undefined;
  conversationId: string;
  isOwn: boolean;
  onReport: () => void;
  onRemove: (file: ConversationFileDto) => void;
}

/** What somebody has written: who, when, and what goes with it. */
export function MessageEntry({
  message,
  organizationId,
  conversationId,
  isOwn,
  onReport,
  onRemove,
}: MessageEntryProps) {
  const { author, text, files, canRemoveFiles, sentAt, isReported } = message;
  return (
    <div className={classes('flex gap-3', isOwn && 'flex-row-reverse')}>
      {!isOwn && <PersonPicture name={author.name} imageUrl={author.profileImageUrl} organizationId={organizationId} />}
      <Balloon isOwn={isOwn}>
        <p className="text-ink-2 text-sm">
          <span className="font-semibold text-ink">{isOwn ? 'You' : author.name}</span>&nbsp;·{' '}
          <MomentText at={sentAt} />
        </p>
        {text === null ? (
          <p className="text-ink-2 italic">This message was removed by the operators of the alliance.</p>
        ) : (
          <Markdown text={text} />
        )}
        {files.length > 0 && (
          <ul aria-label="Files">
            {files.map((file) => (
              <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4">
                <div className="min-w-0 flex-1 basis-48">
                  <FileLink at={`/api/conversations/${conversationId}/files`} file={file} />
                </div>
                {canRemoveFiles && (
                  <Button variant="quiet" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {!isOwn &&
          text !== null &&
          (isReported ? (
            <p className="text-ink-2 text-sm">You have reported this message.</p>
          ) : (
            <Button
              variant="quiet"
              className="-mb-2 -ml-4 self-start text-sm"
              aria-label={`Report the message of ${author.name}`}
              onClick={onReport}
            >
              Report
            </Button>
          ))}
      </Balloon>
    </div>
  );
}

interface OutgoingEntryProps {
  message: OutgoingMessage;
  isOnline: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What the viewer has sent and nobody has yet. */
export function OutgoingEntry({ message: { text, error }, isOnline, onRetry, onDiscard }: OutgoingEntryProps) {
  return (
    <div className="flex flex-row-reverse">
      <Balloon isOwn>
        <p className="text-ink-2 text-sm">
          <span className="font-semibold text-ink">You</span>&nbsp;·{' '}
          {error ? 'not sent' : isOnline ? 'Sending...' : 'Waits for a connection, and is sent then'}
        </p>
        <Markdown text={text} />
        {error && <FieldError>{error}</FieldError>}
        {(error || isOnline) && (
          <p className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
            {error && (
              <Button variant="quiet" onClick={onDiscard}>
                Discard
              </Button>
            )}
          </p>
        )}
      </Balloon>
    </div>
  );
}

const Balloon = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <div
    className={classes(
      'flex min-w-0 max-w-[85%] flex-col gap-2 rounded-lg border p-3 sm:p-4',
      isOwn ? 'border-transparent bg-brand-soft' : 'border-line bg-surface',
    )}
  >
    {children}
  </div>
);
