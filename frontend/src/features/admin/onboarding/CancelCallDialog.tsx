import { useCancelBookedCallMutation } from '@alliance/api-client/onboarding';
import WordsDialog from '@/ui/WordsDialog';

/** Cancels a call for the alliance; the reason is mailed. */
export default function CancelCallDialog({ callId: id, onClose }: { callId: string; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelBookedCallMutation();
  return (
    <WordsDialog
      draft={`cancel-call:${id}`}
      title="Cancel this call"
      description="The time is offered again."
      label="Why"
      hint="It is mailed to the member as it stands here."
      max={500}
      required="Please say why"
      submit="Cancel Call"
      submitting="Cancelling..."
      dismiss="Keep it"
      done={{ title: 'Cancelled', description: 'The member is told, and can choose another time.' }}
      danger
      isLoading={isLoading}
      onSend={(reason) => cancel({ id, cancelCallDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
