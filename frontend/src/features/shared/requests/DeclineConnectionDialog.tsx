import { useDeclineConnectionMutation } from '@alliance/api-client/membership';
import WordsDialog from '@/ui/WordsDialog';

interface DeclineConnectionDialogProps {
  connection: { id: string; from: { name: string }; note?: string };
  onDone?: () => void;
  onClose: () => void;
}

export default function DeclineConnectionDialog({ connection, ...rest }: DeclineConnectionDialogProps) {
  const { id, from, note } = connection;
  const [decline, { isLoading }] = useDeclineConnectionMutation();
  return (
    <WordsDialog
      draft={`decline-connection:${id}`}
      title="Decline connection"
      description={`${from.name} is told why.`}
      required="Give a reason"
      submit="Decline Request"
      submitting="Declining..."
      done="Connection request declined."
      danger
      isLoading={isLoading}
      onSend={(reason) => decline({ id, declineConnectionDto: { reason } }).unwrap()}
      {...rest}
    >
      {note && (
        <blockquote
          dir="auto"
          className="max-w-prose whitespace-pre-line border-line-strong border-l-2 pl-3 text-ink-2 [overflow-wrap:anywhere]"
        >
          {note}
        </blockquote>
      )}
    </WordsDialog>
  );
}
