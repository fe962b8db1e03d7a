import { type JoinOfferDto, useAskToJoinTeamMutation } from '@alliance/api-client/membership';
import { useForm } from 'react-hook-form';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface AskToJoinDialogProps {
  offer: JoinOfferDto;
  onClose: () => void;
}

export default function AskToJoinDialog({ offer, onClose }: AskToJoinDialogProps) {
  const [ask, { isLoading }] = useAskToJoinTeamMutation();
  const { organizationId, organizationName } = offer;
  const form = useForm({ shouldFocusError: false, defaultValues: { note: '' } });
  const forget = useFormDraft(form, `ask-to-join:${organizationId}`);
  const { summary, refused, failed } = useFormErrors(form);

  const send = async ({ note }: { note: string }) => {
    try {
      await ask({ organizationId, askToJoinTeamDto: { note: note.trim() || null } }).unwrap();
    } catch (error) {
      return failed(error);
    }
    forget();
    onClose();
    toast({ title: 'Success', description: `${organizationName} has your request.` });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title={`Ask to join ${organizationName}`}
      description="Its owners and admins see your name and address, and decide."
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field
          id="note"
          label="Note"
          hint="What they should know, such as your team."
          error={form.formState.errors.note?.message}
        >
          <TextArea rows={3} maxLength={500} {...form.register('note')} />
        </Field>
        <FormActions submit="Send Request" submitting="Sending..." isLoading={isLoading} onClose={onClose} />
      </form>
    </Dialog>
  );
}
