import { useAcceptJoinRequestMutation } from '@alliance/api-client/projects';
import { useState } from 'react';
import { laterDialog } from '@/ui/laterDialog';
import { AcceptOrDecline } from './AcceptOrDecline';
import type { AnswerProps } from './AnswerProps';
import { useSent } from './useSent';

const DeclineJoinDialog = laterDialog(() => import('@/features/shared/requests/DeclineJoinDialog'));

/** An organization asks to work on a project that one of the viewer leads. */
export function AnswerProjectRequest({ id, answer: { from, within }, describedBy, onDone }: AnswerProps) {
  const [accept] = useAcceptJoinRequestMutation();
  const { isSending, send } = useSent(onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <AcceptOrDecline
        describedBy={describedBy}
        pending={isSending}
        onAccept={() =>
          send(() => accept({ id: within.id, requestId: id }).unwrap(), `${from} works on “${within.name}” now.`)
        }
        onDecline={() => setDeclining(true)}
      />
      <DeclineJoinDialog
        open={isDeclining}
        projectId={within.id}
        requestId={id}
        from={from}
        onDone={onDone}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
