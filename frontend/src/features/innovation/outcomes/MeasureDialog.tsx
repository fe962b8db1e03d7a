import { type SuccessMetricDto, useMeasureMetricMutation } from '@alliance/api-client/outcomes';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { numberOf, numberProblem } from '@/ui/forms/typedNumber';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface MeasureDialogProps {
  metric: SuccessMetricDto;
  onClose: () => void;
}

interface Measured {
  measuredOn: string;
  value: string;
  note: string;
}

/** Says what a success metric came to on a day. */
export default function MeasureDialog({ metric: { id, name, unit }, onClose }: MeasureDialogProps) {
  const [measure, { isLoading }] = useMeasureMetricMutation();
  const form = useForm<Measured>({ shouldFocusError: false, defaultValues: { measuredOn: '', value: '', note: '' } });
  const forget = useFormDraft(form, `measure-metric:${id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const finish = async ({ measuredOn, value, note }: Measured) => {
    try {
      const measured = { measuredOn, value: numberOf(value), note: note.trim() || undefined };
      await measure({ id, measureMetricDto: measured }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Measurement added.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`Measure “${name}”`}
      description="What was measured stays. A later measurement stands before it."
    >
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="value" label={`It came to, in ${unit}`} required error={errors.value?.message}>
          <TextInput inputMode="decimal" {...form.register('value', { validate: numberProblem })} />
        </Field>
        <Field id="measuredOn" label="On" required error={errors.measuredOn?.message}>
          <TextInput type="date" {...form.register('measuredOn', { required: 'Say when it was measured' })} />
        </Field>
        <Field id="note" label="How it was measured" error={errors.note?.message}>
          <TextInput maxLength={500} {...form.register('note')} />
        </Field>
        <FormActions submit="Add Measurement" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
