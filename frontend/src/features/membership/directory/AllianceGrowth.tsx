import { useGetAllianceGrowthQuery } from '@alliance/api-client/directory';
import { problemText } from '@alliance/api-client/problem';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

/** How many organizations there are, where they are, and how they are connected: counted from rows. */
export function AllianceGrowth() {
  const { data, error, isFetching, refetch } = useGetAllianceGrowthQuery();
  const grown = (percent: number | null) => (percent === null ? 'none a year ago' : `${percent}% growth year on year`);
  const figures = [
    { label: 'Total members', value: data?.members, note: data && grown(data.membersGrowth) },
    { label: 'Countries', value: data?.countries, note: data && `${counted(data.newCountries)} new this year` },
    {
      label: 'Cross-organization connections',
      value: data?.connections,
      note: data && grown(data.connectionsGrowth),
    },
  ];
  return (
    <Card as="section" className="mt-10">
      <h2 className="text-xl">Network Growth & Activity</h2>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="The growth of the network" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <dl className="mt-4 grid gap-5 sm:grid-cols-3">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dd className="text-ink-3 text-xs">{note}</dd>
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="font-semibold text-figure tabular-nums tracking-tight">
              {value === undefined ? error ? '–' : <Skeleton className="h-9 w-16" /> : counted(value)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
