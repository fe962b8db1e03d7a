import { problemText } from '@alliance/api-client/problem';
import {
  type RegistrationDetailDto,
  useDeleteRegistrationMutation,
  useRestoreRegistrationMutation,
} from '@alliance/api-client/registry';
import { useResendWelcomeEmailMutation } from '@alliance/api-client/welcome';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';

/** What can be done to a registration beside its review. */
export function RegistrationActs({ registration }: { registration: RegistrationDetailDto }) {
  const { id: memberId, organizationName, deletedAt, activated, disowned, status, email } = registration;
  const [resend, { isLoading: isResending }] = useResendWelcomeEmailMutation();
  const [remove, { isLoading: isDeleting }] = useDeleteRegistrationMutation();
  const [restore, { isLoading: isRestoring }] = useRestoreRegistrationMutation();
  const [isAsked, setAsked] = useState(false);

  const again = async () => {
    try {
      const { success, message } = await resend({ memberId }).unwrap();
      toast({
        title: success ? 'Email Resent' : 'Resend Failed',
        description: success ? message : `Resend failed: ${message}`,
        variant: success ? 'default' : 'destructive',
      });
    } catch (error) {
      toast({ title: 'Resend Failed', description: problemText(error), variant: 'destructive' });
    }
  };
  const takeAway = async () => {
    try {
      await remove({ memberId }).unwrap();
      toast({ title: 'Registration Deleted', description: `${organizationName} can be restored for 30 days.` });
    } catch (error) {
      toast({ title: 'Delete Failed', description: problemText(error), variant: 'destructive' });
      return problemText(error);
    }
  };
  const bringBack = async () => {
    try {
      await restore({ memberId }).unwrap();
      toast({ title: 'Registration Restored', description: organizationName });
    } catch (error) {
      toast({ title: 'Restore Failed', description: problemText(error), variant: 'destructive' });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
      {deletedAt ? (
        <Button onClick={bringBack} pending={isRestoring}>
          {isRestoring ? 'Restoring...' : 'Restore'}
        </Button>
      ) : (
        <>
          {!activated && !disowned && status !== 'rejected' && (
            <Button variant="secondary" onClick={again} pending={isResending}>
              {isResending ? 'Resending...' : 'Resend Welcome Email'}
            </Button>
          )}
          <Button variant="danger" onClick={() => setAsked(true)}>
            Delete
          </Button>
        </>
      )}
      <Link
        to={`/admin/mail?recipient=${encodeURIComponent(email)}`}
        className="inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4"
      >
        See their mail
      </Link>
      <ConfirmDialog
        open={isAsked}
        title={`Delete the registration of ${organizationName}?`}
        confirm="Delete"
        confirming="Deleting..."
        isLoading={isDeleting}
        onConfirm={takeAway}
        onClose={() => setAsked(false)}
      >
        It is out of the lists at once, can be restored for 30 days, and is erased then.{' '}
        {activated
          ? 'The organization goes on: people have made it theirs.'
          : 'Nobody has made the organization theirs: it goes with it.'}
      </ConfirmDialog>
    </div>
  );
}
