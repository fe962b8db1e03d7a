import {
  type IndustryProblemDto,
  type ProposableSolutionDto,
  type TechnologyType,
  useListProposableSolutionsQuery,
  useSubmitSolutionMutation,
} from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { optionsOf, proposalStatusLabels, readinessOptions, technologyTypeLabels } from '@/content/labels';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Checkbox } from '@/ui/Checkbox';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { laterDialog } from '@/ui/laterDialog';
import { SimilarHint, SimilarSolutions, useSimilarSolutions } from '../forms/Similar';
import { type Submission, SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';
import { SubmissionForm } from '../forms/SubmissionForm';

const MatchNoteDialog = laterDialog(() => import('@/features/shared/matches/MatchNoteDialog'));

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
  /** When it is, in place of closing. */
  onProposed?: () => void;
}

/** Opened when it is known what the plans allow, and what is there to propose. */
export default function SubmitSolutionDialog(props: SubmitSolutionDialogProps) {
  const { problem } = props;
  const { isAsked } = useEntitlement(problem && 'propose_solutions');
  const own = useListProposableSolutionsQuery({ id: problem?.id ?? '' }, { skip: !problem });
  return isAsked || own.isLoading ? null : <AskedDialog {...props} own={problem ? own.currentData : undefined} />;
}

interface AskedDialogProps extends SubmitSolutionDialogProps {
  /** What is published already. */
  own?: ProposableSolutionDto[];
}

function AskedDialog({ onClose, problem, onProposed, own = [] }: AskedDialogProps) {
  const [submit, { isLoading }] = useSubmitSolutionMutation();
  const [chosen, choose] = useState('');
  const solution = own.find(({ id }) => id === chosen);
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement(problem && 'propose_solutions');
  // As it stood when the dialog was opened: a form that is being filled in stays.
  const [able] = useState(() => organizations.filter(({ id }) => !stopFor(id)));
  const first = preferred(organizations, problem);

  if (first && able.length === 0)
    return <UpgradeDialog stop={stopFor(first.id)} organization={first} onClose={onClose} />;
  if (problem && solution)
    return (
      <MatchNoteDialog
        action="propose"
        pair={{ problem, solution }}
        onClose={() => choose('')}
        onSent={onProposed ?? onClose}
      />
    );
  const isOwnProblem = organizations.some(({ id }) => id === problem?.submittedBy.id);
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={problem ? 'Propose Solution' : 'Submit Solution'}
      description={
        problem
          ? `For “${problem.title}”. Your solution is published to the alliance and ${problem.submittedBy.name}${isOwnProblem ? ', your own organization,' : ''} decides on your proposal.`
          : 'Describe what you offer, and how ready it is.'
      }
    >
      <OwnSolutions own={own} onChoose={choose} />
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

const stands = ({ proposal }: ProposableSolutionDto) => proposal === 'pending' || proposal === 'accepted';

/** What is published already: one of these can be proposed instead of writing it anew, but for what is proposed to the problem as it is. */
function OwnSolutions({ own, onChoose }: { own: ProposableSolutionDto[]; onChoose: (id: string) => void }) {
  const standing = own.filter(stands);
  const left = own.filter((solution) => !stands(solution));
  const before = standing.map(({ title, proposal }) => `“${title}” (${labelOf(proposal)})`).join(', ');
  if (own.length === 0) return null;
  return (
    <div className="mb-5 flex flex-col gap-3 border-line border-b pb-5">
      {before && <p className="text-sm [overflow-wrap:anywhere]">Proposed here already: {before}.</p>}
      {left.length > 0 && (
        <Field id="published" label="Which solution" hint="What you have published can be proposed as it is.">
          <NativeSelect
            data-first-focus
            value=""
            onChange={(event) => onChoose(event.target.value)}
            placeholder="A new one, described below"
            options={left.map(({ id, title, proposal }) => ({
              value: id,
              label: proposal ? `${title} (${labelOf(proposal)} before)` : title,
            }))}
          />
        </Field>
      )}
    </div>
  );
}

const labelOf = (proposal: ProposableSolutionDto['proposal']) =>
  proposal && proposalStatusLabels[proposal].toLowerCase();

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
      onSent={onProposed}
      beside={<SimilarHint similar={solutions} nouns={['solution of yours', 'solutions of yours']} />}
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
