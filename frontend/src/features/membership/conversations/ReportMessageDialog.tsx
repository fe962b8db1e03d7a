import {
  type DirectMessageDto,
  type MessageReportReason,
  useReportMessageMutation,
} from '@alliance/api-client/conversations';
import { useForm } from 'react-hook-form';
import { messageReportReasonLabels } from '@/content/labels';
import { Dialog } from '@/ui/Dialog';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { Field } from '@/ui/Field';
import { FormActions } from '@/ui/forms/FormActions';
import { useFormErrors } from '@/ui/forms/useFormErrors';
import { NativeSelect, TextArea } from '@/ui/inputs';
import { toast } from '@/ui/toast';
import { useFormDraft } from '@/ui/useFormDraft';

interface ReportMessageDialogProps {
  message: DirectMessageDto;
  conversationId: string;
  onClose: () => void;
}

const options = Object.entries(messageReportReasonLabels).map(([value, label]) => ({ value, label }));

export default function ReportMessageDialog({ message, conversationId, onClose }: ReportMessageDialogProps) {
  const [report, { isLoading }] = useReportMessageMutation();
  const form = useForm({
    shouldFocusError: false,
    defaultValues: { reason: 'spam' as MessageReportReason, note: '' },
  });
  const forget = useFormDraft(form, `report-message:${message.id}`);
  const { summary, refused, failed } = useFormErrors(form);
  const { errors } = form.formState;

  const send = async ({ reason, note }: { reason: MessageReportReason; note: string }) => {
    try {
      await report({ id: conversationId, messageId: message.id, reportMessageDto: { reason, note } }).unwrap();
    } catch (error) {
      failed(error);
      return;
    }
    forget();
    onClose();
    toast({ title: 'Success', description: 'Message reported. The operators of the alliance will look at it.' });
  };

  return (
    <Dialog
      open
      onOpenChange={(next) => next || isLoading || onClose()}
      title="Report message"
      description={`The operators of the alliance read this message of ${message.author.name}, and may remove it. ${message.author.name} is not told who has reported it.`}
    >
      <form noValidate onSubmit={form.handleSubmit(send, refused)} className="flex flex-col gap-5">
        <ErrorSummary {...summary} />
        <Field id="reason" label="What is wrong with it" error={errors.reason?.message}>
          <NativeSelect options={options} {...form.register('reason')} />
        </Field>
        <Field id="note" label="What the operators should know" error={errors.note?.message}>
          <TextArea maxLength={1000} {...form.register('note')} />
        </Field>
        <FormActions
          submit="Report Message"
          submitting="Reporting..."
          isLoading={isLoading}
          onClose={onClose}
          variant="danger"
        />
      </form>
    </Dialog>
  );
}
