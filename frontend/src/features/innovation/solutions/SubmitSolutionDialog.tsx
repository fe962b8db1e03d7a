import {
  type IndustryProblemDto,
  type TechnologyType,
  useSubmitSolutionMutation,
} from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { optionsOf, readinessOptions, technologyTypeLabels } from '@/content/labels';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { SimilarSolutions, useSimilarSolutions } from '../forms/Similar';
import { type Submission, SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';
import { SubmissionForm } from '../forms/SubmissionForm';

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
  /** When it is. */
  onProposed?: () => void;
}

/** Opened when it is known what the plans allow. */
export default function SubmitSolutionDialog(props: SubmitSolutionDialogProps) {
  const { isAsked } = useEntitlement(props.problem && 'propose_solutions');
  return isAsked ? null : <AskedDialog {...props} />;
}

function AskedDialog({ onClose, problem, onProposed }: SubmitSolutionDialogProps) {
  const [submit, { isLoading }] = useSubmitSolutionMutation();
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement(problem && 'propose_solutions');
  // As it stood when the dialog was opened: a form that is being filled in stays.
  const [able] = useState(() => organizations.filter(({ id }) => !stopFor(id)));
  const first = preferred(organizations, problem);

  if (first && able.length === 0)
    return <UpgradeDialog stop={stopFor(first.id)} organization={first} onClose={onClose} />;
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
      <SubmitSolutionForm
        problem={problem}
        submit={submit}
        isLoading={isLoading}
        first={preferred(able, problem)?.id}
        onClose={onClose}
        onProposed={onProposed}
      />
    </Dialog>
  );
}

/** Another organization than the problem's, if there is one. */
const preferred = (organizations: ReturnType<typeof organizationsAs>, problem?: AnsweredProblem) =>
  organizations.find(({ id }) => id !== problem?.submittedBy.id) ?? organizations[0];

interface SubmitSolutionFormProps extends SubmitSolutionDialogProps {
  submit: ReturnType<typeof useSubmitSolutionMutation>[0];
  isLoading: boolean;
  /** The organization that is chosen at first. */
  first?: string;
}

function SubmitSolutionForm({ problem, submit, isLoading, first = '', onClose, onProposed }: SubmitSolutionFormProps) {
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
      organizationId: first,
      note: '',
      publish: true,
    },
  });
  const { register, formState } = form;
  const { solutions, findCopy } = useSimilarSolutions({
    title: form.watch('title'),
    description: form.watch('description'),
  });

  const send = async (values: Values) => {
    const { title, description, category, technologyType, readinessLevel, organizationId, note, publish } = values;
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
    onProposed?.();
  };

  return (
    <SubmissionForm
      form={form}
      noun="solution"
      draft={problem ? `propose-solution:${problem.id}` : 'submit-solution'}
      findCopy={async (values) => {
        const copy = await findCopy(values);
        return (
          copy && {
            ...copy,
            says: 'is yours already and says almost the same. You can go on with that one, or submit this one beside it.',
          }
        );
      }}
      send={send}
      organizations={organizations}
      feature={problem && 'propose_solutions'}
      submit={problem ? 'Propose Solution' : 'Submit Solution'}
      isLoading={isLoading}
      onClose={onClose}
    >
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
      <SimilarSolutions solutions={solutions} />
    </SubmissionForm>
  );
}
