import { type ProposalDto, useWithdrawProposalMutation } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

export function WithdrawButton({ proposal, describedBy }: { proposal: ProposalDto; describedBy: string }) {
  const [withdraw, { isLoading }] = useWithdrawProposalMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await withdraw({ id: proposal.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Proposal withdrawn.' });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw proposal"
          confirm="Withdraw Proposal"
          confirming="Withdrawing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          “{proposal.solution.title}” is no longer offered for this problem, and nobody can decide on it. The solution
          stays published.{' '}
          {proposal.problem.status === 'open'
            ? 'You can propose it again while the problem is open.'
            : 'You cannot propose it again: this problem takes no new proposals.'}
        </ConfirmDialog>
      )}
    </>
  );
}
