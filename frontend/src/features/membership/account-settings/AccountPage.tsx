import { useGetAccountQuery } from '@alliance/api-client/account';
import { problemText } from '@alliance/api-client/problem';
import { SettingsLayout } from '@/features/shared/account/SettingsLayout';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { LoadFailure } from '@/ui/EmptyState';
import { EmailSection } from './EmailSection';
import { ExportSection } from './ExportSection';
import { LeavingSection } from './LeavingSection';

/** The address of an account, a copy of what is kept of it, and its end. */
export default function AccountPage() {
  // An archive is made while somebody looks.
  const { data: account, error, isFetching, refetch } = useGetAccountQuery(undefined, { pollingInterval: 15_000 });
  if (!account)
    return (
      <NothingToShow
        noun="Account"
        above={<BackLink to="/">Home</BackLink>}
        error={error}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  return (
    <SettingsLayout title="Account" description="Your address, a copy of your data, and leaving.">
      {error ? (
        <LoadFailure what="Your account" stale retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <EmailSection account={account} />
      <ExportSection account={account} />
      <LeavingSection account={account} />
    </SettingsLayout>
  );
}
