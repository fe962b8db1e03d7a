import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/Field';
import { accepted } from './file-limits';

interface AttachButtonProps {
  /** What the file is, for those who do not see the button. */
  label: string;
  hint: ReactNode;
  /** Throws what the server has against it. */
  attach: (file: File, onProgress: (share: number) => void) => Promise<unknown>;
  /** Below it: how much more can be attached. */
  children?: ReactNode;
}

/** Attaches one file at a time, and says how far it is. */
export function AttachButton({ label, hint, attach, children }: AttachButtonProps) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isLoading = share !== undefined;

  const send = async (file: File | undefined) => {
    if (!file) return;
    setError(undefined);
    setShare(0);
    try {
      await attach(file, setShare);
    } catch (cause) {
      setError(`${file.name}: ${problemText(cause)}`);
    }
    setShare(undefined);
  };

  return (
    <div className="mt-3">
      <Button variant="secondary" pending={isLoading} onClick={() => input.current?.click()}>
        {isLoading ? `Sending, ${Math.floor(share * 100)} %` : 'Attach a File'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accepted}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same one can be chosen again.
          target.value = '';
        }}
      />
      <p className="mt-2 text-ink-3 text-sm">{hint}</p>
      {children}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
