import type { AccountDto } from '@alliance/api-client/account';
import { useGetImpactQuery } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/Card';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';

/** Since when a person is there and what their organizations do, each figure the way to what it counts. */
export function ActivitySummary({ account, organizations }: { account: AccountDto; organizations: number }) {
  const { data: impact, error, isFetching, refetch } = useGetImpactQuery();
  const figures = [
    { label: 'Organizations', value: organizations, to: '/profile?tab=organizations' },
    { label: 'Active Projects', value: impact?.activeProjects, to: '/projects?mine=true&phase=sandbox,pilot,scaling' },
    { label: 'Collaborations', value: impact?.collaborations, to: '/projects?mine=true' },
  ];
  return (
    <Card as="section">
      <h2 className="text-xl">Activity</h2>
      <p className="mt-1 text-ink-2 text-sm">
        Member since <DateText at={account.createdAt} />
      </p>
      {error ? (
        <div className="mt-4">
          <LoadFailure what="What your organizations do" retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      <dl className="mt-4 grid gap-4 sm:grid-cols-3">
        {figures.map(({ label, value, to }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-ink-2 text-sm">
              <Link
                to={to}
                className="inline-flex min-h-11 max-w-full items-center underline underline-offset-2 [overflow-wrap:anywhere] hover:text-ink"
              >
                {label}
              </Link>
            </dt>
            <dd className="font-semibold text-2xl tabular-nums">
              {value !== undefined ? counted(value) : error ? '–' : <Skeleton className="h-8 w-10" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
