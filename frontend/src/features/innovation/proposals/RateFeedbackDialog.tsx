import { type ProposalDto, useRateFeedbackMutation } from '@alliance/api-client/innovation';
import { Controller, useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

const answers = [
  { value: 'yes', label: 'Yes', description: 'We know what to do better, or why it fits.' },
  { value: 'no', label: 'No', description: 'It does not tell us what we need.' },
] as const;
type Answer = (typeof answers)[number]['value'] | '';

interface RateFeedbackDialogProps {
  proposal: ProposalDto;
  onClose: () => void;
}

/** Whether the answer to a proposal has helped; may be said anew. */
export default function RateFeedbackDialog({ proposal, onClose }: RateFeedbackDialogProps) {
  const { id, solution, helpful, helpfulNote } = proposal;
  const [rate, { isLoading }] = useRateFeedbackMutation();
  const form = useForm<{ helpful: Answer; note: string }>({
    shouldFocusError: false,
    defaultValues: { helpful: helpful === null ? '' : helpful ? 'yes' : 'no', note: helpfulNote ?? '' },
  });
  const forget = useFormDraft(form, `rate-feedback:${id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (said: { helpful: Answer; note: string }) => {
    try {
      const rateFeedbackDto = { helpful: said.helpful === 'yes', note: said.note.trim() || undefined };
      await rate({ id, rateFeedbackDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Thank you. Who decided sees what you said.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Did the feedback help?"
      description={`On “${solution.title}”. Who decided sees your answer, and you can change it.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Controller
          control={form.control}
          name="helpful"
          rules={{ required: 'Say whether the feedback helped' }}
          render={({ field, fieldState }) => (
            <RadioCards
              id="helpful"
              legend="The feedback helped us"
              name="helpful"
              options={answers}
              value={field.value || undefined}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Field
          id="note"
          label="A word to who decided"
          hint="Optional: what you make of it, or what you would still like to know."
          error={form.formState.errors.note?.message}
        >
          <TextArea maxLength={1000} {...form.register('note')} />
        </Field>
        <FormActions submit="Send" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
