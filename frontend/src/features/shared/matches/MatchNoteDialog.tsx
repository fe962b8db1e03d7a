import { useInviteToProposeMutation, useProposeSolutionMutation } from '@alliance/api-client/innovation';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import type { MatchAction, Pair } from './useMatchDialog';

const words = {
  invite: {
    title: 'Invite to propose',
    about: ({ problem, solution }: Pair) =>
      `${solution.submittedBy.name} is asked by mail to propose “${solution.title}” for “${problem.title}”. An organization is invited to a problem once.`,
    to: ({ solution }: Pair) => solution.submittedBy.name,
    hint: 'Optional: why their solution may fit, and what you would like to know.',
    action: 'Send Invitation',
    done: ({ solution }: Pair) => `Invitation sent to ${solution.submittedBy.name}.`,
  },
  propose: {
    title: 'Propose solution',
    about: ({ problem, solution }: Pair) =>
      `“${solution.title}” for “${problem.title}”. Your solution is seen by the alliance, and ${problem.submittedBy.name} decides on your proposal.`,
    to: ({ problem }: Pair) => problem.submittedBy.name,
    hint: 'Optional: why your solution fits this problem.',
    action: 'Propose Solution',
    done: ({ problem }: Pair) => `Solution proposed to ${problem.submittedBy.name}.`,
  },
};

interface MatchNoteDialogProps {
  action: Exclude<MatchAction, 'hide'>;
  pair: Pair;
  onClose: () => void;
}

/** Invites the owner of a solution, or proposes it, with a word to the other side. */
export default function MatchNoteDialog({ action, pair, onClose }: MatchNoteDialogProps) {
  const [invite, inviting] = useInviteToProposeMutation();
  const [propose, proposing] = useProposeSolutionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { note: '' } });
  const problemId = pair.problem.id;
  const solutionId = pair.solution.id;
  const forget = useFormDraft(form, `${action}-match:${problemId}:${solutionId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const isLoading = inviting.isLoading || proposing.isLoading;
  const says = words[action];

  const send = async (values: { note: string }) => {
    const note = values.note.trim() || undefined;
    try {
      if (action === 'invite') await invite({ id: problemId, inviteToProposeDto: { solutionId, note } }).unwrap();
      else await propose({ proposeSolutionDto: { problemId, solutionId, note } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: says.done(pair) });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={says.title}
      description={says.about(pair)}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="note"
          label={`Note to ${says.to(pair)}`}
          hint={says.hint}
          error={form.formState.errors.note?.message}
        >
          <TextArea maxLength={2000} {...form.register('note')} />
        </Field>
        <FormActions submit={says.action} submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
