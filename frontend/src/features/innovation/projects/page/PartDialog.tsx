import { problemText } from '@alliance/api-client/problem';
import {
  type PartnerDto,
  useDescribePartMutation,
  useHandOverLeadMutation,
  useLeaveProjectMutation,
  useRemovePartnerMutation,
} from '@alliance/api-client/projects';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import WordsDialog from '@/ui/WordsDialog';

export type Deed = 'describe' | 'remove' | 'leave' | 'hand-over';

interface PartDialogProps {
  projectId: string;
  deed: Deed;
  partner: PartnerDto;
  onClose: () => void;
}

/** What becomes of the part that an organization has in a project. */
export function PartDialog({ projectId: id, deed, partner, onClose }: PartDialogProps) {
  const [describe, describing] = useDescribePartMutation();
  const [handOver, handing] = useHandOverLeadMutation();
  const [leave, leaving] = useLeaveProjectMutation();
  const [remove, removing] = useRemovePartnerMutation();
  const { id: partnerId, name } = partner.organization;
  const common = { draft: `${deed}:${id}:${partnerId}`, onClose };

  if (deed === 'hand-over')
    return (
      <ConfirmDialog
        title="Hand over lead"
        confirm="Hand Over Lead"
        confirming="Handing over..."
        isLoading={handing.isLoading}
        onConfirm={() =>
          handOver({ id, handOverLeadDto: { organizationId: partnerId } })
            .unwrap()
            .then(() => undefined, problemText)
        }
        onClose={onClose}
      >
        {`${name} leads the project from now on and is told by mail. Your organization stays as a partner, and cannot take the lead back by itself.`}
      </ConfirmDialog>
    );
  if (deed === 'describe')
    return (
      <TextsDialog
        {...common}
        title="Edit role"
        description={`What ${name} is in the project, and what it brings. All members see it.`}
        texts={[
          { name: 'role', label: 'Role', required: 'Enter a role', max: 120 },
          { name: 'contribution', label: 'Contribution', max: 500 },
        ]}
        values={{ role: partner.role ?? '', contribution: partner.contribution ?? '' }}
        submit="Save Role"
        submitting="Saving..."
        isLoading={describing.isLoading}
        done="Role saved."
        send={({ role, contribution }) =>
          describe({ id, partnerId, describePartDto: { role, contribution: contribution || undefined } }).unwrap()
        }
      />
    );
  const isOwn = deed === 'leave';
  return (
    <WordsDialog
      {...common}
      title={isOwn ? 'Leave project' : 'Remove partner'}
      description={
        isOwn
          ? `${name} works on it no more. Its lead is told by mail; what you have done stays.`
          : `${name} works on it no more and is told by mail. What it has done stays.`
      }
      required="Say why"
      submit={isOwn ? 'Leave Project' : 'Remove Partner'}
      submitting={isOwn ? 'Leaving...' : 'Removing...'}
      done={isOwn ? 'You have left the project.' : 'Partner removed.'}
      danger
      isLoading={leaving.isLoading || removing.isLoading}
      onSend={(reason) =>
        isOwn
          ? leave({ id, leaveProjectDto: { reason, organizationId: partnerId } }).unwrap()
          : remove({ id, partnerId, teamReasonDto: { reason } }).unwrap()
      }
    />
  );
}
