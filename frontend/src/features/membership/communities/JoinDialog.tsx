import { type CommunityDto, useJoinCommunityMutation } from '@alliance/api-client/communities';
import { problemText } from '@alliance/api-client/problem';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { whoMayJoin, whoReads } from '@/features/shared/communities/community-words';
import { stopOf } from '@/features/shared/upgrade/stop';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { FormActions } from '@/ui/forms/FormActions';
import { toast } from '@/ui/toast';

interface JoinDialogProps {
  community: CommunityDto;
  onClose: () => void;
}

/** Says what joining means, or which plan would allow it. */
export default function JoinDialog({ community, onClose }: JoinDialogProps) {
  const { slug, name, standing, accessLevel } = community;
  const [join, { isLoading }] = useJoinCommunityMutation();
  const [organization] = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement(accessLevel === 'paid_members' ? 'premium_communities' : 'open_communities');
  const [refusal, setRefusal] = useState<unknown>();

  const send = async () => {
    try {
      await join({ slug }).unwrap();
    } catch (error) {
      setRefusal(error);
      return;
    }
    onClose();
    toast({ title: 'Success', description: `You belong to ${name} now.` });
  };

  const refused = stopOf(refusal);
  if (standing === 'plan_required' || refused)
    return (
      <UpgradeDialog
        stop={refused ?? stopFor(organization?.id)}
        organization={organization}
        reason={`${name} is for ${whoMayJoin(community).toLowerCase()}.`}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`Join ${name}`}
      description={`Others who belong to it see your name, your picture and your organization. ${whoReads(community)} You can leave at any time.`}
    >
      <ErrorSummary
        title="You have not joined."
        errors={
          refusal
            ? [{ message: problemText(refusal) }]
            : standing === 'organization_required'
              ? [{ message: 'Only who acts for an organization can join: its owner, an admin or a member.' }]
              : []
        }
      />
      <FormActions
        submit="Join Community"
        submitting="Joining..."
        isLoading={isLoading}
        onSubmit={send}
        onClose={onClose}
      />
    </Dialog>
  );
}
