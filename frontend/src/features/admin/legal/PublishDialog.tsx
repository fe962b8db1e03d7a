import { type LegalDeskDto, usePublishLegalDraftMutation } from '@alliance/api-client/documents';
import { fieldProblems, problemText } from '@alliance/api-client/problem';
import { type FormEvent, useState } from 'react';
import { Dialog } from '@/ui/Dialog';
import { type ErrorLine, ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';

interface PublishDialogProps {
  desk: LegalDeskDto;
  /** Of the draft that was saved, and what it says of itself. */
  revision: number;
  changes: string;
  onPublished: () => void;
  onClose: () => void;
}

/** What follows of publishing the draft, and from which day on it applies to members, before it is done. */
export default function PublishDialog(props: PublishDialogProps) {
  const { desk, revision, changes, onPublished, onClose } = props;
  const { name, title, versions, earliest, latest } = desk;
  const [publish, { isLoading }] = usePublishLegalDraftMutation();
  const [appliesFrom, setAppliesFrom] = useState(earliest);
  const [errors, setErrors] = useState<ErrorLine[]>([]);
  const next = Number(versions[0]?.version) + 1;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setErrors([]);
    try {
      await publish({ document: name, publishLegalDraftDto: { revision, appliesFrom } }).unwrap();
    } catch (error) {
      const fields = Object.entries(fieldProblems(error)).map(([field, message]) => ({
        message,
        ...(field === 'appliesFrom' && { fieldId: field }),
      }));
      setErrors(fields.length > 0 ? fields : [{ message: problemText(error) }]);
      return;
    }
    onClose();
    onPublished();
    toast({ title: 'Published', description: `Version ${next} of the ${title}. Members are told.` });
  };

  return (
    <Dialog open onOpenChange={(open) => open || isLoading || onClose()} title={`Publish version ${next}`}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title="Nothing was published." errors={errors} />
        <ul className="list-disc space-y-1 pl-5 text-sm">
          <li>Whoever registers, accepts an invitation or pays from now on agrees to it.</li>
          <li>All members are told by mail and in their inbox, and asked on their home page to agree.</li>
          <li>It can be replaced by another version, but not changed or taken back.</li>
        </ul>
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-ink-2">What it changes: </span>
          {changes.trim() || 'not said yet'}
        </p>
        <Field
          id="appliesFrom"
          label="Applies to members from"
          hint={
            name === 'terms'
              ? 'The Terms promise them thirty days.'
              : 'They are told before a change that matters to them takes effect.'
          }
          error={errors.find(({ fieldId }) => fieldId)?.message}
          required
        >
          <TextInput
            type="date"
            min={earliest}
            max={latest}
            value={appliesFrom}
            onChange={({ target }) => setAppliesFrom(target.value)}
          />
        </Field>
        <FormActions submit="Publish" submitting="Publishing..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
