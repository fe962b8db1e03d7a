import { type Urgency, useSubmitProblemMutation } from '@alliance/api-client/innovation';
import { chosenOrganization, contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { optionsOf, urgencyLabels } from '@/content/labels';
import UpgradeDialog from '@/features/shared/upgrade/UpgradeDialog';
import { useEntitlement } from '@/features/shared/upgrade/useEntitlement';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { Similar, useSimilar } from '../forms/Similar';
import { type Submission, SubmissionFields, TagsField, tagsOf } from '../forms/SubmissionFields';
import { SubmissionForm } from '../forms/SubmissionForm';
import { EstimatedValueField } from './EstimatedValueField';

interface Values extends Submission {
  urgency: Urgency | '';
  estimatedValue: string;
}

export default function SubmitProblemDialog({ onClose }: { onClose: () => void }) {
  const [submit, { isLoading }] = useSubmitProblemMutation();
  const organizations = organizationsAs(useViewer().viewer, contributors);
  const { stopFor } = useEntitlement('submit_problems');
  // As it stood when the dialog was opened: a form that is being filled in stays.
  const [may] = useState(() => organizations.find(({ id }) => !stopFor(id)));
  const [first] = organizations;

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
      organizationId: first,
    },
  });
  const { register, formState } = form;
  const { similar, findCopy } = useSimilar({ title: form.watch('title'), description: form.watch('description') });

  const send = ({ category, urgency, estimatedValue, organizationId, tags, typedTag, ...values }: Values) =>
    submit({
      submitProblemDto: {
        ...values,
        category: category || undefined,
        urgency: urgency || undefined,
        estimatedValue: estimatedValue.trim() || undefined,
        tags: tagsOf({ tags, typedTag }),
        organizationId: chosenOrganization(organizations, organizationId),
      },
    }).unwrap();

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
    >
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
      <Similar similar={similar} />
    </SubmissionForm>
  );
}
