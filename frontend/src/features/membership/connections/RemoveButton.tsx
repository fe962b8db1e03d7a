import { useRemoveConnectionMutation } from '@alliance/api-client/connections';
import type { ConnectionDto } from '@alliance/api-client/membership';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

interface RemoveButtonProps {
  connection: ConnectionDto;
  describedBy: string;
}

export function RemoveButton({ connection: { id, from, to }, describedBy }: RemoveButtonProps) {
  const [remove, { isLoading }] = useRemoveConnectionMutation();
  const [asking, setAsking] = useState(false);
  const { viewer } = useViewer();
  const isOwn = viewer?.organizations.some(({ organization }) => organization.id === from.id);
  const other = isOwn ? to.name : from.name;

  const send = async () => {
    try {
      await remove({ id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `You are no longer connected with ${other}.` });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} aria-describedby={describedBy}>
        Remove
      </Button>
      {asking && (
        <ConfirmDialog
          title="Remove connection"
          confirm="Remove Connection"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {other} is told, and no longer sees what you show to connections alone. Projects that you work on together go
          on.
        </ConfirmDialog>
      )}
    </>
  );
}
