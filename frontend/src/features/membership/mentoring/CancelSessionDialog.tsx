import { type MentorSessionDto, useCancelSessionMutation } from '@alliance/api-client/mentoring';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';

export default function CancelSessionDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelSessionMutation();
  const form = useForm({ shouldFocusError: false, defaultValues: { reason: '' } });
  const { summary, refused, failed } = useFormErrors(form);
  const { id, otherName, side, changeableUntil } = session;

  const send = async ({ reason }: { reason: string }) => {
    try {
      await cancel({ id, cancelSessionDto: { reason: reason.trim() || undefined } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    onClose();
    toast({ title: 'Success', description: `Session cancelled. ${otherName} gets a mail.` });
  };

  const counts = {
    mentor: `It does not count against the plan of ${session.otherOrganizationName}.`,
    member:
      new Date(changeableUntil) > new Date()
        ? 'It does not count against your plan.'
        : 'It begins in less than 24 hours, so it counts against your plan.',
  }[side];
  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Cancel session"
      description={`The time is free again, and ${otherName} is told. ${counts}`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="reason"
          label="Reason"
          hint={`Optional. ${otherName} reads it.`}
          error={form.formState.errors.reason?.message}
        >
          <TextArea rows={3} maxLength={500} {...form.register('reason')} />
        </Field>
        <FormActions
          submit="Cancel Session"
          submitting="Cancelling..."
          dismiss="Keep It"
          variant="danger"
          isLoading={isLoading}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
