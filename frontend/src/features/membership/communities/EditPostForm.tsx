import { type PostDto, useEditPostMutation } from '@alliance/api-client/communities';
import { fieldProblems } from '@alliance/api-client/problem';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { Composer } from '@/ui/text/LaterComposer';
import { Markdown, type Person } from '@/ui/text/Markdown';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface EditPostFormProps {
  post: PostDto;
  /** Of the post that opens the discussion. */
  title?: string;
  people?: readonly Person[];
  onClose: () => void;
}

/** Better words for a post of one's own, and for the title where it opens the discussion. */
export function EditPostForm({ post, title, people, onClose }: EditPostFormProps) {
  const { id, text, mentions, revision } = post;
  const [send] = useEditPostMutation();
  // What stood there when it was begun: the same person may write elsewhere meanwhile.
  const [begun] = useState({ text: text ?? '', revision, title });
  const form = useForm({ defaultValues: { title: begun.title ?? '' } });
  const forget = useFormDraft(form, `edit-title:${id}:${begun.revision}`);

  const save = async (changed: string) => {
    const named = begun.title === undefined ? {} : { title: form.getValues('title') };
    try {
      await send({ id, editPostDto: { ...named, text: changed, revision } }).unwrap();
    } catch (refusal) {
      const { title: wrong } = fieldProblems(refusal);
      if (!wrong) throw refusal;
      form.setError('title', { message: wrong }, { shouldFocus: true });
      return false;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Post changed.' });
  };

  return (
    <>
      {begun.title !== undefined && (
        <div className="mb-5">
          <Field id="edited-title" label="Title" required error={form.formState.errors.title?.message}>
            <TextInput
              maxLength={160}
              dir="auto"
              {...form.register('title', { validate: (words) => words.trim() !== '' || 'Say what it is about' })}
            />
          </Field>
        </div>
      )}
      <Composer
        id="edited-post"
        draft={`edit-post:${id}:${begun.revision}`}
        label="Edit your post"
        hint="@ mentions somebody."
        text={begun.text}
        people={people}
        max={10_000}
        required="Write your post"
        submit={revision === begun.revision ? 'Save Post' : 'Replace Post'}
        submitting="Saving..."
        checkAbove={() => begun.title === undefined || form.trigger('title', { shouldFocus: true })}
        onSend={save}
        onCancel={onClose}
      >
        {revision !== begun.revision && text !== null && (
          <div role="status" className="rounded-lg bg-sunken p-4">
            <p className="mb-2 font-medium text-ink text-sm">
              It was changed since you began, in another window perhaps. Yours takes the place of this:
            </p>
            <Markdown text={text} people={mentions} />
          </div>
        )}
      </Composer>
    </>
  );
}
