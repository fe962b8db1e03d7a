import { type MeasureDto, useAnswerAppealMutation } from '@alliance/api-client/communities';
import { useState } from 'react';
import WordsDialog from '@/features/shared/communities/WordsDialog';
import { RadioCards } from '@/ui/RadioCards';

export default function AnswerAppealDialog({ measure, onClose }: { measure: MeasureDto; onClose: () => void }) {
  const { id, personName } = measure;
  const [answer, { isLoading }] = useAnswerAppealMutation();
  const [verdict, setVerdict] = useState<'granted' | 'refused'>('refused');
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
      done="Appeal answered."
      isLoading={isLoading}
      onSend={(words) => answer({ id, answerAppealDto: { isGranted: verdict === 'granted', answer: words } }).unwrap()}
      onClose={onClose}
    >
      <RadioCards
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
