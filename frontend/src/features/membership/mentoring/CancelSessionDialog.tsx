import { type MentorSessionDto, useCancelSessionMutation } from '@alliance/api-client/mentoring';
import WordsDialog from '@/ui/WordsDialog';

export default function CancelSessionDialog({ session, onClose }: { session: MentorSessionDto; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelSessionMutation();
  const { id, otherName, side, changeableUntil } = session;
  const counts = {
    mentor: `It does not count against the plan of ${session.otherOrganizationName}.`,
    member:
      new Date(changeableUntil) > new Date()
        ? 'It does not count against your plan.'
        : 'It begins in less than 24 hours, so it counts against your plan.',
  }[side];
  return (
    <WordsDialog
      draft={`cancel-session:${id}`}
      title="Cancel session"
      description={`The time is free again, and ${otherName} is told. ${counts}`}
      hint={`Optional. ${otherName} reads it.`}
      max={500}
      submit="Cancel Session"
      submitting="Cancelling..."
      dismiss="Keep It"
      done={`Session cancelled. ${otherName} gets a mail.`}
      danger
      isLoading={isLoading}
      onSend={(reason) => cancel({ id, cancelSessionDto: { reason: reason.trim() || undefined } }).unwrap()}
      onClose={onClose}
    />
  );
}
