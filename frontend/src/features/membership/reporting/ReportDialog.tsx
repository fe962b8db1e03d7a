import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ReportDialogProps<Ground extends string> {
  /** What the draft is kept under. */
  draft: string;
  title: string;
  description: string;
  /** The field of what is wrong, as the server calls it. */
  name: 'ground' | 'reason';
  grounds: Record<Ground, string>;
  /** What may be said about it, and to whom. */
  note: string;
  hint?: string;
  submit: string;
  submitting: string;
  done: string;
  isLoading: boolean;
  onSend: (ground: Ground, note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Says of what somebody else has written what is wrong with it, which nobody but who reports it chooses. */
export function ReportDialog<Ground extends string>(props: ReportDialogProps<Ground>) {
  const { draft, title, description, name, grounds, note, hint, submit, submitting, done, isLoading } = props;
  const { onSend, onClose } = props;
  const form = useForm<Record<string, string>>({ shouldFocusError: false, defaultValues: { [name]: '', note: '' } });
  const forget = useFormDraft(form, draft);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async (values: Record<string, string>) => {
    try {
      await onSend(values[name] as Ground, values.note ?? '');
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
        <Field id={name} label="What is wrong with it" required error={errors[name]?.message}>
          <NativeSelect
            placeholder="Choose what it is"
            options={Object.entries<string>(grounds).map(([value, label]) => ({ value, label }))}
            {...form.register(name, { validate: (ground = '') => ground !== '' || 'Choose what is wrong with it' })}
          />
        </Field>
        <Field id="note" label={note} hint={hint} error={errors.note?.message}>
          <TextArea maxLength={1000} dir="auto" {...form.register('note')} />
        </Field>
        <FormActions submit={submit} submitting={submitting} isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
