import { useAcceptConnectionMutation } from '@alliance/api-client/membership';
import { useState } from 'react';
import { laterDialog } from '@/ui/laterDialog';
import { AcceptOrDecline } from './AcceptOrDecline';
import type { AnswerProps } from './AnswerProps';
import { useSent } from './useSent';

const DeclineConnectionDialog = laterDialog(() => import('@/features/shared/requests/DeclineConnectionDialog'));

export function AnswerConnection({ id, answer: { from, note }, describedBy, onDone }: AnswerProps) {
  const [accept] = useAcceptConnectionMutation();
  const { isSending, send } = useSent(onDone);
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <AcceptOrDecline
        describedBy={describedBy}
        pending={isSending}
        onAccept={() => send(() => accept({ id }).unwrap(), `You are connected with ${from}.`)}
        onDecline={() => setDeclining(true)}
      />
      <DeclineConnectionDialog
        open={isDeclining}
        connection={{ id, from: { name: from }, note }}
        onDone={onDone}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
