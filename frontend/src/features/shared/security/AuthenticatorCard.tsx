import { problemText } from '@alliance/api-client/problem';
import { useRemoveAuthenticatorMutation } from '@alliance/api-client/security';
import { useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';

const SetUpAuthenticatorDialog = laterDialog(() => import('./SetUpAuthenticatorDialog'));

interface AuthenticatorCardProps {
  since: string | null;
  /** Recovery codes that came with it. */
  onCodes: (codes: string[]) => void;
}

export function AuthenticatorCard({ since, onCodes }: AuthenticatorCardProps) {
  const [remove, { isLoading }] = useRemoveAuthenticatorMutation();
  const [doing, setDoing] = useState<'set up' | 'remove'>();
  const close = () => setDoing(undefined);

  const confirmRemoval = async () => {
    try {
      await remove().unwrap();
      toast({ title: 'Success', description: 'The authenticator app was removed.' });
    } catch (error) {
      return problemText(error);
    }
  };

  return (
    <Card as="section">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">Authenticator app</h2>
        {since && <Badge tone="green">On</Badge>}
      </div>
      <p className="mt-2 text-ink-2">
        {since ? (
          <>
            Asked for after your password since <DateText at={since} />.
          </>
        ) : (
          'An app on your phone shows a new code every half minute. You are asked for it after your password.'
        )}
      </p>
      <Button variant="secondary" className="mt-4" onClick={() => setDoing(since ? 'remove' : 'set up')}>
        {since ? 'Remove the App' : 'Set Up an App'}
      </Button>
      {doing === 'set up' && (
        <SetUpAuthenticatorDialog
          onClose={close}
          onDone={(codes) => {
            close();
            toast({ title: 'Success', description: 'The authenticator app is set up.' });
            onCodes(codes);
          }}
        />
      )}
      {doing === 'remove' && (
        <ConfirmDialog
          title="Remove the authenticator app"
          confirm="Remove"
          confirming="Removing..."
          isLoading={isLoading}
          onConfirm={confirmRemoval}
          onClose={close}
        >
          You are not asked for its codes any more. If it is your only second factor, your password alone signs you in,
          and your recovery codes are deleted.
        </ConfirmDialog>
      )}
    </Card>
  );
}
