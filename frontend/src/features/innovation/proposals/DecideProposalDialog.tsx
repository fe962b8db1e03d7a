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

const words = {
  accept: { title: 'Accept proposal', action: 'Accept Proposal', pending: 'Accepting...', done: 'Proposal accepted.' },
  decline: {
    title: 'Decline proposal',
    action: 'Decline Proposal',
    pending: 'Declining...',
    done: 'Proposal declined.',
  },
};

interface DecideProposalDialogProps {
  proposal: ProposalDto;
  decision: Decision;
  onClose: () => void;
}

export default function DecideProposalDialog({ proposal, decision, onClose }: DecideProposalDialogProps) {
  const [accept, accepting] = useAcceptProposalMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { feedback: '' } });
  const forget = useFormDraft(form, `${decision}-proposal:${proposal.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const isLoading = accepting.isLoading || declining.isLoading;
  const { title, action, pending, done } = words[decision];
  const { id, solution } = proposal;

  const send = async ({ feedback }: { feedback: string }) => {
    try {
      if (decision === 'accept') {
        await accept({ id, acceptProposalDto: { feedback: feedback.trim() || undefined } }).unwrap();
      } else {
        await decline({ id, declineProposalDto: { feedback } }).unwrap();
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
      description={`“${solution.title}” by ${solution.submittedBy.name}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
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
