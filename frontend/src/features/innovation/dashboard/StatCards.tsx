import { type DashboardStatsDto, useGetDashboardStatsQuery } from '@alliance/api-client/dashboard';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { useIsMounted } from '@/ui/routing';
import { Skeleton } from '@/ui/Skeleton';

type Figure = Exclude<keyof DashboardStatsDto, 'totalValue'>;

const cards: { figure: Figure; label: string; page: string; to: string }[] = [
  { figure: 'totalOrganizations', label: 'Total Organizations', page: '/members', to: '/members' },
  { figure: 'totalProblems', label: 'Active Problems', page: '/problems', to: '/problems?status=open,in_progress' },
  { figure: 'totalSolutions', label: 'Available Solutions', page: '/solutions', to: '/solutions' },
  {
    figure: 'activeProjects',
    label: 'Active Projects',
    page: '/projects',
    to: '/projects?phase=sandbox,pilot,scaling',
  },
];
const look = 'flex h-full min-w-0 flex-col rounded-lg border border-line bg-surface p-4 sm:p-5';

/** Four figures, each the way to what it counts. */
export function StatCards() {
  const isMounted = useIsMounted();
  const { data, error, isFetching, refetch } = useGetDashboardStatsQuery();
  return (
    <>
      {error ? (
        <LoadFailure what="The figures" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      <ul aria-label="Figures" className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-4">
        {cards.map(({ figure, label, page, to }) => {
          const value = data ? counted(data[figure]) : error ? '–' : undefined;
          const content = (
            <>
              <span className="text-ink-2 text-sm">{label}</span>
              <span className="mt-1 font-semibold text-figure tabular-nums tracking-tight">
                {value ?? <Skeleton className="h-9 w-16" />}
              </span>
            </>
          );
          return (
            <li key={figure} className="min-w-0">
              {isMounted(page) ? (
                <Link to={to} className={`${look} transition-colors hover:border-brand`}>
                  {content}
                </Link>
              ) : (
                <div className={look}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
