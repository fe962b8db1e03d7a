import type { ProposalDto } from '@alliance/api-client/innovation';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { PointsField } from '../../proposals/PointsField';
import { Notice } from '../Notice';
import { type DecideValues, type Draft, emptyDraft } from './drafts';

interface DecisionFieldsProps {
  proposal: ProposalDto;
  form: UseFormReturn<DecideValues>;
}

const options = [
  { value: '', label: 'Not yet' },
  { value: 'accepted', label: 'Accept' },
  { value: 'declined', label: 'Decline' },
] as const;

/** The draft of one decision. */
export function DecisionFields({ proposal, form }: DecisionFieldsProps) {
  const { id, version } = proposal;
  const path = `drafts.${id}` as const;
  const draft: Draft | undefined = form.watch(path);
  const decision = draft?.decision ?? '';
  return (
    <div className="flex flex-col gap-5">
      <div id={`${path}.decision`} tabIndex={-1} className="outline-offset-4">
        <SegmentedControl
          legend="Decision"
          name={`${path}.decision`}
          options={options}
          value={decision}
          onChange={(value) => form.setValue(path, { ...(draft ?? emptyDraft(proposal)), decision: value })}
        />
      </div>
      {decision === '' ? (
        <p className="text-ink-2 text-sm">
          Nothing is sent before you publish. What you write stays here, in this tab of your browser.
        </p>
      ) : (
        <>
          {draft && draft.version !== version && (
            <Notice
              title="The proposal was amended meanwhile"
              action="I Have Read It"
              onAction={() => form.setValue(`${path}.version`, version)}
            >
              Its new text stands beside. What you wrote is kept.
            </Notice>
          )}
          <Field
            id={`${path}.feedback`}
            label="Feedback"
            required={decision === 'declined'}
            hint={
              decision === 'accepted'
                ? 'Optional: what happens next.'
                : 'Shown to the proposer: what is missing or does not fit.'
            }
            error={form.formState.errors.drafts?.[id]?.feedback?.message}
          >
            <TextArea rows={3} maxLength={2000} {...form.register(`${path}.feedback`)} />
          </Field>
          <PointsField points="strengths" form={form} name={`${path}.strengths`} />
          <PointsField points="improvements" form={form} name={`${path}.improvements`} />
        </>
      )}
    </div>
  );
}
