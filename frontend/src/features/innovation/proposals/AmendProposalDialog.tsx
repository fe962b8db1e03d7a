import { type ProposalDto, type SubmitterDto, useAmendProposalMutation } from '@alliance/api-client/innovation';
import { useForm } from 'react-hook-form';
import { StopOverForm } from '@/features/shared/upgrade/StopOverForm';
import { useStop } from '@/features/shared/upgrade/useStop';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { Quote } from './Quote';

interface AmendProposalDialogProps {
  /** As it stands: it may change while the form is filled in. */
  proposal: ProposalDto;
  onClose: () => void;
}

/** Says anew what is proposed. Where somebody else has done so meanwhile, both texts stand there before one takes the other's place. */
export default function AmendProposalDialog({ proposal, onClose }: AmendProposalDialogProps) {
  const { id, problem, solution } = proposal;
  // Who proposes knows who they are.
  const proposer = solution.submittedBy as SubmitterDto;
  const [amend, { isLoading }] = useAmendProposalMutation();
  // A draft that is found again was written on the version that stood then.
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { note: proposal.note ?? '', version: proposal.version },
  });
  const forget = useFormDraft(form, `amend-proposal:${id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const stop = useStop(proposer.id);
  const isOvertaken = proposal.version !== form.watch('version');

  const send = async ({ note }: { note: string }) => {
    try {
      await amend({ id, amendProposalDto: { note, version: proposal.version } }).unwrap();
    } catch (error) {
      if (!stop.takes(error)) failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: `Proposal amended. ${problem.submittedBy.name} is told.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Amend proposal"
      description={`“${solution.title}” for “${problem.title}”. ${problem.submittedBy.name} is told by mail and sees the new text; what you said before is kept.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {isOvertaken && <Quote label={`What stands now, version ${proposal.version}`} text={proposal.note} />}
        <Field
          id="note"
          label={isOvertaken ? 'Your text' : `Note to ${problem.submittedBy.name}`}
          required
          error={form.formState.errors.note?.message}
        >
          <TextArea
            maxLength={2000}
            {...form.register('note', { validate: (note) => note.trim() !== '' || 'Say what you propose' })}
          />
        </Field>
        <FormActions
          submit={isOvertaken ? 'Replace Text' : 'Amend Proposal'}
          submitting="Sending..."
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
      <StopOverForm of={stop} organization={proposer} />
    </Dialog>
  );
}
