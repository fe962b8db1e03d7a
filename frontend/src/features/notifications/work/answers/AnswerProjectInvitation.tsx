import { useAnswerProjectInvitationMutation } from '@alliance/api-client/projects';
import { useState } from 'react';
import { laterDialog } from '@/ui/laterDialog';
import { AcceptOrDecline } from './AcceptOrDecline';
import type { AnswerProps } from './AnswerProps';
import { useSent } from './useSent';

const DeclineInvitationDialog = laterDialog(() => import('@/features/shared/requests/DeclineInvitationDialog'));

/** An organization of the viewer is asked to work on a project. */
export function AnswerProjectInvitation({ id, answer: { from, within }, describedBy, onDone }: AnswerProps) {
  const [say] = useAnswerProjectInvitationMutation();
  const { isSending, send } = useSent(onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <AcceptOrDecline
        describedBy={describedBy}
        pending={isSending}
        onAccept={() =>
          send(
            () => say({ id, answerProjectInvitationDto: { accept: true } }).unwrap(),
            `Your organization works on “${within.name}” now.`,
          )
        }
        onDecline={() => setDeclining(true)}
      />
      <DeclineInvitationDialog
        open={isDeclining}
        id={id}
        from={from}
        projectName={within.name}
        onDone={onDone}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
