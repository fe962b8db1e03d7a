import {
  type Category,
  type IndustryProblemDto,
  type TechnologyType,
  useSubmitSolutionMutation,
} from '@alliance/api-client/innovation';
import { useViewer } from '@alliance/api-client/viewer';
import { Controller, useForm } from 'react-hook-form';
import { categoryLabels, optionsOf, readinessLabel, readinessLabels, technologyTypeLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea, TextInput } from '@/ui/inputs';
import { TagInput } from '@/ui/TagInput';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { chosenOrganization, contributors, OrganizationField, organizationsAs } from '../forms/OrganizationField';
import { useFormErrors } from '../forms/useFormErrors';

interface Values {
  title: string;
  description: string;
  category: Category | '';
  technologyType: TechnologyType | '';
  readinessLevel: string;
  tags: string[];
  organizationId: string;
  note: string;
  publish: boolean;
}

type AnsweredProblem = Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy'>;

interface SubmitSolutionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The problem to which the solution is proposed, if any. */
  problem?: AnsweredProblem;
}

export function SubmitSolutionDialog({ open, onOpenChange, problem }: SubmitSolutionDialogProps) {
  const [submit, { isLoading }] = useSubmitSolutionMutation();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => isLoading || onOpenChange(next)}
      title={problem ? 'Propose Solution' : 'Submit Solution'}
      description={
        problem
          ? `For “${problem.title}”. Your solution is published to the alliance and ${problem.submittedBy.name} decides on your proposal.`
          : 'Describe what you offer, and how ready it is.'
      }
    >
      <SubmitSolutionForm problem={problem} submit={submit} isLoading={isLoading} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface SubmitSolutionFormProps {
  problem?: AnsweredProblem;
  submit: ReturnType<typeof useSubmitSolutionMutation>[0];
  isLoading: boolean;
  onClose: () => void;
}

function SubmitSolutionForm({ problem, submit, isLoading, onClose }: SubmitSolutionFormProps) {
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: {
      title: '',
      description: '',
      category: '',
      technologyType: '',
      readinessLevel: '1',
      tags: [],
      organizationId: (organizations.find(({ id }) => id !== problem?.submittedBy.id) ?? organizations[0])?.id ?? '',
      note: '',
      publish: true,
    },
  });
  const forget = useFormDraft(form, problem ? `propose-solution:${problem.id}` : 'submit-solution');
  const { summary, refused, failed } = useFormErrors(form);
  const { register, control, formState } = form;

  const send = async (values: Values) => {
    const { title, description, category, technologyType, readinessLevel, tags, organizationId, note, publish } =
      values;
    try {
      await submit({
        submitSolutionDto: {
          title,
          description,
          category: category || undefined,
          technologyType: technologyType || undefined,
          readinessLevel: Number(readinessLevel),
          tags,
          organizationId: chosenOrganization(organizations, organizationId),
          ...(problem ? { problemId: problem.id, note: note.trim() || undefined } : { publish }),
        },
      }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Solution submitted successfully!' });
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
        <Field id="technologyType" label="Technology type" error={formState.errors.technologyType?.message}>
          <NativeSelect
            placeholder="Select technology type"
            options={optionsOf(technologyTypeLabels)}
            {...register('technologyType')}
          />
        </Field>
      </div>
      <Field id="readinessLevel" label="Technology readiness level" error={formState.errors.readinessLevel?.message}>
        <NativeSelect options={readinessOptions} {...register('readinessLevel')} />
      </Field>
      <Field id="tags" label="Tags" error={formState.errors.tags?.message}>
        <Controller
          control={control}
          name="tags"
          render={({ field: { value, onChange } }) => <TagInput value={value} onChange={onChange} />}
        />
      </Field>
      {problem ? (
        <Field
          id="note"
          label={`Note to ${problem.submittedBy.name}`}
          hint="Optional: why your solution fits this problem."
          error={formState.errors.note?.message}
        >
          <TextArea rows={3} maxLength={2000} {...register('note')} />
        </Field>
      ) : (
        <Checkbox label="Publish to the alliance now" {...register('publish')} />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button type="submit" pending={isLoading} disabled={isLoading}>
          {isLoading ? 'Submitting...' : problem ? 'Propose Solution' : 'Submit Solution'}
        </Button>
      </DialogActions>
    </form>
  );
}

const readinessOptions = readinessLabels.map((_, index) => ({
  value: String(index + 1),
  label: readinessLabel(index + 1),
}));
