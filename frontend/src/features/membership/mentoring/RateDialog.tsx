import { type MentorSessionDto, useRateSessionMutation } from '@alliance/api-client/mentoring';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

const meanings = ['Of no use', 'Of little use', 'Useful', 'Very useful', 'Could not be better'];
const options = meanings.map((label, n) => ({
  value: String(n + 1),
  label: `${n + 1} ${n === 0 ? 'star' : 'stars'}`,
  description: label,
}));

export default function RateDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [rate, { isLoading }] = useRateSessionMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { stars: String(session.rating?.stars ?? ''), review: session.rating?.review ?? '' },
  });
  const forget = useFormDraft(form, `rate-session:${session.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  form.register('stars', { validate: (stars) => stars !== '' || 'Give one to five stars' });

  const send = async ({ stars, review }: { stars: string; review: string }) => {
    const rateSessionDto = { stars: Number(stars), review: review.trim() || undefined };
    try {
      await rate({ id: session.id, rateSessionDto }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Thank you. Your rating stands at the mentor.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`How was it with ${session.otherName}?`}
      description="All members read it at the mentor, with the name of your organization."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <RadioCards
          id="stars"
          legend="Stars"
          name="stars"
          options={options}
          value={form.watch('stars') || undefined}
          onChange={(stars) => form.setValue('stars', stars, { shouldValidate: form.formState.isSubmitted })}
          error={errors.stars?.message}
        />
        <Field id="review" label="In words" hint="Optional." error={errors.review?.message}>
          <TextArea rows={3} maxLength={1000} {...form.register('review')} />
        </Field>
        <FormActions submit="Send Rating" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
