import { useJudgeMatchMutation, useWithdrawVerdictMutation } from '@alliance/api-client/innovation';
import { useRef } from 'react';
import { Button } from '@/ui/Button';
import type { AnswerProps } from './AnswerProps';
import { useSent } from './useSent';

/** Whoever wants to propose follows the link; whoever does not says so here, and can take that back. */
export function AnswerProposalInvitation({ answer: { from, within, pair }, describedBy, onDone }: AnswerProps) {
  const [judge] = useJudgeMatchMutation();
  const [withdraw] = useWithdrawVerdictMutation();
  const verdictId = useRef('');
  const { isSending, send } = useSent(() => onDone(() => withdraw({ id: verdictId.current }).unwrap()));
  if (!pair) return null;

  const decline = async () => {
    const verdict = { ...pair, verdict: 'not_relevant', organizationId: within.id } as const;
    verdictId.current = (await judge({ judgeMatchDto: verdict }).unwrap()).id;
  };
  return (
    <Button
      variant="quiet"
      pending={isSending}
      aria-describedby={describedBy}
      onClick={() => send(decline, `The invitation is declined. ${from} is told of that once.`)}
    >
      Decline
    </Button>
  );
}
