import { useAppealMeasureMutation } from '@alliance/api-client/communities';
import WordsDialog from '@/features/shared/communities/WordsDialog';

export default function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [appeal, { isLoading }] = useAppealMeasureMutation();
  return (
    <WordsDialog
      draft={`appeal:${id}`}
      title="Appeal"
      description="Once. Another moderator than the one who decided reads it, where there is one, and answers."
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
