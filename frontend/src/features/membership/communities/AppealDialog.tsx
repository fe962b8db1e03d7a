import { type OwnMeasureDto, useAppealMeasureMutation } from '@alliance/api-client/communities';
import WordsDialog from '@/ui/WordsDialog';

interface AppealDialogProps {
  measure: Pick<OwnMeasureDto, 'id' | 'byAlliance'>;
  onClose: () => void;
}

export default function AppealDialog({ measure: { id, byAlliance }, onClose }: AppealDialogProps) {
  const [appeal, { isLoading }] = useAppealMeasureMutation();
  return (
    <WordsDialog
      draft={`appeal:${id}`}
      title="Appeal"
      description={
        byAlliance
          ? 'Once. Those who run the alliance read it, and answer.'
          : 'Once. Another moderator than the one who decided reads it, where there is one, and answers.'
      }
      name="text"
      label="Why it should be lifted"
      required="Say why it should be lifted"
      submit="Send Appeal"
      submitting="Sending..."
      done="Appeal sent. You are told what comes of it."
      isLoading={isLoading}
      onSend={(text) => appeal({ id, appealDto: { text } }).unwrap()}
      onClose={onClose}
    />
  );
}
