import { useGetAccountQuery, useKeepAccountMutation } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { Proofs } from '@/features/shared/security/Proofs';
import { Button } from '@/ui/Button';
import { MomentText } from '@/ui/DateText';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { OpenPage } from '@/ui/OpenPage';
import { usePageTitle } from '@/ui/routing';
import { ExportSection } from './ExportSection';

/** All that somebody sees whose account is about to be erased: they may keep it, and take a copy of their data along. */
export default function LeavingPage({ dueAt }: { dueAt: string }) {
  const { data: account } = useGetAccountQuery(undefined, { pollingInterval: 15_000 });
  const [keep, { isLoading, error }] = useKeepAccountMutation();
  usePageTitle('Your account will be erased');
  return (
    <OpenPage
      actions={
        <a href="/api/logout" className="inline-flex min-h-11 items-center px-2 underline underline-offset-4">
          Sign Out
        </a>
      }
    >
      <Proofs />
      <div className="mx-auto flex max-w-xl flex-col gap-6">
        <div>
          <h1 className="text-title">Your account will be erased</h1>
          <p className="mt-3 text-ink-2">
            As you asked, that is done after <MomentText at={dueAt} />. Until then you may keep it: your organizations,
            your roles and all else are as you left them.
          </p>
        </div>
        <ErrorSummary errors={error ? [{ message: problemText(error) }] : []} title="Nothing was changed." />
        <div>
          <Button pending={isLoading} onClick={() => keep()}>
            {isLoading ? 'Keeping...' : 'Keep My Account'}
          </Button>
        </div>
        {account && <ExportSection account={account} />}
      </div>
    </OpenPage>
  );
}
