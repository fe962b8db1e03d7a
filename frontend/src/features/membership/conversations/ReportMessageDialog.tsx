import { type DirectMessageDto, useReportMessageMutation } from '@alliance/api-client/conversations';
import { messageReportReasonLabels } from '@/content/labels';
import { ReportDialog } from '../reporting/ReportDialog';

interface ReportMessageDialogProps {
  message: DirectMessageDto;
  conversationId: string;
  onClose: () => void;
}

export default function ReportMessageDialog({ message, conversationId, onClose }: ReportMessageDialogProps) {
  const { id, author } = message;
  const [report, { isLoading }] = useReportMessageMutation();
  return (
    <ReportDialog
      draft={`report-message:${id}`}
      title="Report message"
      description={`The operators of the alliance read this message of ${author.name}, and may remove it. ${author.name} is not told who has reported it.`}
      name="reason"
      grounds={messageReportReasonLabels}
      note="What the operators should know"
      submit="Report Message"
      submitting="Reporting..."
      done="Message reported. The operators of the alliance will look at it."
      isLoading={isLoading}
      onSend={(reason, note) =>
        report({ id: conversationId, messageId: id, reportMessageDto: { reason, note } }).unwrap()
      }
      onClose={onClose}
    />
  );
}
