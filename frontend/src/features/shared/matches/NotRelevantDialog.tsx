import { type JudgedMatchDto, useJudgeMatchMutation, type VerdictReason } from '@alliance/api-client/innovation';
import { chosenOrganization, useViewer } from '@alliance/api-client/viewer';
import { useForm } from 'react-hook-form';
import { optionsOf, verdictReasonLabels } from '@/content/labels';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { RadioCards } from '@/ui/RadioCards';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';
import { judgesOf } from './judges';
import type { Pair } from './useMatchDialog';
import { useUndo } from './useUndo';
import { hiddenAs, hiddenWords } from './useVerdict';

const reasons = optionsOf(verdictReasonLabels) as { value: VerdictReason; label: string }[];

interface Values {
  reason: VerdictReason | '';
  note: string;
  organizationId: string;
}

/** Says why a pair does not fit, which hides it from the organization's people. */
export default function NotRelevantDialog({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { problem, solution } = pair;
  const about = { problemId: problem.id, solutionId: solution.id };
  const judges = judgesOf(useViewer().viewer, pair);
  const [judge, { isLoading }] = useJudgeMatchMutation();
  const undo = useUndo(pair);
  const form = useForm<Values>({
    shouldFocusError: false,
    defaultValues: { reason: '', note: '', organizationId: judges[0]?.id ?? '' },
  });
  const forget = useFormDraft(form, `hide-match:${problem.id}:${solution.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;
  form.register('reason', { validate: (reason) => reason !== '' || 'Choose why it is not relevant' });

  const send = async ({ reason, note, organizationId }: Values) => {
    let verdict: JudgedMatchDto;
    try {
      verdict = await judge({
        judgeMatchDto: {
          ...about,
          verdict: 'not_relevant',
          reason: reason || undefined,
          note: note.trim() || undefined,
          organizationId: chosenOrganization(judges, organizationId),
        },
      }).unwrap();
    } catch (error) {
      if (hiddenAs(error)) {
        onClose();
        toast({ title: 'Hidden already', description: hiddenWords(error) });
      } else failed(error);
      return;
    }
    forget();
    onClose();
    const back = '“Only hidden” among the matches of either lists it, to bring it back.';
    toast({
      title: 'Match hidden',
      description: verdict.toldWhoInvited ? `${problem.submittedBy.name} is told that you decline. ${back}` : back,
      action: { label: 'Undo', altText: 'F8 leads to Undo', act: () => undo(verdict) },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Not relevant because …"
      description={`“${solution.title}” for “${problem.title}”. It is hidden from the people of your organization, and you can take that back.${
        judges.some(({ id }) => id === solution.submittedBy.id)
          ? ` Where ${problem.submittedBy.name} has invited you, they are told once that you decline; your reason stays with you.`
          : ''
      }`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <RadioCards
          id="reason"
          legend="Reason"
          name="reason"
          options={reasons}
          value={form.watch('reason') || undefined}
          onChange={(reason) => form.setValue('reason', reason, { shouldValidate: form.formState.isSubmitted })}
          error={errors.reason?.message}
        />
        <Field id="note" label="Note" hint="Optional: the same in your words." error={errors.note?.message}>
          <TextArea rows={3} maxLength={500} {...form.register('note')} />
        </Field>
        <OrganizationField id="organizationId" organizations={judges} {...form.register('organizationId')} />
        <FormActions submit="Hide Match" submitting="Hiding..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
