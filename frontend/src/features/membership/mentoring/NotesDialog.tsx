import { type MentorSessionDto, useWriteSessionNotesMutation } from '@alliance/api-client/mentoring';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

export default function NotesDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [write, { isLoading }] = useWriteSessionNotesMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { notes: session.notes ?? '' } });
  const forget = useFormDraft(form, `session-notes:${session.id}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ notes }: { notes: string }) => {
    try {
      await write({ id: session.id, sessionNotesDto: { notes } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Notes saved.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Your notes"
      description={`For you alone: ${session.otherName} does not see them.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="notes" label="Notes" error={form.formState.errors.notes?.message}>
          <TextArea rows={6} maxLength={5000} {...form.register('notes')} />
        </Field>
        <FormActions submit="Save Notes" submitting="Saving..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
