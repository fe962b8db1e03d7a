import { type QuestionDto, useHideQuestionMutation } from '@alliance/api-client/innovation';
import WordsDialog from '@/ui/WordsDialog';

interface HideQuestionDialogProps {
  question: QuestionDto;
  onClose: () => void;
}

export default function HideQuestionDialog({ question: { id, askedBy }, onClose }: HideQuestionDialogProps) {
  const [hide, { isLoading }] = useHideQuestionMutation();
  return (
    <WordsDialog
      draft={`hide-question:${id}`}
      title="Hide question"
      description={`Other members do not see the question of ${askedBy.name} any more, nor its answer. You can show it again.`}
      hint="Shown to the one who asked."
      max={500}
      required="Say why, for the one who asked"
      submit="Hide Question"
      submitting="Hiding..."
      done="Question hidden."
      danger
      isLoading={isLoading}
      onSend={(reason) => hide({ id, hideQuestionDto: { reason } }).unwrap()}
      onClose={onClose}
    />
  );
}
