import type { ApiError } from '@alliance/api-client/problem';
import { useBrowseRegistrationsInfiniteQuery } from '@alliance/api-client/registry';
import { counted } from '@/ui/count';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';

const one = { limit: '1' };
/** How often it is asked, in milliseconds. */
const often = 5000;

/** How many registrations there are, asked for again and again. */
export default function TestCountPage() {
  const { data, error, fulfilledTimeStamp } = useBrowseRegistrationsInfiniteQuery(one, { pollingInterval: often });
  const failure = error as ApiError | undefined;
  const total = data?.pages.at(-1)?.total;
  return (
    <>
      <PageHeader title="Registration Count" description="Asked for every 5 seconds." />
      {failure && (
        <p role="alert" className="mb-4 text-danger">
          Error: HTTP {failure.status}: {failure.problem.title}
        </p>
      )}
      {total === undefined ? (
        !failure && <Skeleton className="h-16 w-40" />
      ) : (
        <p role="status" className="font-semibold text-figure tabular-nums tracking-tight">
          {counted(total)}
        </p>
      )}
      {fulfilledTimeStamp !== undefined && (
        <p className="mt-2 text-ink-3 text-sm">{new Date(fulfilledTimeStamp).toLocaleTimeString()}</p>
      )}
    </>
  );
}
