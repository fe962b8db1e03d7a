import {
  type ProposalDto,
  useAcceptProposalMutation,
  useDeclineProposalMutation,
} from '@alliance/api-client/innovation';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import type { Decision } from './decision';
import { PointsField } from './PointsField';
import { pointsOf } from './points';
import { proposerName } from './proposer-name';
import { Quote } from './Quote';

const words = {
  accept: {
    title: 'Accept proposal',
    action: 'Accept Proposal',
    pending: 'Accepting...',
    done: 'Proposal accepted.',
    follows: (proposer: string) =>
      `${proposer} is told by mail, with all of this. The problem is in progress from then on and takes no new proposals; those that wait can still be decided. A decision is not taken back.`,
  },
  decline: {
    title: 'Decline proposal',
    action: 'Decline Proposal',
    pending: 'Declining...',
    done: 'Proposal declined.',
    follows: (proposer: string) =>
      `${proposer} is told by mail, with all of this, and may propose again while the problem is open. A decision is not taken back.`,
  },
};
const nothingYet = { feedback: '', strengths: '', improvements: '' };

interface DecideProposalDialogProps {
  /** As it stands: it may be amended while the form is filled in. */
  proposal: ProposalDto;
  decision: Decision;
  onClose: () => void;
}

/** Decides what was read. Where it has been amended meanwhile, the text that stands is shown before it is decided. */
export default function DecideProposalDialog({ proposal, decision, onClose }: DecideProposalDialogProps) {
  const [accept, accepting] = useAcceptProposalMutation();
  const [decline, declining] = useDeclineProposalMutation();
  // A draft that is found again was written on the version that stood then.
  const form = useForm({ shouldFocusError: false, defaultValues: { ...nothingYet, version: proposal.version } });
  const forget = useFormDraft(form, `${decision}-proposal:${proposal.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const isLoading = accepting.isLoading || declining.isLoading;
  const { title, action, pending, done, follows } = words[decision];
  const { id, solution, version } = proposal;
  const isOvertaken = version !== form.watch('version');

  const send = async ({ feedback, ...said }: typeof nothingYet) => {
    const answer = { strengths: pointsOf(said.strengths), improvements: pointsOf(said.improvements), version };
    try {
      if (decision === 'accept') {
        await accept({ id, acceptProposalDto: { ...answer, feedback: feedback.trim() || undefined } }).unwrap();
      } else {
        await decline({ id, declineProposalDto: { ...answer, feedback } }).unwrap();
      }
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: done });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={title}
      description={`“${solution.title}” by ${proposerName(proposal)}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {isOvertaken && <Quote label={`What stands now, version ${version}`} text={proposal.note} />}
        <Field
          id="feedback"
          label="Feedback"
          required={decision === 'decline'}
          hint={
            decision === 'accept'
              ? 'Optional: what happens next.'
              : 'Shown to the proposer: what is missing or does not fit.'
          }
          error={form.formState.errors.feedback?.message}
        >
          <TextArea
            maxLength={2000}
            {...form.register('feedback', {
              validate: (feedback) =>
                decision === 'accept' || feedback.trim() !== '' || 'Feedback is required to decline a proposal',
            })}
          />
        </Field>
        <PointsField points="strengths" form={form} />
        <PointsField points="improvements" form={form} />
        <p className="text-ink-2 text-sm">{follows(proposerName(proposal))}</p>
        <FormActions
          submit={action}
          submitting={pending}
          isLoading={isLoading}
          onClose={onClose}
          variant={decision === 'decline' ? 'danger' : 'primary'}
        />
      </form>
    </Dialog>
  );
}
