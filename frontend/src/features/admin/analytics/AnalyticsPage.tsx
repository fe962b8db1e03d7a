import { type AllianceAnalyticsDto, useGetAllianceAnalyticsQuery } from '@alliance/api-client/analytics';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { organizationTypeLabels } from '@/content/labels';
import { monthName } from '@/ui/charts/period-names';
import { TablesControl } from '@/ui/charts/TablesControl';
import { useTables } from '@/ui/charts/useTables';
import { counted } from '@/ui/count';
import { DayText, MomentText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { AnalyticsPart } from './AnalyticsPart';
import { Funnel } from './Funnel';
import { MonthlyActivity } from './MonthlyActivity';
import { Retention } from './Retention';
import { Countries, OrganizationTypes } from './Standing';
import { percent } from './share';

const ranges = [
  { value: '7', label: '7d' },
  { value: '30', label: '30d' },
  { value: '90', label: '90d' },
] as const;
type Range = (typeof ranges)[number]['value'];
/** How the alliance does: who is there, who comes, who stays. */
export default function AnalyticsPage() {
  const { isTable } = useTables();
  const [said, setDays] = useAddress('days');
  const days: Range = said === '7' || said === '90' ? said : '30';
  const { currentData, data, error, isFetching, refetch } = useGetAllianceAnalyticsQuery({
    days: Number(days) as 7 | 30 | 90,
  });
  const analytics = currentData ?? data;
  return (
    <>
      <PageHeader
        title="Analytics"
        description="Who is in the alliance, who comes and who stays. Every figure says how it is worked out."
        actions={<TablesControl />}
      />
      <div className="grid gap-5 md:gap-6">
        {error ? (
          <LoadFailure what="The analytics" stale={Boolean(analytics)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        ) : null}
        {(analytics || !error) && <Tiles analytics={analytics} />}
        {!analytics && !error && (
          <div role="status" className="grid gap-5 md:grid-cols-2 md:gap-6">
            <span className="sr-only">Loading...</span>
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        )}
        {analytics && <Figures analytics={analytics} days={days} onDays={setDays} isTable={isTable} />}
      </div>
    </>
  );
}

/** Three figures of today; without them they are still loading. */
function Tiles({ analytics }: { analytics?: AllianceAnalyticsDto }) {
  const month = analytics?.months.at(-1);
  const located = analytics?.countries.reduce((sum, { organizations }) => sum + organizations, 0) ?? 0;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">
      <FilterTile
        label="Countries"
        value={analytics && counted(analytics.countries.length)}
        note={analytics ? `of ${counted(located)} organizations that say where they are` : ''}
      />
      <FilterTile
        label="Monthly Activity"
        value={month && counted(month.active ?? 0)}
        note={month ? `organizations active in ${monthName(month.month)}` : ''}
      />
      <FilterTile
        label="Organization Types"
        value={analytics && counted(analytics.types.length)}
        note={analytics ? `of ${counted(analytics.organizations)} organizations` : ''}
      />
    </div>
  );
}

interface FiguresProps {
  analytics: AllianceAnalyticsDto;
  days: Range;
  /** Empty for those that are shown where nothing is said. */
  onDays: (days: string) => void;
  isTable: boolean;
}

function Figures({ analytics, days, onDays, isTable }: FiguresProps) {
  const isFresh = analytics.organizations === 0 && analytics.registrations.total === 0;
  return (
    <>
      {isFresh ? (
        <EmptyState title="Nobody has registered yet">
          Figures appear here as soon as organizations register at the alliance.
        </EmptyState>
      ) : (
        <>
          <Countries analytics={analytics} isTable={isTable} />
          <div className="grid gap-5 md:grid-cols-2 md:gap-6">
            <OrganizationTypes analytics={analytics} isTable={isTable} />
            <div className="grid min-w-0 content-start gap-5 md:gap-6">
              <MonthlyActivity months={analytics.months} isTable={isTable} />
              <DataSummary analytics={analytics} />
            </div>
          </div>
        </>
      )}
      <Funnel analytics={analytics} days={days} isTable={isTable}>
        <SegmentedControl
          legend="Time range"
          name="days"
          options={ranges}
          value={days}
          onChange={(next) => onDays(next === '30' ? '' : next)}
        />
      </Funnel>
      {!isFresh && <Retention cohorts={analytics.cohorts} isTable={isTable} />}
      <p className="text-ink-3 text-sm">
        From visit to payment: from <DayText on={analytics.from} />. As of <MomentText at={analytics.asOf} />. Days and
        months are those of UTC; visits come in within seconds.
      </p>
    </>
  );
}

function DataSummary({ analytics: { registrations, types } }: { analytics: AllianceAnalyticsDto }) {
  const { total, emailsSent } = registrations;
  return (
    <AnalyticsPart
      title="Data Summary"
      formula="All registrations that are not deleted. Email success rate: those whose newest welcome mail was taken by its mail server ÷ all registrations."
    >
      <dl className="grid gap-3 text-sm">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">Total registrations</dt>
          <dd className="font-medium tabular-nums">
            <Link to="/admin/registrations" className="rounded-sm text-brand underline underline-offset-4">
              {counted(total)}
            </Link>
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-2">Email success rate</dt>
          <dd className="font-medium tabular-nums">{percent(emailsSent, total)}</dd>
        </div>
        <div>
          <dt className="text-ink-2">Organization types</dt>
          <dd className="mt-1">{types.map(({ type }) => organizationTypeLabels[type]).join(', ') || '–'}</dd>
        </div>
      </dl>
    </AnalyticsPart>
  );
}
