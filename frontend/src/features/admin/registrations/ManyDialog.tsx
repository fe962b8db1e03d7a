import { problemText } from '@alliance/api-client/problem';
import { type BulkAct, useDeleteRegistrationsMutation, useStartBulkMutation } from '@alliance/api-client/registry';
import { useForm } from 'react-hook-form';
import { Checkbox } from '@/ui/Checkbox';
import { counted } from '@/ui/count';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ManyDialogProps {
  act: BulkAct;
  /** Without any, all that the filter holds. */
  ids: readonly string[];
  count: number;
  /** Whether they are at least so many. */
  orMore: boolean;
  filter: Record<string, string | undefined>;
  onDone: (workId: string | undefined) => void;
  onClose: () => void;
}

/** So many are deleted in one call; more of them by a job. */
const mostInOneCall = 200;

const words: Record<BulkAct, { title: string; follows: string; submit: string; submitting: string }> = {
  approve: {
    title: 'Approve',
    follows: 'Their organizations are verified. What is decided already stays as it is.',
    submit: 'Approve',
    submitting: 'Approving...',
  },
  reject: {
    title: 'Reject',
    follows:
      'Nobody can make their organizations theirs. Those that somebody has made theirs already go on, unverified.',
    submit: 'Reject',
    submitting: 'Rejecting...',
  },
  delete: {
    title: 'Delete',
    follows:
      'They are out of the lists at once, can be restored for 30 days, and are erased then. Organizations that people have made theirs go on.',
    submit: 'Delete',
    submitting: 'Deleting...',
  },
  restore: {
    title: 'Restore',
    follows: 'They are in the lists again. Links that were mailed before have ended; the welcome can be sent again.',
    submit: 'Restore',
    submitting: 'Restoring...',
  },
};

/** Asks before something is done to several registrations at once. */
export default function ManyDialog({ act, ids, count, orMore, filter, onDone, onClose }: ManyDialogProps) {
  const [start, { isLoading: isStarting }] = useStartBulkMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteRegistrationsMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '', announced: act !== 'delete' } });
  // A reason is of those whom it was written for.
  const whom = ids.length > 0 ? [...ids].sort().join() : JSON.stringify(filter);
  const forget = useFormDraft(form, `many:${act}:${whom}`);
  const { summary, refused, failed } = useFormErrors(form);
  const isLoading = isStarting || isRemoving;
  const isDecision = act === 'approve' || act === 'reject';
  const { title, follows, submit, submitting } = words[act];
  const what = count === 1 ? '1 registration' : `${counted(count)}${orMore ? '+' : ''} registrations`;

  const removeNow = async () => {
    const { deleted } = await remove({ deleteRegistrationsDto: { ids: [...ids] } }).unwrap();
    const said = deleted === 1 ? '1 registration' : `${counted(deleted)} registrations`;
    toast({ title: 'Bulk Delete Completed', description: `${said} can be restored for 30 days.` });
  };
  const send = async ({ reason, announced }: { reason: string; announced: boolean }) => {
    try {
      if (act === 'delete' && ids.length > 0 && ids.length <= mostInOneCall) {
        await removeNow();
        onDone(undefined);
      } else {
        const { sort, ...narrowing } = filter;
        // In this order the list holds what waits alone.
        const shown = sort === 'waiting' ? { ...narrowing, status: 'pending' } : narrowing;
        const expected = orMore ? {} : { expected: count };
        const named = ids.length > 0 ? { ids: [...ids] } : { filter: shown, ...expected };
        const told = isDecision ? { announced } : {};
        const startBulkDto = { act, ...named, ...told, ...(act === 'reject' && { reason }) };
        const { id } = await start({ startBulkDto } as Parameters<typeof start>[0]).unwrap();
        onDone(id);
      }
      forget();
      onClose();
    } catch (error) {
      failed(error);
      if (act === 'delete')
        toast({ title: 'Bulk Delete Failed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`${title} ${what}?`}
      description={follows}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        {act === 'reject' && (
          <Field
            id="reason"
            label="Reason"
            required
            hint="Every applicant reads it."
            error={form.formState.errors.reason?.message}
          >
            <TextArea
              maxLength={2000}
              {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Say why' })}
            />
          </Field>
        )}
        {isDecision && <Checkbox label="Tell the applicants by mail" {...form.register('announced')} />}
        <FormActions
          submit={`${submit} ${what}`}
          submitting={submitting}
          isLoading={isLoading}
          variant={act === 'delete' || act === 'reject' ? 'danger' : undefined}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
