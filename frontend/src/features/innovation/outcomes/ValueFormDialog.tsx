import {
  type ProjectOutcomesDto,
  useCorrectValueMutation,
  useEnterValueMutation,
  type ValueEntryDetailDto,
  type ValueKind,
} from '@alliance/api-client/outcomes';
import { useForm } from 'react-hook-form';
import { valueKindLabels } from '@/content/labels';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { EstimatedValueField } from '../problems/EstimatedValueField';

interface ValueFormDialogProps {
  projectId: string;
  /** For which of the viewer's organizations it can be. */
  entersFor: ProjectOutcomesDto['entersFor'];
  /** The one that is replaced. */
  corrects?: ValueEntryDetailDto;
  onEntered: (id: string) => void;
  onClose: () => void;
}

interface Typed {
  kind: string;
  amount: string;
  happenedOn: string;
  note: string;
  source: string;
  organizationId: string;
}

const kinds = Object.entries(valueKindLabels).map(([value, label]) => ({ value, label }));
const required = (message: string) => (text: string) => text.trim() !== '' || message;

/** Enters a value, or the one that replaces another. */
export default function ValueFormDialog({ projectId, entersFor, corrects, onEntered, onClose }: ValueFormDialogProps) {
  const [enter, entering] = useEnterValueMutation();
  const [correct, correcting] = useCorrectValueMutation();
  const isLoading = entering.isLoading || correcting.isLoading;
  const form = useForm<Typed>({
    shouldFocusError: false,
    defaultValues: {
      kind: corrects?.kind ?? '',
      amount: corrects ? `${corrects.amount} ${corrects.currency}` : '',
      happenedOn: corrects?.happenedOn ?? '',
      note: '',
      source: corrects?.source ?? '',
      organizationId: entersFor[0]?.id ?? '',
    },
  });
  const forget = useFormDraft(form, corrects ? `correct-value:${corrects.id}` : `enter-value:${projectId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const { register, watch } = form;

  const finish = async ({ organizationId, ...typed }: Typed) => {
    const value = { ...typed, kind: typed.kind as ValueKind, source: typed.source || undefined };
    try {
      const { id } = corrects
        ? await correct({
            id: corrects.id,
            correctValueDto: { ...value, amount: value.amount.trim() || undefined },
          }).unwrap()
        : await enter({ id: projectId, enterValueDto: { ...value, organizationId } }).unwrap();
      forget();
      toast({ title: 'Success', description: corrects ? 'Value corrected.' : 'Value entered as an estimate.' });
      onEntered(id);
    } catch (error) {
      failed(error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={corrects ? 'Correct value' : 'Enter value'}
      description={
        corrects
          ? 'The earlier entry stays to be seen, and counts no longer. The new one begins as an estimate.'
          : 'It is an estimate until you claim it. Nothing is edited later: what is wrong is corrected by a new entry.'
      }
    >
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="kind" label="What it was" required error={errors.kind?.message}>
          <NativeSelect
            options={kinds}
            placeholder="Choose what it was"
            {...register('kind', { validate: required('Choose what it was') })}
          />
        </Field>
        <EstimatedValueField
          id="amount"
          label="How much"
          required={!corrects}
          hint={corrects ? 'Leave it empty to take the entry back.' : 'For example $1.2M or €300k.'}
          typed={watch('amount')}
          error={errors.amount?.message}
          {...register('amount', corrects ? {} : { validate: required('Write how much it was') })}
        />
        <Field
          id="happenedOn"
          label="When"
          required
          hint="The day on which it came, or by which you expect it."
          error={errors.happenedOn?.message}
        >
          <TextInput type="date" {...register('happenedOn', { validate: required('Say when') })} />
        </Field>
        <Field
          id="note"
          label={corrects ? 'What was wrong' : 'What it was, in a sentence or two'}
          required
          error={errors.note?.message}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            {...register('note', { validate: required(corrects ? 'Say what was wrong' : 'Say what it was') })}
          />
        </Field>
        <Field
          id="source"
          label="Source"
          hint="A report, an invoice, an address: the organizations of the project alone see it."
          error={errors.source?.message}
        >
          <TextInput maxLength={500} {...register('source')} />
        </Field>
        {!corrects && entersFor.length > 1 && (
          <Field id="organizationId" label="On behalf of">
            <NativeSelect
              options={entersFor.map(({ id: value, name: label }) => ({ value, label }))}
              {...register('organizationId')}
            />
          </Field>
        )}
        <FormActions
          submit={corrects ? 'Correct Value' : 'Enter Value'}
          submitting="Saving..."
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
