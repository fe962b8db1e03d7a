import { useAnswerProjectInvitationMutation } from '@alliance/api-client/projects';
import WordsDialog from '@/ui/WordsDialog';

interface DeclineInvitationDialogProps {
  id: string;
  /** The organization that asks. */
  from: string;
  projectName: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before an organization is told that another one does not work on its project. */
export default function DeclineInvitationDialog({ id, from, projectName, ...rest }: DeclineInvitationDialogProps) {
  const [answer, { isLoading }] = useAnswerProjectInvitationMutation();
  return (
    <WordsDialog
      draft={`decline-invitation:${id}`}
      title="Decline invitation"
      description={`${from} is told by mail that your organization does not work on “${projectName}”. It is asked once.`}
      label="Why, if you want to say so"
      submit="Decline Invitation"
      submitting="Declining..."
      done="The invitation was declined."
      danger
      isLoading={isLoading}
      onSend={(reason) =>
        answer({ id, answerProjectInvitationDto: { accept: false, reason: reason.trim() || undefined } }).unwrap()
      }
      {...rest}
    />
  );
}
