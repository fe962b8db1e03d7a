import { useGetDashboardQuery } from '@alliance/api-client/dashboard';
import { problemText } from '@alliance/api-client/problem';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { Highlights } from './Highlights';
import { PlatformActivity } from './PlatformActivity';
import { PlatformGrowth } from './PlatformGrowth';
import { QuickActions } from './QuickActions';
import { StatCards } from './StatCards';
import { ValueCreated } from './ValueCreated';

/** How the whole alliance does. */
export function PlatformTab({ isTable }: { isTable: boolean }) {
  const { data, error, isFetching, refetch } = useGetDashboardQuery();
  return (
    <div className="grid gap-5 md:gap-6">
      <StatCards />
      {error ? (
        <LoadFailure what="Value and growth" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <div className="grid gap-5 md:grid-cols-2 md:gap-6">
        {data && <ValueCreated value={data.value} isTable={isTable} />}
        {data && <PlatformGrowth growth={data.growth} isTable={isTable} />}
        {!data && !error && (
          <>
            <Skeleton className="h-96 w-full" />
            <Skeleton className="h-96 w-full" />
          </>
        )}
        <PlatformActivity />
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">
          <QuickActions />
          {data && <Highlights highlights={data.highlights} />}
        </div>
      </div>
      {data && (
        <p className="text-ink-3 text-sm">
          As of <MomentText at={data.asOf} />. Every figure is counted from what members have entered.
        </p>
      )}
    </div>
  );
}
