import { useAnswerProjectInvitationMutation } from '@alliance/api-client/projects';
import { AcceptOrDecline } from './AcceptOrDecline';
import type { AnswerProps } from './AnswerProps';
import { useSent } from './useSent';

/** An organization of the viewer is asked to work on a project. */
export function AnswerProjectInvitation({ id, answer: { within }, describedBy, onDone }: AnswerProps) {
  const [say] = useAnswerProjectInvitationMutation();
  const { isSending, send } = useSent(onDone);
  const answer = (accept: boolean, done: string) =>
    send(() => say({ id, answerProjectInvitationDto: { accept } }).unwrap(), done);
  return (
    <AcceptOrDecline
      describedBy={describedBy}
      pending={isSending}
      onAccept={() => answer(true, `Your organization works on “${within.name}” now.`)}
      onDecline={() => answer(false, 'The invitation was declined.')}
    />
  );
}
