import type { CommunityDto } from '@alliance/api-client/communities';
import { Button } from '@/ui/Button';
import type { ButtonLook } from '@/ui/buttonClasses';
import { laterDialog } from '@/ui/laterDialog';
import { useAddress } from '@/ui/useAddress';

const LaterJoinDialog = laterDialog(() => import('./JoinDialog'));

const labels: Partial<Record<CommunityDto['standing'], string>> = {
  open: 'Join Community',
  invited: 'Accept Invitation',
  plan_required: 'Upgrade to Join',
  organization_required: 'Join Community',
};

interface JoinButtonProps extends Pick<ButtonLook, 'variant'> {
  community: CommunityDto;
  describedBy?: string;
}

/** For who does not belong to a community; the dialog is open by the address, so that links lead to it. */
export function JoinButton({ community: { slug, standing }, variant, describedBy }: JoinButtonProps) {
  const [, setJoining] = useAddress('join');
  const label = labels[standing];
  if (!label) return null;
  return (
    <Button variant={variant} onClick={() => setJoining(slug)} aria-describedby={describedBy}>
      {label}
    </Button>
  );
}

/** Of these communities the one whose dialog the address opens; nothing of one that the viewer belongs to. */
export function Joining({ communities }: { communities: readonly CommunityDto[] }) {
  const [joining, setJoining] = useAddress('join');
  const community = communities.find(({ slug, standing }) => slug === joining && labels[standing]);
  return community ? <LaterJoinDialog community={community} onClose={() => setJoining('')} /> : null;
}
