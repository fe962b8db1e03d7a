import type { AnswerAppealDto, MeasureDto } from '@alliance/api-client/communities';
import { useState } from 'react';
import { RadioCards } from '@/ui/RadioCards';
import WordsDialog from '@/ui/WordsDialog';

interface AnswerAppealDialogProps {
  measure: Pick<MeasureDto, 'id' | 'personName'>;
  isLoading: boolean;
  onAnswer: (answer: AnswerAppealDto) => Promise<unknown>;
  onClose: () => void;
}

/** Asks whether an appeal is granted, and why. */
export default function AnswerAppealDialog({ measure, isLoading, onAnswer, onClose }: AnswerAppealDialogProps) {
  const { id, personName } = measure;
  const [verdict, setVerdict] = useState<'granted' | 'refused'>();
  return (
    <WordsDialog
      draft={`answer-appeal:${id}`}
      title={`Answer ${personName}`}
      description="They read your answer. What you decide now is the end of it."
      name="answer"
      label="Your answer"
      required="Say why, for the one who has appealed"
      submit="Send Answer"
      submitting="Sending..."
      done={verdict === 'granted' ? 'Appeal granted.' : 'Appeal refused.'}
      missing={verdict ? undefined : { fieldId: 'verdict', message: 'Decide whether it stays' }}
      isLoading={isLoading}
      onSend={(words) => onAnswer({ isGranted: verdict === 'granted', answer: words })}
      onClose={onClose}
    >
      <RadioCards
        id="verdict"
        legend="Decision"
        name="verdict"
        value={verdict}
        onChange={setVerdict}
        options={[
          { value: 'refused', label: 'It stays', description: 'What was decided is right.' },
          { value: 'granted', label: 'It is lifted', description: 'A post is shown again, a ban ends.' },
        ]}
      />
    </WordsDialog>
  );
}
