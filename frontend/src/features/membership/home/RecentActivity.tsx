import { useListActivityQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { ActivityEntries } from '@/features/shared/activity/ActivityEntries';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

export function RecentActivity() {
  const { data, error, isFetching, refetch } = useListActivityQuery({ limit: 8 });
  const titleId = useId();
  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        Recent Activity
      </h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="What happened lately" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-64 w-full" />}
      {data?.length === 0 && (
        <p className="mt-3 text-ink-2 text-sm">
          Nothing has happened yet. Problems and solutions appear here as soon as they are submitted.
        </p>
      )}
      <ActivityEntries entries={data ?? []} labelledBy={titleId} />
    </Card>
  );
}
