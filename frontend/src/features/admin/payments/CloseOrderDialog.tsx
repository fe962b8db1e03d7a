import { type AlteredOrderDto, useCloseAlteredOrderMutation } from '@alliance/api-client/books';
import WordsDialog from '@/ui/WordsDialog';

interface CloseOrderDialogProps {
  order: AlteredOrderDto;
  onClose: () => void;
}

/** Takes an order with a price of its own off the list, with what was found about who sent it. */
export default function CloseOrderDialog({ order, onClose }: CloseOrderDialogProps) {
  const [close, { isLoading }] = useCloseAlteredOrderMutation();
  return (
    <WordsDialog
      title="Close order"
      description={`Sent for ${order.organization.name || 'an organization that is no longer there'}.`}
      hint="Nothing was charged, and nobody is told. If the person sends a price again, it is a new line."
      name="note"
      label="What was found"
      required="Say what was found"
      submit="Close order"
      submitting="Closing..."
      draft={`close-order:${order.id}`}
      done={{ title: 'Order closed', description: 'What you found is kept in the audit.' }}
      isLoading={isLoading}
      onSend={(note) => close({ id: order.id, closeAlteredOrderDto: { note } }).unwrap()}
      onClose={onClose}
    />
  );
}
