import { type ProjectStoryDto, useWriteStoryMutation } from '@alliance/api-client/stories';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field, FieldWarning } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { inFull } from '@/ui/money';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { StoryConflict } from './StoryConflict';
import { hintOf, namedOf, type StoryWords, wordsOf } from './story-words';

interface StoryDialogProps {
  projectId: string;
  told: ProjectStoryDto;
  onClose: () => void;
}

/** Writes the story of a project; its figures come from what is confirmed, and nobody types them. */
export default function StoryDialog({ projectId, told, onClose }: StoryDialogProps) {
  // What stood there when it was begun: somebody else may write meanwhile.
  const [begun, setBegun] = useState(told);
  const [isOvertaken, setOvertaken] = useState(false);
  const { story, draft, partners, confirmedUsd } = begun;
  const [write, { isLoading }] = useWriteStoryMutation();
  const form = useForm<StoryWords>({ shouldFocusError: false, defaultValues: wordsOf(begun) });
  const revision = story?.revision ?? 0;
  const forget = useFormDraft(form, `story:${projectId}:${revision}`, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);
  const { register } = form;
  const { errors } = form.formState;
  const words = form.watch();
  const hint = (field: 'title' | 'summary' | 'account' | 'impact') => hintOf('This', words[field], begun, words);
  const ofProject = hintOf('The name of the project', begun.projectName, begun, words);
  const isAsked = story?.status === 'asked' || story?.status === 'published';

  const finish = async (words: StoryWords) => {
    try {
      const named = namedOf(begun, words).map(({ id }) => id);
      await write({ id: projectId, writeStoryDto: { ...words, named, revision } }).unwrap();
    } catch (error) {
      setOvertaken(isOvertakenBy(error));
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: isAsked ? 'Story changed. Everybody is asked anew.' : 'Story saved.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={story ? 'Change the story' : 'Tell the story'}
      description={
        isAsked
          ? 'Whoever it names has agreed to other words: they are asked anew, and until then it is not shown.'
          : `Its figures come from what is confirmed, now ${inFull(confirmedUsd, 'USD')}.`
      }
    >
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {!story && draft && (
          <p className="text-ink-2 text-sm">
            Drafted from what the project says of itself and its confirmed entries. Change what you like before you save
            it.
          </p>
        )}
        {isOvertaken && (
          <StoryConflict
            projectId={projectId}
            known={begun}
            form={form}
            onSettled={(newest) => {
              setBegun(newest);
              setOvertaken(false);
            }}
          />
        )}
        <Field id="title" label="Title" required error={errors.title?.message} warning={hint('title')}>
          <TextInput maxLength={120} {...register('title', { required: 'Give it a title' })} />
        </Field>
        <Field
          id="summary"
          label="What came of it, in a sentence or two"
          required
          error={errors.summary?.message}
          warning={hint('summary')}
        >
          <TextArea rows={3} maxLength={300} {...register('summary', { required: 'Say what came of it' })} />
        </Field>
        <Field
          id="account"
          label="What was done"
          required
          hint="Markdown: **strong**, *emphasis*, lists and links."
          error={errors.account?.message}
          warning={hint('account')}
        >
          <TextArea rows={6} maxLength={8000} {...register('account', { required: 'Say what was done' })} />
        </Field>
        <Field id="impact" label="What it changed" required error={errors.impact?.message} warning={hint('impact')}>
          <TextArea rows={3} maxLength={600} {...register('impact', { required: 'Say what it changed' })} />
        </Field>
        {partners.length > 0 && (
          <fieldset aria-describedby={ofProject ? 'named-warning' : undefined}>
            <legend className="font-medium text-sm">Whom it names beside you</legend>
            <p className="text-ink-3 text-sm">Each is asked, and can take its consent back.</p>
            {partners.map(({ id, name }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input type="checkbox" value={id} className="size-5 accent-brand" {...register('named')} />
                {name}
              </label>
            ))}
            <FieldWarning id="named-warning">{ofProject}</FieldWarning>
          </fieldset>
        )}
        <FormActions submit="Save Story" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
