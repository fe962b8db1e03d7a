import { useDeclineJoinRequestMutation } from '@alliance/api-client/projects';
import WordsDialog from '@/ui/WordsDialog';

interface DeclineJoinDialogProps {
  projectId: string;
  requestId: string;
  /** The organization that asks to join the project. */
  from: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for the reason before an organization is told that it does not join. */
export default function DeclineJoinDialog({ projectId, requestId, from, ...rest }: DeclineJoinDialogProps) {
  const [decline, { isLoading }] = useDeclineJoinRequestMutation();
  return (
    <WordsDialog
      draft={`decline-join:${requestId}`}
      title="Decline request"
      description={`${from} is told by mail, with your reason, and may ask again.`}
      required="Say why"
      submit="Decline Request"
      submitting="Declining..."
      done="Request declined."
      danger
      isLoading={isLoading}
      onSend={(reason) => decline({ id: projectId, requestId, teamReasonDto: { reason } }).unwrap()}
      {...rest}
    />
  );
}
