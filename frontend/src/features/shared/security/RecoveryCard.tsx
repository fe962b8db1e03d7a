import { problemText } from '@alliance/api-client/problem';
import { useReplaceRecoveryCodesMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface RecoveryCardProps {
  left: number;
  onCodes: (codes: string[]) => void;
}

export function RecoveryCard({ left, onCodes }: RecoveryCardProps) {
  const [replace, { isLoading }] = useReplaceRecoveryCodesMutation();
  const [asking, setAsking] = useState(false);

  const confirm = async () => {
    try {
      onCodes((await replace().unwrap()).recoveryCodes);
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <Card as="section">
      <h2 className="text-xl">Recovery codes</h2>
      <p className="mt-2 text-ink-2">
        {left === 0 ? 'None is left.' : left === 1 ? 'One is left.' : `${left} are left.`} Each signs you in once when
        you have lost your app or passkey.
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        Make New Codes
      </Button>
      {asking && (
        <ConfirmDialog
          title="Make new recovery codes"
          confirm="Make New Codes"
          confirming="Making them..."
          isLoading={isLoading}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          The codes that you have now work no more.
        </ConfirmDialog>
      )}
    </Card>
  );
}
