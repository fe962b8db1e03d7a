import {
  type LegalDeskDto,
  useDiscardLegalDraftMutation,
  useSaveLegalDraftMutation,
} from '@alliance/api-client/documents';
import { problemText } from '@alliance/api-client/problem';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { LegalSections } from '@/features/shared/legal/LegalSections';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { Tabs } from '@/ui/Tabs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { lineDiff } from '../lineDiff';
import { TextDifference } from '../TextDifference';
import { Overtaken } from './Overtaken';
import { Places } from './Places';

const PublishDialog = laterDialog(() => import('./PublishDialog'));

interface DraftValues {
  body: string;
  changes: string;
}

interface DraftEditorProps {
  desk: LegalDeskDto;
  /** The text that it begins with. */
  from: string;
  onRefresh: () => void;
  onEnd: () => void;
}

/** Writes the next version: its text, how it reads, what differs from the newest one, and what members are told of it. */
export default function DraftEditor({ desk, from, onRefresh, onEnd }: DraftEditorProps) {
  const { name, draft, newestBody } = desk;
  const [save, { isLoading: isSaving }] = useSaveLegalDraftMutation();
  const [discard, { isLoading: isDiscarding }] = useDiscardLegalDraftMutation();
  const [part, show] = useState('write');
  const [known, setKnown] = useState(desk.revision);
  const [kept, keep] = useState<DraftValues | null>(draft);
  const [isOvertaken, setOvertaken] = useState(false);
  const [asked, ask] = useState<'publish' | 'discard'>();
  const form = useForm<DraftValues>({
    shouldFocusError: false,
    defaultValues: { body: from, changes: draft?.changes ?? '' },
  });
  const forget = useFormDraft(form, `legal-${name}`);
  const { summary, failed, refused } = useFormErrors(form);
  const { errors } = form.formState;
  const { body, changes } = form.watch();
  const underWay = useRef<Promise<boolean>>(undefined);

  /** Answers whether what stands here is the draft. */
  const send = () => {
    underWay.current ??= saveOnce().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
  const saveOnce = async (): Promise<boolean> => {
    if (kept?.body === body && kept.changes === changes) return true;
    try {
      const saveLegalDraftDto = { body, changes, revision: known };
      setKnown((await save({ document: name, saveLegalDraftDto }).unwrap()).revision);
    } catch (error) {
      show('write');
      if (isOvertakenBy(error)) {
        setOvertaken(true);
        onRefresh();
      } else failed(error);
      return false;
    }
    keep({ body, changes });
    form.clearErrors();
    refused({});
    forget();
    return true;
  };
  const saveDraft = async () => {
    if (await send()) toast({ title: 'Draft saved' });
  };
  const open = async (next: string) => {
    if (next === 'write' || (await send())) show(next);
  };
  const settle = (takesTheirs: boolean) => {
    if (takesTheirs) form.reset({ body: draft?.body ?? newestBody, changes: draft?.changes ?? '' });
    if (takesTheirs) forget();
    keep(takesTheirs ? draft : null);
    setKnown(desk.revision);
    setOvertaken(false);
  };
  const giveUp = async () => {
    try {
      if (draft) await discard({ document: name, revision: known }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    forget();
    onEnd();
    toast({ title: 'Draft discarded' });
  };

  const write = (
    <div className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      {isOvertaken && known !== desk.revision && <Overtaken theirs={draft} onSettled={settle} />}
      <Field
        id="body"
        label="Text"
        required
        error={errors.body?.message}
        hint="Sections begin with “## ”, lines of a list with “- ”. **Strong**, `names` and [links](/privacy) to pages of the alliance are marked so."
      >
        <TextArea
          rows={22}
          maxLength={100_000}
          className="max-h-[70dvh]! font-mono text-sm"
          {...form.register('body')}
        />
      </Field>
      <Places places={desk.places} />
      <Field
        id="changes"
        label="What it changes"
        error={errors.changes?.message}
        hint="For members: it is mailed to them, and stands beside the version."
      >
        <TextInput maxLength={1000} autoComplete="off" {...form.register('changes')} />
      </Field>
    </div>
  );
  const tabs = [
    { value: 'write', label: 'Write', content: write },
    {
      value: 'read',
      label: 'How it reads',
      content: draft && (
        <div className="max-w-3xl">
          <LegalSections sections={draft.sections} />
        </div>
      ),
    },
    {
      value: 'difference',
      label: 'What differs',
      content: draft && <TextDifference label="Text" lines={lineDiff(newestBody, draft.body)} around={2} />,
    },
  ];

  return (
    <div className="mt-4">
      <Tabs label="Next version" tabs={tabs} value={part} onChange={open} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={async () => (await send()) && ask('publish')} pending={isSaving}>
          Publish...
        </Button>
        <Button variant="secondary" onClick={saveDraft} pending={isSaving}>
          {isSaving ? 'Saving...' : 'Save Draft'}
        </Button>
        <Button variant="quiet" onClick={() => ask('discard')}>
          Discard
        </Button>
      </div>
      <PublishDialog
        open={asked === 'publish'}
        desk={desk}
        revision={known}
        changes={changes}
        onPublished={() => {
          forget();
          onEnd();
        }}
        onClose={() => ask(undefined)}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        title="Discard the draft?"
        confirm="Discard"
        confirming="Discarding..."
        isLoading={isDiscarding}
        onConfirm={giveUp}
        onClose={() => ask(undefined)}
      >
        What was written of the next version is gone then, for all super admins. Published versions stay as they are.
      </ConfirmDialog>
    </div>
  );
}
