import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { accepted, type FileLimits, limitsInWords } from '@/features/shared/files/file-limits';
import { StorageLine } from '@/features/shared/files/StorageLine';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { classes } from '@/ui/classes';
import { FieldError } from '@/ui/Field';
import { fileSize } from '@/ui/fileSize';
import { ProgressBar } from '@/ui/UsageBar';
import { type Attach, type Sending, useUploads } from './useUploads';

interface Listed {
  id: string;
  name: string;
  bytes: number;
}

interface FileZoneProps<File_ extends Listed> {
  attached: readonly File_[];
  limits: FileLimits;
  attach: Attach<File_>;
  /** Answers why it was not removed. */
  remove: (file: File_) => Promise<string | undefined>;
  isRemoving: boolean;
  /** Whether the viewer may. */
  canRemove?: (file: File_) => boolean;
  /** Is told whether files are on their way. */
  onSending?: (areSent: boolean) => void;
  /** Below the button: how files are attached. */
  children?: ReactNode;
  link: (file: File_) => ReactNode;
}

/** Takes files by choice or drop, shows how far they are, and lists what is there; each is attached and removed at once. */
export function FileZone<File_ extends Listed>(props: FileZoneProps<File_>) {
  const { attached, limits, attach, remove, isRemoving, canRemove, onSending, children, link } = props;
  const { files, sendings, said, add, cancel, retry, forget } = useUploads(attach, attached, limits);
  const areSent = sendings.some(({ error }) => !error);
  useEffect(() => onSending?.(areSent), [onSending, areSent]);
  const [isOver, setOver] = useState(false);
  const [removing, setRemoving] = useState<File_>();
  const input = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever does not drag has the button
    <div
      data-zone
      data-over={isOver || undefined}
      className={classes(
        'mt-1.5 rounded-md border border-dashed p-4',
        isOver ? 'border-brand bg-sunken' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" aria-describedby="files-hint" onClick={() => input.current?.click()}>
          Choose Files
        </Button>
        <span className="text-ink-2 text-sm">or drop them here</span>
      </div>
      {children}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept={accepted}
        onChange={({ target }) => {
          add(target.files ?? []);
          // The same one can be chosen again.
          target.value = '';
        }}
      />
      <p id="files-hint" className="mt-2 text-ink-3 text-sm">
        {limitsInWords(limits)}
      </p>
      <StorageLine />
      {files.length + sendings.length > 0 && (
        <ul aria-label="Files so far" className="mt-3">
          {files.map((file) => (
            <Row
              key={file.id}
              action="Remove"
              name={file.name}
              onAct={canRemove && !canRemove(file) ? undefined : () => setRemoving(file)}
            >
              {link(file)}
            </Row>
          ))}
          {sendings.map((sending) => (
            <SendingRow
              key={sending.key}
              sending={sending}
              onCancel={() => cancel(sending.key)}
              onRetry={() => retry(sending)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {removing && (
        <ConfirmDialog
          title="Remove file"
          confirm="Remove File"
          confirming="Removing..."
          isLoading={isRemoving}
          onConfirm={async () => {
            const refused = await remove(removing);
            if (!refused) forget(removing.id);
            return refused;
          }}
          onClose={() => setRemoving(undefined)}
        >
          “{removing.name}” is deleted for good.
        </ConfirmDialog>
      )}
    </div>
  );
}

interface RowProps {
  name: string;
  action: string;
  /** Left out where the viewer may not. */
  onAct?: () => void;
  children: ReactNode;
}

function Row({ name, action, onAct, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2">
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {onAct && (
        <Button variant="quiet" aria-label={`${action} ${name}`} onClick={onAct}>
          {action}
        </Button>
      )}
    </li>
  );
}

interface SendingRowProps {
  sending: Sending;
  onCancel: () => void;
  onRetry: () => void;
}

function SendingRow({ sending, onCancel, onRetry }: SendingRowProps) {
  const { file, share, error, isWorthRetrying } = sending;
  const percent = Math.floor(share * 100);
  return (
    <Row name={file.name} action={error ? 'Dismiss' : 'Cancel'} onAct={onCancel}>
      <span className="block [overflow-wrap:anywhere]">{file.name}</span>
      {error ? (
        <>
          <FieldError>{error}</FieldError>
          {isWorthRetrying && (
            <Button variant="secondary" className="mt-2" aria-label={`Try ${file.name} again`} onClick={onRetry}>
              Try Again
            </Button>
          )}
        </>
      ) : (
        <>
          <span className="mb-1 block text-ink-2 text-sm">
            {percent} % of {fileSize(file.size)}
          </span>
          <div
            role="progressbar"
            aria-label={`Sending ${file.name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
          >
            <ProgressBar done={share} total={1} />
          </div>
        </>
      )}
    </Row>
  );
}
