import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ActForm {
  reason: string;
  confirmation: string;
  /** A day; empty: for good. */
  until: string;
  when: 'later' | 'now';
}

export interface Act {
  title: string;
  /** What follows of it. */
  follows: ReactNode;
  submit: string;
  submitting: string;
  isDangerous?: boolean;
  /** What has to be typed once more, and what it is. */
  typed?: { label: string; text: string };
  /** Answers what was done, in words. */
  send: (form: ActForm) => Promise<string>;
}

interface ActDialogProps {
  act: Act;
  /** What is done and to whom, by which what is typed is kept. */
  draft: string;
  /** Fields of this act alone. */
  children?: (form: UseFormReturn<ActForm>) => ReactNode;
  onClose: () => void;
}

/** Something done to a person or an organization: what follows, why, and where it cannot be undone the name typed once more. */
export default function ActDialog({ act, draft, children, onClose }: ActDialogProps) {
  const form = useForm<ActForm>({
    shouldFocusError: false,
    defaultValues: { reason: '', confirmation: '', until: '', when: 'later' },
  });
  const forget = useFormDraft(form, `act:${draft}`, { except: 'confirmation' });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;
  const { typed } = act;

  const send = async (values: ActForm) => {
    let done: string;
    try {
      done = await act.send({ ...values, reason: values.reason.trim(), confirmation: values.confirmation.trim() });
    } catch (error) {
      return failed(error);
    }
    forget();
    onClose();
    toast({ title: 'Success', description: done });
  };

  return (
    <Dialog open onOpenChange={(next) => next || isSubmitting || onClose()} title={act.title} description={act.follows}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {children?.(form)}
        <Field
          id="reason"
          label="Reason"
          required
          hint="It stands in the audit, and whom it concerns may read it."
          error={errors.reason?.message}
        >
          <TextArea
            rows={3}
            maxLength={500}
            {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Say why' })}
          />
        </Field>
        {typed && (
          <Field
            id="confirmation"
            label={typed.label}
            required
            hint={
              <>
                Type <span className="break-words">{typed.text}</span> to confirm.
              </>
            }
            error={errors.confirmation?.message}
          >
            <TextInput
              autoComplete="off"
              {...form.register('confirmation', {
                validate: (text) => text.trim() === typed.text || 'Type it as it is shown',
              })}
            />
          </Field>
        )}
        <FormActions
          submit={act.submit}
          submitting={act.submitting}
          variant={act.isDangerous ? 'danger' : undefined}
          isLoading={isSubmitting}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
