import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';

/** What a plan without premium communities stops. */
export default function StartStop({ reason, onClose }: { reason: string; onClose: () => void }) {
  const [organization] = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement('premium_communities');
  return (
    <UpgradeDialog stop={stopFor(organization?.id)} organization={organization} reason={reason} onClose={onClose} />
  );
}
