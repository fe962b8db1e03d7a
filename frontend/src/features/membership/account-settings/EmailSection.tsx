import { type AccountDto, useWithdrawEmailChangeMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MomentText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { toast } from '@/ui/toast';

const ChangeEmailDialog = laterDialog(() => import('./ChangeEmailDialog'));

/** The address that one signs in with, and another that waits for its inboxes. */
export function EmailSection({ account: { email, emailChange } }: { account: AccountDto }) {
  const [doing, setDoing] = useState<'change' | 'withdraw'>();
  const [withdraw, { isLoading }] = useWithdrawEmailChangeMutation();
  const close = () => setDoing(undefined);

  const keep = () =>
    withdraw()
      .unwrap()
      .then(() => {
        toast({ title: 'Success', description: 'Your address stays as it is.' });
        return undefined;
      }, problemText);

  return (
    <Card as="section">
      <h2 className="text-xl">E-mail address</h2>
      <p className="mt-3 break-all">{email}</p>
      {emailChange && (
        <div role="status" className="mt-4 rounded-lg border border-line-strong bg-sunken p-4">
          <p>
            <strong className="break-all font-medium">{emailChange.email}</strong> takes its place once both inboxes
            have agreed, until <MomentText at={emailChange.expiresAt} />.
          </p>
          <ul className="mt-2 text-ink-2 text-sm">
            <li>Your present inbox {emailChange.oldAgreed ? 'has agreed' : 'has not agreed yet'}.</li>
            <li>The new inbox {emailChange.newAgreed ? 'has agreed' : 'has not agreed yet'}.</li>
          </ul>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setDoing('change')}>
          Change Address
        </Button>
        {emailChange && (
          <Button variant="quiet" onClick={() => setDoing('withdraw')}>
            Keep Present Address
          </Button>
        )}
      </div>
      <ChangeEmailDialog open={doing === 'change'} email={email} onClose={close} />
      {doing === 'withdraw' && (
        <ConfirmDialog
          title="Keep your address"
          variant="primary"
          confirm="Keep Address"
          confirming="Keeping..."
          isLoading={isLoading}
          onConfirm={keep}
          onClose={close}
        >
          The links that were mailed for the other address work no more.
        </ConfirmDialog>
      )}
    </Card>
  );
}
