import { useGetNotificationPreferencesQuery } from '@alliance/api-client/preferences';
import { problemText } from '@alliance/api-client/problem';
import { SettingsLayout } from '@/features/shared/account/SettingsLayout';
import { BackLink } from '@/ui/browse/BackLink';
import { NothingToShow } from '@/ui/browse/NothingToShow';
import { LoadFailure } from '@/ui/EmptyState';
import { MutedThings } from './MutedThings';
import { WaysForm } from './WaysForm';

/** How somebody is told of what happens. */
export default function NotificationsPage() {
  const { data: preferences, error, isFetching, refetch } = useGetNotificationPreferencesQuery();
  if (!preferences)
    return (
      <NothingToShow
        noun="Notifications"
        above={<BackLink to="/inbox">Inbox</BackLink>}
        error={error}
        retrying={isFetching}
        onRetry={refetch}
      />
    );
  return (
    <SettingsLayout title="Notifications" description="How you are told of what happens, and when.">
      {error ? (
        <LoadFailure what="Your notification settings" stale retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <WaysForm preferences={preferences} />
      <MutedThings muted={preferences.muted} />
    </SettingsLayout>
  );
}
