import { useReopenValueMutation } from '@alliance/api-client/lifecycle';
import type { ValueEntryDetailDto } from '@alliance/api-client/outcomes';
import { inFull } from '@/ui/money';
import WordsDialog from '@/ui/WordsDialog';

interface ReopenValueDialogProps {
  value: ValueEntryDetailDto;
  onClose: () => void;
}

/** Asks why the alliance ends a dispute. */
export default function ReopenValueDialog({ value, onClose }: ReopenValueDialogProps) {
  const [reopen, { isLoading }] = useReopenValueMutation();
  const { id, amount, currency, enteredBy } = value;
  return (
    <WordsDialog
      draft={`reopen-value:${id}`}
      title="End dispute"
      description={`${inFull(amount, currency)} of ${enteredBy.name} may be confirmed or disputed by any other organization of the project then. Both sides read why.`}
      required="Say why"
      max={2000}
      submit="End Dispute"
      submitting="Ending..."
      done="Dispute ended."
      isLoading={isLoading}
      onSend={(reason) => reopen({ id, reopenValueDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
