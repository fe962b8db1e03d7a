import { type ConnectionDto, useWithdrawConnectionMutation } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

interface WithdrawButtonProps {
  connection: ConnectionDto;
  describedBy: string;
}

export function WithdrawButton({ connection, describedBy }: WithdrawButtonProps) {
  const [withdraw, { isLoading }] = useWithdrawConnectionMutation();
  const [asking, setAsking] = useState(false);

  const send = async () => {
    try {
      await withdraw({ id: connection.id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Connection request withdrawn.' });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw connection request"
          confirm="Withdraw Request"
          confirming="Withdrawing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {connection.to.name} can no longer accept it. You can ask again later.
        </ConfirmDialog>
      )}
    </>
  );
}
