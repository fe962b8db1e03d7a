import type { ReactNode } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Dialog } from './Dialog';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { FormActions } from './forms/FormActions';
import { useFormErrors } from './forms/useFormErrors';
import { TextArea } from './inputs';
import { toast } from './toast';
import { useFormDraft } from './useFormDraft';

interface WordsDialogProps {
  /** What the draft is kept under. */
  draft: string;
  title: string;
  /** What follows, said before it is done. */
  description?: ReactNode;
  /** The field, as the server calls it. */
  name?: 'reason' | 'text' | 'answer' | 'note';
  label?: string;
  hint?: string;
  /** So many characters, 1,000 unless it is said. */
  max?: number;
  /** What is said when there are no words; none are needed without it. */
  required?: string;
  /** What is not chosen yet of what stands above the words; it is not sent before. */
  missing?: { fieldId: string; message: string };
  submit: string;
  submitting: string;
  /** Said once it is done. */
  done: string | { title: string; description: string };
  isLoading: boolean;
  danger?: boolean;
  /** Where "Cancel" could be taken for the deed itself. */
  dismiss?: string;
  /** Throws what the server has against it. */
  onSend: (words: string) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
  /** What else is chosen, above the words. */
  children?: ReactNode;
}

/** Asks for words that somebody else will read: a reason, an appeal, an answer, a report. */
export default function WordsDialog(props: WordsDialogProps) {
  const { draft, title, description, name = 'reason', label = 'Reason', hint, max = 1000, required } = props;
  const { missing, submit, submitting, done, isLoading, danger, dismiss, onSend, onDone, onClose, children } = props;
  const form = useForm<Record<string, string>>({ shouldFocusError: false, defaultValues: { [name]: '' } });
  const forget = useFormDraft(form, draft);
  const { summary, refused, failed } = useFormErrors(form);

  const refuse = (errors: FieldErrors<Record<string, string>>) =>
    refused({ ...(missing && { [missing.fieldId]: { type: 'required', message: missing.message } }), ...errors });

  const send = async (values: Record<string, string>) => {
    if (missing) return refuse({});
    try {
      await onSend(values[name] ?? '');
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    onDone?.();
    toast(typeof done === 'string' ? { title: 'Success', description: done } : done);
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={description}>
      <form noValidate onSubmit={form.handleSubmit(send, refuse)} className="flex flex-col gap-5">
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
          dismiss={dismiss}
          variant={danger ? 'danger' : undefined}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
