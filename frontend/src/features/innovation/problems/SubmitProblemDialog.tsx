import { type Urgency, useSubmitProblemMutation } from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { FormProvider, useForm } from 'react-hook-form';
import { optionsOf, urgencyLabels } from '@/content/labels';
import { NotInPlan } from '@/features/shared/NotInPlan';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { useEntitlement } from '@/features/shared/useEntitlement';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect } from '@/ui/inputs';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { type Submission, SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';
import { EstimatedValueField } from './EstimatedValueField';

interface Values extends Submission {
  urgency: Urgency | '';
  estimatedValue: string;
}

export default function SubmitProblemDialog({ onClose }: { onClose: () => void }) {
  const [submit, { isLoading }] = useSubmitProblemMutation();
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Submit Problem"
      description="Describe what you want solved. Every member can see it and propose a solution."
    >
      <SubmitProblemForm submit={submit} isLoading={isLoading} onClose={onClose} />
    </Dialog>
  );
}

interface SubmitProblemFormProps {
  submit: ReturnType<typeof useSubmitProblemMutation>[0];
  isLoading: boolean;
  onClose: () => void;
}

function SubmitProblemForm({ submit, isLoading, onClose }: SubmitProblemFormProps) {
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: {
      title: '',
      description: '',
      category: '',
      urgency: '',
      estimatedValue: '',
      tags: [],
      typedTag: '',
      organizationId: organizations[0]?.id ?? '',
    },
  });
  const forget = useFormDraft(form, 'submit-problem');
  const { summary, refused, failed } = useFormErrors(form);
  const { register, formState } = form;
  const { isAsked, exceeded } = useEntitlement(form.watch('organizationId'), 'submit_problems');

  const send = async ({ category, urgency, estimatedValue, organizationId, tags, typedTag, ...values }: Values) => {
    try {
      await submit({
        submitProblemDto: {
          ...values,
          category: category || undefined,
          urgency: urgency || undefined,
          estimatedValue: estimatedValue.trim() || undefined,
          tags: tagsOf({ tags, typedTag }),
          organizationId: chosenOrganization(organizations, organizationId),
        },
      }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Problem submitted successfully!' });
  };

  if (isAsked) return <Skeleton className="h-96 w-full" />;
  if (exceeded)
    return (
      <div className="flex flex-col gap-5">
        <OrganizationField id="organizationId" organizations={organizations} {...register('organizationId')} />
        <NotInPlan entitlement={exceeded} onClose={onClose} />
      </div>
    );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <SubmissionFields organizations={organizations}>
          <Field id="urgency" label="Urgency" error={formState.errors.urgency?.message}>
            <NativeSelect placeholder="Select urgency" options={optionsOf(urgencyLabels)} {...register('urgency')} />
          </Field>
        </SubmissionFields>
        <EstimatedValueField
          typed={form.watch('estimatedValue')}
          error={formState.errors.estimatedValue?.message}
          {...register('estimatedValue')}
        />
        <TagsField />
        <FormActions submit="Submit Problem" submitting="Submitting..." isLoading={isLoading} onClose={onClose} />
      </form>
    </FormProvider>
  );
}
