import { type ReportGround, useReportPostMutation } from '@alliance/api-client/communities';
import { useState } from 'react';
import { groundLabels } from '@/features/shared/communities/community-words';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import WordsDialog from '@/ui/WordsDialog';

const options = Object.entries(groundLabels).map(([value, label]) => ({ value, label }));

export default function ReportDialog({
  id,
  authorName,
  onClose,
}: {
  id: string;
  authorName: string;
  onClose: () => void;
}) {
  const [report, { isLoading }] = useReportPostMutation();
  const [ground, setGround] = useState<ReportGround>('spam');
  return (
    <WordsDialog
      draft={`report:${id}`}
      title="Report post"
      description={`The moderators see that you have reported it; ${authorName} does not. You are told what comes of it.`}
      name="note"
      label="More about it"
      hint="For the moderators alone."
      submit="Send Report"
      submitting="Sending..."
      done="Report sent to the moderators."
      isLoading={isLoading}
      onSend={(note) => report({ id, reportPostDto: { ground, note } }).unwrap()}
      onClose={onClose}
    >
      <Field id="ground" label="What is wrong with it">
        <NativeSelect
          options={options}
          value={ground}
          onChange={({ target }) => setGround(target.value as ReportGround)}
        />
      </Field>
    </WordsDialog>
  );
}
