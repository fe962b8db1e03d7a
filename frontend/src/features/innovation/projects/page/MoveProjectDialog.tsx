import { type ProjectDetailDto, type ProjectPhase, useMoveProjectMutation } from '@alliance/api-client/projects';
import { projectPhaseLabels } from '@/content/labels';
import { TextsDialog } from '@/features/shared/TextsDialog';

interface MoveProjectDialogProps {
  project: ProjectDetailDto;
  phase: ProjectPhase;
  isForward: boolean;
  onClose: () => void;
}

/** Takes a project through its gate, or one phase back for a reason. */
export default function MoveProjectDialog({ project, phase, isForward, onClose }: MoveProjectDialogProps) {
  const [move, { isLoading }] = useMoveProjectMutation();
  const name = projectPhaseLabels[phase];
  return (
    <TextsDialog
      title={isForward ? `Move to ${name}` : `Back to ${name}`}
      description={
        isForward
          ? `“${project.name}” passes the gate. All members see it in its activity.`
          : `“${project.name}” goes one phase back. What was said at its gates stays: clear what no longer holds.`
      }
      draft={`move-project:${project.id}:${phase}`}
      texts={[
        {
          name: 'reason',
          label: isForward ? 'Note' : 'Reason',
          hint: 'All members read this in its activity.',
          required: isForward ? undefined : 'Say why it goes back',
          max: 1000,
          as: 'lines',
        },
      ]}
      values={{ reason: '' }}
      submit={isForward ? `Move to ${name}` : `Back to ${name}`}
      submitting="Moving..."
      isLoading={isLoading}
      done={`The project is in its ${name} phase.`}
      send={({ reason }) =>
        move({
          id: project.id,
          moveProjectDto: { phase, revision: project.revision, reason: reason.trim() || undefined },
        }).unwrap()
      }
      onClose={onClose}
    />
  );
}
