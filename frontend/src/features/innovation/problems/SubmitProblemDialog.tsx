import { useSubmitProblemMutation } from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { optionsOf, urgencyLabels } from '@/content/labels';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { OverdueDialog } from '../answers/OverdueDialog';
import { OverdueStrip } from '../answers/OverdueStrip';
import { useOverdue } from '../answers/useOverdue';
import { Similar, SimilarHint, useSimilar } from '../forms/Similar';
import { SubmissionFields, TagsField } from '../forms/SubmissionFields';
import { SubmissionForm } from '../forms/SubmissionForm';
import { type ComposeValues, contentOf, emptyBrief } from './compose-values';
import { EstimatedValueField } from './EstimatedValueField';

export default function SubmitProblemDialog({ onClose }: { onClose: () => void }) {
  const [submit, { isLoading }] = useSubmitProblemMutation();
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement('submit_problems');
  // As it stood when the dialog was opened: a form that is being filled in stays.
  const { owedBy } = useOverdue();
  const [may] = useState(() => organizations.find(({ id }) => !stopFor(id) && !owedBy(id)));
  const [first] = organizations;
  const owing = organizations.map(({ id }) => (stopFor(id) ? undefined : owedBy(id))).find(Boolean);

  if (owing && !may) return <OverdueDialog owing={owing} onClose={onClose} />;
  if (first && !may) return <UpgradeDialog stop={stopFor(first.id)} organization={first} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Submit Problem"
      description="Describe what you want solved. Every member can see it and propose a solution."
    >
      <SubmitProblemForm submit={submit} isLoading={isLoading} first={may?.id} onClose={onClose} />
    </Dialog>
  );
}

interface SubmitProblemFormProps {
  submit: ReturnType<typeof useSubmitProblemMutation>[0];
  isLoading: boolean;
  /** The organization that is chosen at first. */
  first?: string;
  onClose: () => void;
}

function SubmitProblemForm({ submit, isLoading, first = '', onClose }: SubmitProblemFormProps) {
  const organizations = organizationsAs(useViewer().viewer, contributors);
  // The same draft as the whole brief's: what was typed there is sent too.
  const form = useForm<ComposeValues>({ shouldFocusError: false, defaultValues: emptyBrief(first) });
  const { register, formState } = form;
  const { owedBy, heed } = useOverdue();
  const owing = owedBy(chosenOrganization(organizations, form.watch('organizationId')));
  const { similar, findCopy } = useSimilar({ title: form.watch('title'), description: form.watch('description') });

  const send = (values: ComposeValues) =>
    submit({
      submitProblemDto: {
        ...contentOf(values),
        organizationId: chosenOrganization(organizations, values.organizationId),
      },
    })
      .unwrap()
      .catch((error) => {
        heed(error);
        throw error;
      });

  // Criteria are not sent from here: who has begun with some goes on where they are seen.
  if (form.watch('criteria').length > 0) return <Navigate to="/problems/compose" replace />;
  return (
    <SubmissionForm
      form={form}
      noun="problem"
      draft="submit-problem"
      findCopy={async (values) => {
        const copy = await findCopy(values);
        return (
          copy && {
            ...copy,
            says: `of ${copy.submittedBy.name} is open and says almost the same. You can propose to it, or submit yours beside it.`,
          }
        );
      }}
      send={send}
      organizations={organizations}
      feature="submit_problems"
      submit="Submit Problem"
      isLoading={isLoading}
      onClose={onClose}
      beside={<SimilarHint similar={similar.problems} nouns={['open problem', 'open problems']} />}
    >
      {owing && <OverdueStrip owing={owing} />}
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
      <p className="text-ink-2 text-sm">
        Success criteria, a budget and what the winner gets bring more answers. Every proposal is answered within sixty
        days, unless you say by when.{' '}
        <Link to="/problems/compose" className="text-ink underline underline-offset-4 hover:text-brand">
          Go on with a full brief
        </Link>
        : what you have typed comes along. Your drafts are{' '}
        <Link to="/problems/drafts" className="text-ink underline underline-offset-4 hover:text-brand">
          here
        </Link>
        .
      </p>
      <Similar similar={similar} />
    </SubmissionForm>
  );
}
