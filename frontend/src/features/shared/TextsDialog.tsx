import { type ReactNode, useId } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface AskedText<Values> {
  name: Path<Values & FieldValues>;
  label: string;
  hint?: ReactNode;
  /** What is said where it is left empty; without it that is allowed. */
  required?: string;
  max: number;
  /** What is wrong with what is typed, or that nothing is. */
  check?: (text: string) => string | true;
  /** How it is typed: on one line, over several, or as a day. */
  as?: 'line' | 'lines' | 'day';
}

interface TextsDialogProps<Values extends FieldValues> {
  title: string;
  description: ReactNode;
  /** What its draft is kept under. */
  draft: string;
  texts: readonly AskedText<Values>[];
  values: DefaultValues<Values>;
  submit: string;
  submitting: string;
  isLoading: boolean;
  variant?: 'primary' | 'danger';
  done: string;
  /** Throws what the server has against it. */
  send: (values: Values) => Promise<unknown>;
  /** Above the fields, such as what somebody else has written meanwhile. */
  children?: (form: UseFormReturn<Values>) => ReactNode;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for a few texts and sends them; what was typed is kept when it is refused, or left. */
export function TextsDialog<Values extends FieldValues>(props: TextsDialogProps<Values>) {
  const {
    title,
    description,
    draft,
    texts,
    values,
    submit,
    submitting,
    isLoading,
    variant,
    done,
    send,
    onDone,
    onClose,
  } = props;
  const form = useForm<Values>({ shouldFocusError: false, defaultValues: values });
  const forget = useFormDraft(form, draft);
  const { summary, refused, failed } = useFormErrors(form);
  const formId = useId();

  const finish = async (typed: Values) => {
    try {
      await send(typed);
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    onDone?.();
    toast({ title: 'Success', description: done });
  };

  return (
    <Dialog open onOpenChange={(next) => next || isLoading || onClose()} title={title} description={description}>
      <form id={formId} noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {props.children?.(form)}
        {texts.map(({ name, label, hint, required, max, check, as = 'line' }) => {
          const Input = as === 'lines' ? TextArea : TextInput;
          const error = form.getFieldState(name, form.formState).error?.message;
          return (
            <Field key={name} id={name} label={label} hint={hint} required={Boolean(required)} error={error}>
              <Input
                {...(as === 'day' ? { type: 'date' } : { maxLength: max })}
                {...form.register(name, {
                  validate: (value) => {
                    const text = String(value ?? '').trim();
                    if (!text) return required ?? true;
                    return check?.(text) ?? true;
                  },
                })}
              />
            </Field>
          );
        })}
        <FormActions
          submit={submit}
          submitting={submitting}
          isLoading={isLoading}
          variant={variant}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
