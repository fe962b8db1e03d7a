import { type AccountDto, usePutPictureMutation, useRemovePictureMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FieldError } from '@/ui/Field';
import { PersonPicture } from '@/ui/PersonPicture';
import { pictureTypes, refusedPicture } from '@/ui/pictures';
import { toast } from '@/ui/toast';

/** The picture of a person: taken and removed at once, whatever becomes of the form. */
export function PictureField({ account }: { account: AccountDto }) {
  const [put, { isLoading }] = usePutPictureMutation();
  const [error, setError] = useState('');
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { profileImageUrl } = account;

  const send = async (file: File | undefined) => {
    if (!file || isLoading) return;
    const refused = refusedPicture(file);
    setError(refused ?? '');
    if (refused) return;
    try {
      await put({ file }).unwrap();
      toast({ title: 'Success', description: 'Picture saved.' });
    } catch (cause) {
      setError(problemText(cause));
    }
  };

  return (
    <Card as="section">
      <h2 className="text-xl">Picture</h2>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <PersonPicture {...account} imageUrl={profileImageUrl} size="large" />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={isLoading}
              aria-describedby={error ? 'picture-hint picture-error' : 'picture-hint'}
              onClick={() => input.current?.click()}
            >
              {isLoading ? 'Uploading...' : profileImageUrl ? 'Replace Picture' : 'Upload Picture'}
            </Button>
            {profileImageUrl && (
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                Remove Picture
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Picture"
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              send(target.files?.[0]);
              // The same one can be chosen again.
              target.value = '';
            }}
          />
          <p id="picture-hint" className="mt-2 text-ink-3 text-sm">
            JPEG, PNG or WebP, up to 10 MB. It is cut to a square; where it was taken is not kept.
          </p>
          {error && (
            <div role="alert" className="mt-2">
              <FieldError id="picture-error">{error}</FieldError>
            </div>
          )}
        </div>
      </div>
      {removing && <RemovePictureDialog onClose={() => setRemoving(false)} />}
    </Card>
  );
}

function RemovePictureDialog({ onClose }: { onClose: () => void }) {
  const [remove, { isLoading }] = useRemovePictureMutation();
  const send = () =>
    remove()
      .unwrap()
      .then(() => {
        toast({ title: 'Success', description: 'Picture removed.' });
        return undefined;
      }, problemText);
  return (
    <ConfirmDialog
      title="Remove picture"
      confirm="Remove Picture"
      confirming="Removing..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      The picture is deleted for good. You are shown with your initials from then on.
    </ConfirmDialog>
  );
}
