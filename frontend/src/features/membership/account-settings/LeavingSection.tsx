import type { AccountDto } from '@alliance/api-client/account';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { peopleOf } from '@/features/shared/OrganizationNavigation';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { laterDialog } from '@/ui/laterDialog';

const DeleteAccountDialog = laterDialog(() => import('./DeleteAccountDialog'));

/** The end of an account, and what has to be done before. */
export function LeavingSection({ account }: { account: AccountDto }) {
  const [asking, setAsking] = useState(false);
  const { toHandOver } = account.leaving;
  return (
    <Card as="section" className="border-danger">
      <h2 className="text-xl">Delete account</h2>
      <p className="mt-2 text-ink-2">
        Your account is erased after 30 days. Until then you may sign in and keep it. What you submitted stays with your
        organizations, by a “Former member”.
      </p>
      {toHandOver.length > 0 ? (
        <div className="mt-4">
          <p>Nobody else owns these organizations. Hand them over first:</p>
          <ul className="mt-1">
            {toHandOver.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={peopleOf(id)}
                  className="inline-flex min-h-11 items-center break-words text-brand underline underline-offset-4"
                >
                  People of {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
          Delete Account
        </Button>
      )}
      <DeleteAccountDialog open={asking} account={account} onClose={() => setAsking(false)} />
    </Card>
  );
}
