import { type LedgerPaymentDto, useClosePaymentReviewMutation } from '@alliance/api-client/books';
import WordsDialog from '@/ui/WordsDialog';

interface CloseReviewDialogProps {
  payment: LedgerPaymentDto;
  onClose: () => void;
}

/** Takes a payment out of the queue with what was found; money is not moved by it. */
export default function CloseReviewDialog({ payment: { id, reviewInWords }, onClose }: CloseReviewDialogProps) {
  const [close, { isLoading }] = useClosePaymentReviewMutation();
  return (
    <WordsDialog
      draft={`close-review:${id}`}
      title="Close review"
      description={reviewInWords ?? undefined}
      name="note"
      label="What was found"
      hint="No money moves. A payment without effect is given up, and who paid is told that it is closed. If the provider reports something new, it comes back."
      required="Say what was found"
      submit="Close review"
      submitting="Closing..."
      done={{ title: 'Review closed', description: 'What you found is kept with the payment.' }}
      isLoading={isLoading}
      onSend={(note) => close({ id, closeReviewDto: { note } }).unwrap()}
      onClose={onClose}
    />
  );
}
