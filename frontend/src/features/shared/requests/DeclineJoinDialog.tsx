import { useDeclineJoinRequestMutation } from '@alliance/api-client/projects';
import { TextsDialog } from '@/features/shared/TextsDialog';

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
    <TextsDialog
      title="Decline request"
      description={`${from} is told by mail, with your reason, and may ask again.`}
      draft={`decline-join:${requestId}`}
      texts={[{ name: 'reason', label: 'Reason', required: 'Say why', max: 1000, as: 'lines' }]}
      values={{ reason: '' }}
      submit="Decline Request"
      submitting="Declining..."
      variant="danger"
      isLoading={isLoading}
      done="Request declined."
      send={({ reason }) => decline({ id: projectId, requestId, teamReasonDto: { reason } }).unwrap()}
      {...rest}
    />
  );
}
