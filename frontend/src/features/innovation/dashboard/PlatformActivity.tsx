import { useBrowseActivityInfiniteQuery } from '@alliance/api-client/dashboard';
import { problemText } from '@alliance/api-client/problem';
import { useId } from 'react';
import { ActivityEntries } from '@/features/shared/activity/ActivityEntries';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

/** What has happened lately, as far as the viewer may see it. */
export function PlatformActivity() {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBrowseActivityInfiniteQuery();
  const titleId = useId();
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <Card as="section" className="min-w-0">
      <h2 id={titleId} className="text-xl">
        Recent Platform Activity
      </h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="What happened lately" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && <Skeleton className="mt-4 h-64 w-full" />}
      {entries?.length === 0 && (
        <p className="mt-3 text-ink-2 text-sm">
          Nothing has happened yet. Projects, solutions, problems and matches appear here as soon as there are any.
        </p>
      )}
      <ActivityEntries entries={entries ?? []} labelledBy={titleId} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show earlier activity'}
        </Button>
      )}
    </Card>
  );
}
