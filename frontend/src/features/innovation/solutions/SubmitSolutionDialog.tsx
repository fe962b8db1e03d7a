import {
  type IndustryProblemDto,
  type TechnologyType,
  useSubmitSolutionMutation,
} from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { FormProvider, useForm } from 'react-hook-form';
import { optionsOf, readinessLabel, readinessLabels, technologyTypeLabels } from '@/content/labels';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { type Submission, SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';

interface Values extends Submission {
  technologyType: TechnologyType | '';
  readinessLevel: string;
  note: string;
  publish: boolean;
}

type AnsweredProblem = Pick<IndustryProblemDto, 'id' | 'title' | 'submittedBy'>;

interface SubmitSolutionDialogProps {
  onClose: () => void;
  /** The problem to which the solution is proposed, if any. */
  problem?: AnsweredProblem;
}

export default function SubmitSolutionDialog({ onClose, problem }: SubmitSolutionDialogProps) {
  const [submit, { isLoading }] = useSubmitSolutionMutation();
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={problem ? 'Propose Solution' : 'Submit Solution'}
      description={
        problem
          ? `For “${problem.title}”. Your solution is published to the alliance and ${problem.submittedBy.name} decides on your proposal.`
          : 'Describe what you offer, and how ready it is.'
      }
    >
      <SubmitSolutionForm problem={problem} submit={submit} isLoading={isLoading} onClose={onClose} />
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
      typedTag: '',
      organizationId: (organizations.find(({ id }) => id !== problem?.submittedBy.id) ?? organizations[0])?.id ?? '',
      note: '',
      publish: true,
    },
  });
  const forget = useFormDraft(form, problem ? `propose-solution:${problem.id}` : 'submit-solution');
  const { summary, refused, failed } = useFormErrors(form);
  const { register, formState } = form;

  const send = async (values: Values) => {
    const { title, description, category, technologyType, readinessLevel, organizationId, note, publish } = values;
    try {
      await submit({
        submitSolutionDto: {
          title,
          description,
          category: category || undefined,
          technologyType: technologyType || undefined,
          readinessLevel: Number(readinessLevel),
          tags: tagsOf(values),
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
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <SubmissionFields organizations={organizations}>
          <Field id="technologyType" label="Technology type" error={formState.errors.technologyType?.message}>
            <NativeSelect
              placeholder="Select technology type"
              options={optionsOf(technologyTypeLabels)}
              {...register('technologyType')}
            />
          </Field>
        </SubmissionFields>
        <Field id="readinessLevel" label="Technology readiness level" error={formState.errors.readinessLevel?.message}>
          <NativeSelect options={readinessOptions} {...register('readinessLevel')} />
        </Field>
        <TagsField />
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
        <FormActions
          submit={problem ? 'Propose Solution' : 'Submit Solution'}
          submitting="Submitting..."
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </FormProvider>
  );
}

const readinessOptions = readinessLabels.map((_, index) => ({
  value: String(index + 1),
  label: readinessLabel(index + 1),
}));
