import { problemText } from '@alliance/api-client/problem';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FieldError } from '@/ui/Field';
import { pictureTypes, refusedPicture } from '@/ui/pictures';
import { toast } from '@/ui/toast';

interface PictureCardProps {
  noun: 'Picture' | 'Logo';
  /** What stands for it now. */
  mark: ReactNode;
  /** Whether there is one that was uploaded. */
  isThere: boolean;
  /** What becomes of it, after what may be chosen. */
  hint: string;
  isLoading: boolean;
  onChoose: (file: File) => Promise<unknown>;
  /** The question before it is removed. */
  removal: (onClose: () => void) => ReactNode;
}

/** A picture of somebody or something: chosen, sent at once, replaced and removed. */
export function PictureCard({ noun, mark, isThere, hint, isLoading, onChoose, removal }: PictureCardProps) {
  const [error, setError] = useState('');
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = noun.toLowerCase();

  const send = async (file: File | undefined) => {
    if (!file || isLoading) return;
    const refused = refusedPicture(file);
    setError(refused ?? '');
    if (refused) return;
    try {
      await onChoose(file);
      toast({ title: 'Success', description: `${noun} saved.` });
    } catch (cause) {
      setError(problemText(cause));
    }
  };

  return (
    <Card as="section">
      <h2 className="text-xl">{noun}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        {mark}
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={isLoading}
              aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
              onClick={() => input.current?.click()}
            >
              {isLoading ? 'Uploading...' : `${isThere ? 'Replace' : 'Upload'} ${noun}`}
            </Button>
            {isThere && (
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                Remove {noun}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={noun}
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              send(target.files?.[0]);
              // The same one can be chosen again.
              target.value = '';
            }}
          />
          <p id={`${id}-hint`} className="mt-2 text-ink-3 text-sm">
            JPEG, PNG or WebP, up to 10 MB. {hint}
          </p>
          {error && (
            <div role="alert" className="mt-2">
              <FieldError id={`${id}-error`}>{error}</FieldError>
            </div>
          )}
        </div>
      </div>
      {removing && removal(() => setRemoving(false))}
    </Card>
  );
}
