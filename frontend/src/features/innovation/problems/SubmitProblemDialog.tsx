import { type Category, type Urgency, useSubmitProblemMutation } from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { Controller, useForm } from 'react-hook-form';
import { categoryLabels, optionsOf, urgencyLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { TagInput } from '@/ui/TagInput';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { chosenOrganization, contributors, OrganizationField, organizationsAs } from '../forms/OrganizationField';
import { useFormErrors } from '../forms/useFormErrors';
import { EstimatedValueField } from './EstimatedValueField';

interface Values {
  title: string;
  description: string;
  category: Category | '';
  urgency: Urgency | '';
  estimatedValue: string;
  tags: string[];
  organizationId: string;
}

interface SubmitProblemDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SubmitProblemDialog({ open, onOpenChange }: SubmitProblemDialogProps) {
  const [submit, { isLoading }] = useSubmitProblemMutation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => isLoading || onOpenChange(next)}
      title="Submit Problem"
      description="Describe what you want solved. Every member can see it and propose a solution."
    >
      <SubmitProblemForm submit={submit} isLoading={isLoading} onClose={() => onOpenChange(false)} />
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
      organizationId: organizations[0]?.id ?? '',
    },
  });
  const forget = useFormDraft(form, 'submit-problem');
  const { summary, refused, failed } = useFormErrors(form);
  const { register, control, formState } = form;

  const send = async ({ category, urgency, estimatedValue, organizationId, ...values }: Values) => {
    try {
      await submit({
        submitProblemDto: {
          ...values,
          category: category || undefined,
          urgency: urgency || undefined,
          estimatedValue: estimatedValue.trim() || undefined,
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

  return (
    <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
      <ErrorSummary {...summary} />
      <OrganizationField id="organizationId" organizations={organizations} {...register('organizationId')} />
      <Field id="title" label="Title" required error={formState.errors.title?.message}>
        <TextInput
          maxLength={200}
          {...register('title', { validate: (title) => title.trim() !== '' || 'Title is required' })}
        />
      </Field>
      <Field id="description" label="Description" required error={formState.errors.description?.message}>
        <TextArea
          maxLength={10_000}
          {...register('description', {
            validate: (description) => description.trim() !== '' || 'Description is required',
          })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="category" label="Category" error={formState.errors.category?.message}>
          <NativeSelect placeholder="Select category" options={optionsOf(categoryLabels)} {...register('category')} />
        </Field>
        <Field id="urgency" label="Urgency" error={formState.errors.urgency?.message}>
          <NativeSelect placeholder="Select urgency" options={optionsOf(urgencyLabels)} {...register('urgency')} />
        </Field>
      </div>
      <EstimatedValueField
        typed={form.watch('estimatedValue')}
        error={formState.errors.estimatedValue?.message}
        {...register('estimatedValue')}
      />
      <Field id="tags" label="Tags" error={formState.errors.tags?.message}>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange } }) => <TagInput value={value} onChange={onChange} />}
        />
      </Field>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="submit" pending={isLoading} disabled={isLoading}>
          {isLoading ? 'Submitting...' : 'Submit Problem'}
        </Button>
      </DialogActions>
    </form>
  );
}
