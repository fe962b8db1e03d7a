import { type AccountDto, usePutPictureMutation, useRemovePictureMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PersonPicture } from '@/ui/PersonPicture';
import { toast } from '@/ui/toast';
import { PictureCard } from '../pictures/PictureCard';

/** The picture of a person: taken and removed at once, whatever becomes of the form. */
export function PictureField({ account }: { account: AccountDto }) {
  const [put, { isLoading }] = usePutPictureMutation();
  const { firstName, lastName, profileImageUrl } = account;
  const organizationId = useViewer().viewer?.organizations[0]?.organization.id;
  return (
    <PictureCard
      noun="Picture"
      mark={
        <PersonPicture
          name={`${firstName} ${lastName}`}
          imageUrl={profileImageUrl}
          organizationId={organizationId}
          size="large"
        />
      }
      isThere={Boolean(profileImageUrl)}
      hint="It is cut to a square; where it was taken is not kept."
      isLoading={isLoading}
      onChoose={(file) => put({ file }).unwrap()}
      removal={(onClose) => <RemovePictureDialog onClose={onClose} />}
    />
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
