import {
  type ProjectOutcomesDto,
  type SuccessMetricDto,
  useAddMetricMutation,
  useEditMetricMutation,
  useGetProjectOutcomesQuery,
} from '@alliance/api-client/outcomes';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Overtaken } from '@/features/shared/conflict/Overtaken';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { numberOf, numberProblem } from '@/ui/forms/typedNumber';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextInput } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface MetricDialogProps {
  projectId: string;
  entersFor: ProjectOutcomesDto['entersFor'];
  /** The one that is edited. */
  metric?: SuccessMetricDto;
  onClose: () => void;
}

const names = { name: 'What is measured', unit: 'Unit', baseline: 'Baseline', target: 'Target' };

const valuesOf = ({ name, unit, baseline, target }: SuccessMetricDto) => ({
  name,
  unit,
  baseline: String(baseline),
  target: String(target),
});

interface Typed extends ReturnType<typeof valuesOf> {
  organizationId: string;
}

/** Names by what a project is to succeed, or words it otherwise. */
export default function MetricDialog({ projectId, entersFor, metric, onClose }: MetricDialogProps) {
  const [add, adding] = useAddMetricMutation();
  const [edit, editing] = useEditMetricMutation();
  const isLoading = adding.isLoading || editing.isLoading;
  // What stood there when it was begun: somebody else may edit meanwhile.
  const [begun, setBegun] = useState(metric);
  const [isOvertaken, setOvertaken] = useState(false);
  const newest = useGetProjectOutcomesQuery({ id: projectId }, { skip: !isOvertaken, refetchOnMountOrArgChange: true });
  const form = useForm<Typed>({
    shouldFocusError: false,
    defaultValues: {
      ...(begun ? valuesOf(begun) : { name: '', unit: '', baseline: '', target: '' }),
      organizationId: entersFor[0]?.id ?? '',
    },
  });
  const draft = begun ? `edit-metric:${begun.id}:${begun.revision}` : `add-metric:${projectId}`;
  const forget = useFormDraft(form, draft, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  const { register } = form;

  const finish = async ({ organizationId, ...typed }: Typed) => {
    const content = { ...typed, baseline: numberOf(typed.baseline), target: numberOf(typed.target) };
    try {
      if (begun) await edit({ id: begun.id, editMetricDto: { ...content, revision: begun.revision } }).unwrap();
      else await add({ id: projectId, addMetricDto: { ...content, organizationId } }).unwrap();
    } catch (error) {
      setOvertaken(isOvertakenBy(error));
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: begun ? 'Metric changed.' : 'Metric added.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={begun ? 'Edit success metric' : 'Add success metric'}
      description="All members see it, and what is measured."
    >
      <form noValidate onSubmit={form.handleSubmit(finish, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {begun && isOvertaken && (
          <FormProvider {...form}>
            <Overtaken
              noun="metric"
              names={names}
              known={begun}
              query={{ ...newest, currentData: newest.currentData?.metrics.find(({ id }) => id === begun.id) }}
              valuesOf={valuesOf}
              onSettled={(latest) => {
                setBegun(latest);
                setOvertaken(false);
              }}
            />
          </FormProvider>
        )}
        <Field id="name" label={names.name} required error={errors.name?.message}>
          <TextInput maxLength={120} {...register('name', { required: 'Say what is measured' })} />
        </Field>
        <Field
          id="unit"
          label={names.unit}
          required
          hint="For example hours, percent or tonnes."
          error={errors.unit?.message}
        >
          <TextInput maxLength={40} {...register('unit', { required: 'Say in which unit' })} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="baseline" label={names.baseline} required error={errors.baseline?.message}>
            <TextInput inputMode="decimal" {...register('baseline', { validate: numberProblem })} />
          </Field>
          <Field id="target" label={names.target} required error={errors.target?.message}>
            <TextInput inputMode="decimal" {...register('target', { validate: numberProblem })} />
          </Field>
        </div>
        {!begun && entersFor.length > 1 && (
          <Field id="organizationId" label="On behalf of">
            <NativeSelect
              options={entersFor.map(({ id: value, name: label }) => ({ value, label }))}
              {...register('organizationId')}
            />
          </Field>
        )}
        <FormActions
          submit={begun ? 'Save Metric' : 'Add Metric'}
          submitting="Saving..."
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
