import { type SuppressionDto, useLiftSuppressionMutation } from '@alliance/api-client/mail';
import WordsDialog from '@/ui/WordsDialog';

interface LiftSuppressionDialogProps {
  suppression: SuppressionDto;
  onClose: () => void;
}

/** Lets an address get mail again; the reason is kept. */
export default function LiftSuppressionDialog({ suppression, onClose }: LiftSuppressionDialogProps) {
  const { id, address, note } = suppression;
  const [lift, { isLoading }] = useLiftSuppressionMutation();
  return (
    <WordsDialog
      draft={`lift-suppression:${id}`}
      title={`Remove ${address}`}
      description={`On the list because: ${note}`}
      label="Why it may get mail again"
      hint="What was not sent meanwhile stays unsent; each message can be sent again."
      max={500}
      required="Say why"
      submit="Remove"
      submitting="Removing..."
      done={{ title: 'Address removed', description: `${address} gets mail again.` }}
      isLoading={isLoading}
      onSend={(reason) => lift({ id, liftSuppressionDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
