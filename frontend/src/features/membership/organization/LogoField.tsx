import { problemText } from '@alliance/api-client/problem';
import {
  type OrganizationProfileDto,
  usePutOrganizationLogoMutation,
  useRemoveOrganizationLogoMutation,
} from '@alliance/api-client/profile';
import { useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FieldError } from '@/ui/Field';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { pictureTypes, refusedPicture } from '@/ui/pictures';
import { toast } from '@/ui/toast';

/** The logo of an organization: taken and removed at once, whatever becomes of the form. */
export function LogoField({ profile }: { profile: OrganizationProfileDto }) {
  const { id: organizationId, logoId } = profile;
  const [put, { isLoading }] = usePutOrganizationLogoMutation();
  const [error, setError] = useState('');
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async (file: File | undefined) => {
    if (!file || isLoading) return;
    const refused = refusedPicture(file);
    setError(refused ?? '');
    if (refused) return;
    try {
      await put({ organizationId, file }).unwrap();
      toast({ title: 'Success', description: 'Logo saved.' });
    } catch (cause) {
      setError(problemText(cause));
    }
  };

  return (
    <Card as="section">
      <h2 className="text-xl">Logo</h2>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <OrganizationMark organization={profile} size="large" />
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              pending={isLoading}
              aria-describedby={error ? 'logo-hint logo-error' : 'logo-hint'}
              onClick={() => input.current?.click()}
            >
              {isLoading ? 'Uploading...' : logoId ? 'Replace Logo' : 'Upload Logo'}
            </Button>
            {logoId && (
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                Remove Logo
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Logo"
            accept={pictureTypes.join(',')}
            onChange={({ target }) => {
              send(target.files?.[0]);
              // The same one can be chosen again.
              target.value = '';
            }}
          />
          <p id="logo-hint" className="mt-2 text-ink-3 text-sm">
            JPEG, PNG or WebP, up to 10 MB. It is shown on white, in a square. Whoever sees your page sees it.
          </p>
          {error && (
            <div role="alert" className="mt-2">
              <FieldError id="logo-error">{error}</FieldError>
            </div>
          )}
        </div>
      </div>
      {removing && <RemoveLogoDialog organizationId={organizationId} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

function RemoveLogoDialog({ organizationId, onClose }: { organizationId: string; onClose: () => void }) {
  const [remove, { isLoading }] = useRemoveOrganizationLogoMutation();
  const send = () =>
    remove({ organizationId })
      .unwrap()
      .then(() => {
        toast({ title: 'Success', description: 'Logo removed.' });
        return undefined;
      }, problemText);
  return (
    <ConfirmDialog
      title="Remove logo"
      confirm="Remove Logo"
      confirming="Removing..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      The logo is deleted for good. The organization is shown with its mark from then on.
    </ConfirmDialog>
  );
}
