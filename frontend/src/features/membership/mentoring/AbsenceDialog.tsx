import { type MentorSessionDto, useReportAbsenceMutation } from '@alliance/api-client/mentoring';
import { problemText } from '@alliance/api-client/problem';
import ConfirmingDialog from '@/ui/ConfirmingDialog';
import { toast } from '@/ui/toast';

export default function AbsenceDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [report, { isLoading }] = useReportAbsenceMutation();
  const { id, otherName, otherOrganizationName, side } = session;

  const send = async () => {
    try {
      await report({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `It is noted that ${otherName} did not come.` });
  };

  return (
    <ConfirmingDialog
      title={`${otherName} did not come`}
      confirm="Did Not Come"
      confirming="Saving..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {otherName} is told, and it cannot be taken back.{' '}
      {side === 'member'
        ? 'The session does not count against your plan.'
        : `The session counts against the plan of ${otherOrganizationName}.`}
    </ConfirmingDialog>
  );
}
