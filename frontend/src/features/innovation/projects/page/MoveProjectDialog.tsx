import { type ProjectDetailDto, type ProjectPhase, useMoveProjectMutation } from '@alliance/api-client/projects';
import { projectPhaseLabels } from '@/content/labels';
import WordsDialog from '@/ui/WordsDialog';

interface MoveProjectDialogProps {
  project: ProjectDetailDto;
  phase: ProjectPhase;
  isForward: boolean;
  onClose: () => void;
}

/** Takes a project through its gate, or one phase back for a reason. */
export default function MoveProjectDialog({ project, phase, isForward, onClose }: MoveProjectDialogProps) {
  const [move, { isLoading }] = useMoveProjectMutation();
  const { id, name, revision } = project;
  const to = projectPhaseLabels[phase];
  const says = isForward
    ? { title: `Move to ${to}`, label: 'Note', follows: 'passes the gate. All members see it in its activity.' }
    : {
        title: `Back to ${to}`,
        label: 'Reason',
        required: 'Say why it goes back',
        follows: 'goes one phase back. What was said at its gates stays: clear what no longer holds.',
      };
  return (
    <WordsDialog
      draft={`move-project:${id}:${phase}`}
      title={says.title}
      description={`“${name}” ${says.follows}`}
      label={says.label}
      hint="All members read this in its activity."
      required={says.required}
      submit={says.title}
      submitting="Moving..."
      done={`The project is in its ${to} phase.`}
      isLoading={isLoading}
      onSend={(reason) =>
        move({ id, moveProjectDto: { phase, revision, reason: reason.trim() || undefined } }).unwrap()
      }
      onClose={onClose}
    />
  );
}
