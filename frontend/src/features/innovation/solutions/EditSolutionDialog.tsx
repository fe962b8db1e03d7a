import { type SolutionDetailDto, useEditSolutionMutation } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { optionsOf, readinessOptions, technologyTypeLabels } from '@/content/labels';
import { isOvertakenBy } from '@/features/shared/conflict/overtaken';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';
import { SolutionConflict } from './SolutionConflict';
import { type SolutionValues, valuesOf } from './solution-values';

interface EditSolutionDialogProps {
  solution: SolutionDetailDto;
  onClose: () => void;
}

export default function EditSolutionDialog({ solution, onClose }: EditSolutionDialogProps) {
  const [edit, { isLoading }] = useEditSolutionMutation();
  const [base, setBase] = useState(solution);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useForm<SolutionValues>({ shouldFocusError: false, defaultValues: valuesOf(solution) });
  const forget = useFormDraft(form, `edit-solution:${base.id}:${base.revision}`, { goesOn: true });
  const { summary, refused, failed } = useFormErrors(form);

  const send = async (values: SolutionValues) => {
    const { title, description, category, technologyType, readinessLevel } = values;
    try {
      await edit({
        id: base.id,
        editSolutionDto: {
          title,
          description,
          category: category || undefined,
          technologyType: technologyType || undefined,
          readinessLevel: Number(readinessLevel),
          tags: tagsOf(values),
          revision: base.revision,
        },
      }).unwrap();
    } catch (error) {
      if (isOvertakenBy(error)) setOvertaken(true);
      else failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Solution saved.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Edit solution"
      description="Whoever sees the solution sees what you change at once."
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
          <ErrorSummary {...summary} />
          {isOvertaken && (
            <SolutionConflict
              known={base}
              onSettled={(newest) => {
                setBase(newest);
                setOvertaken(false);
              }}
            />
          )}
          <SubmissionFields organizations={[]}>
            <Field id="technologyType" label="Technology type" error={form.formState.errors.technologyType?.message}>
              <NativeSelect
                placeholder="Select technology type"
                options={optionsOf(technologyTypeLabels)}
                {...form.register('technologyType')}
              />
            </Field>
          </SubmissionFields>
          <Field
            id="readinessLevel"
            label="Technology readiness level"
            error={form.formState.errors.readinessLevel?.message}
          >
            <NativeSelect options={readinessOptions} {...form.register('readinessLevel')} />
          </Field>
          <TagsField />
          <FormActions submit="Save Changes" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
