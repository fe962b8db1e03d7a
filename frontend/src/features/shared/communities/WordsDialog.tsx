import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface WordsDialogProps {
  /** What the draft is kept under. */
  draft: string;
  title: string;
  description: string;
  /** The field, as the server calls it. */
  name: 'reason' | 'text' | 'answer' | 'note';
  label: string;
  hint?: string;
  /** So many characters, 1,000 unless it is said. */
  max?: number;
  /** What is said when there are no words; none are needed without it. */
  required?: string;
  submit: string;
  submitting: string;
  /** Said once it is done. */
  done: string;
  isLoading: boolean;
  danger?: boolean;
  onSend: (words: string) => Promise<unknown>;
  onClose: () => void;
  /** What else is chosen, above the words. */
  children?: ReactNode;
}

/** Asks for words that somebody else will read: a reason, an appeal, an answer, a report. */
export default function WordsDialog(props: WordsDialogProps) {
  const {
    draft,
    title,
    description,
    name,
    label,
    hint,
    max = 1000,
    required,
    submit,
    submitting,
    done,
    isLoading,
    danger,
  } = props;
  const { onSend, onClose, children } = props;
  const form = useForm<Record<string, string>>({ shouldFocusError: false, defaultValues: { [name]: '' } });
  const forget = useFormDraft(form, draft);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (values: Record<string, string>) => {
    try {
      await onSend(values[name] ?? '');
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: done });
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={description}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {children}
        <Field
          id={name}
          label={label}
          required={required !== undefined}
          hint={hint}
          error={form.formState.errors[name]?.message}
        >
          <TextArea
            maxLength={max}
            dir="auto"
            {...form.register(name, { validate: (words = '') => !required || words.trim() !== '' || required })}
          />
        </Field>
        <FormActions
          submit={submit}
          submitting={submitting}
          isLoading={isLoading}
          onClose={onClose}
          variant={danger ? 'danger' : 'primary'}
        />
      </form>
    </Dialog>
  );
}
