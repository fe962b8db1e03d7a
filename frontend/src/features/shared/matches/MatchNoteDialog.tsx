import { useInviteToProposeMutation, useProposeSolutionMutation } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { StopOverForm } from '../upgrade/StopOverForm';
import UpgradeDialog from '../upgrade/UpgradeDialog';
import { useEntitlement } from '../upgrade/useEntitlement';
import { useStop } from '../upgrade/useStop';
import type { MatchAction, Pair } from './useMatchDialog';

const words = {
  invite: {
    title: 'Invite to propose',
    about: ({ problem, solution }: Pair) =>
      `${solution.submittedBy.name} is asked by mail to propose “${solution.title}” for “${problem.title}”. An organization is invited to a problem once.`,
    by: ({ problem }: Pair) => problem.submittedBy,
    feature: undefined,
    to: ({ solution }: Pair) => solution.submittedBy.name,
    hint: 'Optional: why their solution may fit, and what you would like to know.',
    action: 'Send Invitation',
    done: ({ solution }: Pair) => `Invitation sent to ${solution.submittedBy.name}.`,
  },
  propose: {
    title: 'Propose solution',
    about: ({ problem, solution }: Pair) =>
      `“${solution.title}” for “${problem.title}”. Your solution is seen by the alliance, and ${problem.submittedBy.name} decides on your proposal.`,
    by: ({ solution }: Pair) => solution.submittedBy,
    feature: 'propose_solutions',
    to: ({ problem }: Pair) => problem.submittedBy.name,
    hint: 'Optional: why your solution fits this problem.',
    action: 'Propose Solution',
    done: ({ problem }: Pair) => `Solution proposed to ${problem.submittedBy.name}.`,
  },
} as const;

interface MatchNoteDialogProps {
  action: Exclude<MatchAction, 'hide'>;
  pair: Pair;
  onClose: () => void;
  /** Once it is sent; where absent, it is closed then. */
  onSent?: () => void;
}

/** Invites the owner of a solution, or proposes it, with a word to the other side. Opened when it is known what the plan allows. */
export default function MatchNoteDialog(props: MatchNoteDialogProps) {
  const { isAsked } = useEntitlement(words[props.action].feature);
  return isAsked ? null : <AskedDialog {...props} />;
}

function AskedDialog(props: MatchNoteDialogProps) {
  const { by, feature } = words[props.action];
  const organization = by(props.pair);
  const { stopFor } = useEntitlement(feature);
  // As it stood when the dialog was opened: a form that is being filled in stays.
  const [stop] = useState(() => stopFor(organization.id));
  return stop ? (
    <UpgradeDialog stop={stop} organization={organization} onClose={props.onClose} />
  ) : (
    <NoteDialog {...props} />
  );
}

function NoteDialog({ action, pair, onClose, onSent = onClose }: MatchNoteDialogProps) {
  const [invite, inviting] = useInviteToProposeMutation();
  const [propose, proposing] = useProposeSolutionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { note: '' } });
  const problemId = pair.problem.id;
  const solutionId = pair.solution.id;
  const forget = useFormDraft(form, `${action}-match:${problemId}:${solutionId}`);
  const { summary, refused, failed } = useFormErrors(form);
  const isLoading = inviting.isLoading || proposing.isLoading;
  const says = words[action];
  const stop = useStop(says.by(pair).id, says.feature);

  const send = async (values: { note: string }) => {
    const note = values.note.trim() || undefined;
    try {
      if (action === 'invite') await invite({ id: problemId, inviteToProposeDto: { solutionId, note } }).unwrap();
      else await propose({ proposeSolutionDto: { problemId, solutionId, note } }).unwrap();
    } catch (error) {
      if (!stop.takes(error)) failed(error);
      return;
    }
    forget();
    onSent();
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
      <StopOverForm of={stop} organization={says.by(pair)} />
    </Dialog>
  );
}
