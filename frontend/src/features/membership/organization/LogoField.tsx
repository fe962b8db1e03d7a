import { problemText } from '@alliance/api-client/problem';
import {
  type OrganizationProfileDto,
  usePutOrganizationLogoMutation,
  useRemoveOrganizationLogoMutation,
} from '@alliance/api-client/profile';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { OrganizationMark } from '@/ui/OrganizationMark';
import { toast } from '@/ui/toast';
import { PictureCard } from '../pictures/PictureCard';

/** The logo of an organization: taken and removed at once, whatever becomes of the form. */
export function LogoField({ profile }: { profile: OrganizationProfileDto }) {
  const { id: organizationId, logoId } = profile;
  const [put, { isLoading }] = usePutOrganizationLogoMutation();
  return (
    <PictureCard
      noun="Logo"
      mark={<OrganizationMark organization={profile} size="large" />}
      isThere={logoId !== null}
      hint="It is shown on white, in a square. Whoever sees your page sees it."
      isLoading={isLoading}
      onChoose={(file) => put({ organizationId, file }).unwrap()}
      removal={(onClose) => <RemoveLogoDialog organizationId={organizationId} onClose={onClose} />}
    />
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
