import { type ApiFiguresDto, useGetApiFiguresQuery } from '@alliance/api-client/marketplace';
import { problemText } from '@alliance/api-client/problem';
import { counted } from '@/ui/count';
import { LoadFailure } from '@/ui/EmptyState';
import { FilterTile } from '@/ui/FilterTile';
import { PageHeader } from '@/ui/PageHeader';
import { TabCount } from '@/ui/TabCount';
import { Tabs } from '@/ui/Tabs';
import { useParameters } from '@/ui/useAddress';
import { ApiListings } from './ApiListings';
import { ApiProviders } from './ApiProviders';
import { ApiReviewQueue } from './ApiReviewQueue';
import { PolicyGuardrails } from './PolicyGuardrails';

type Part = 'providers' | 'review' | 'listings' | 'policy';

interface Tile {
  label: string;
  figure: keyof Omit<ApiFiguresDto, 'asOf'>;
  /** What it counts is shown by this part, narrowed by this. */
  shows?: { tab: Part; passed?: string; status?: string };
}

const tiles: readonly Tile[] = [
  { label: 'Providers', figure: 'providers' },
  { label: 'Active APIs', figure: 'active', shows: { tab: 'listings', status: 'active' } },
  { label: 'In Review', figure: 'inReview', shows: { tab: 'review' } },
  { label: 'KYB Verified', figure: 'kybVerified', shows: { tab: 'providers', passed: 'kyb-verified' } },
  { label: 'Certified', figure: 'certified', shows: { tab: 'providers', passed: 'certified' } },
  { label: 'SLA Compliant', figure: 'slaCompliant', shows: { tab: 'providers', passed: 'sla-compliant' } },
  { label: 'Calls Today', figure: 'callsToday' },
];

/** Who publishes APIs, what waits for review, what can be called, and what is asked of all. */
export default function ApiManagementPage() {
  const { parameters, change } = useParameters();
  const { data: figures, error, isFetching, refetch } = useGetApiFiguresQuery();
  const said = parameters.get('tab');
  const part: Part = said === 'review' || said === 'listings' || said === 'policy' ? said : 'providers';
  const isShown = ({ tab, passed = '', status = '' }: NonNullable<Tile['shows']>) =>
    tab === part && (parameters.get('passed') ?? '') === passed && (parameters.get('status') ?? '') === status;
  const show = (shown: Partial<NonNullable<Tile['shows']>>) => {
    const { tab = 'providers', passed = '', status = '' } = shown;
    change({ tab: tab === 'providers' ? '' : tab, passed, status, memberType: '', certification: '' });
  };
  return (
    <>
      <PageHeader
        title="API Management"
        description="Who publishes APIs in the alliance, what waits for review, and how often it is called."
      />
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The figures" stale={Boolean(figures)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {(figures || !error) && (
        <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
          {tiles.map(({ label, figure, shows }) => (
            <FilterTile
              key={figure}
              label={label}
              value={figures && counted(figures[figure])}
              isOn={shows && isShown(shows)}
              onToggle={shows && (() => show(isShown(shows) ? {} : shows))}
            />
          ))}
        </div>
      )}
      <Tabs
        label="Parts of API management"
        value={part}
        onChange={(tab) => show({ tab: tab as Part })}
        tabs={[
          { value: 'providers', label: 'Providers', content: <ApiProviders /> },
          {
            value: 'review',
            label: (
              <>
                Review Queue
                <TabCount known={Boolean(figures)}>{figures && counted(figures.inReview)}</TabCount>
              </>
            ),
            content: <ApiReviewQueue />,
          },
          { value: 'listings', label: 'Marketplace Listings', content: <ApiListings /> },
          { value: 'policy', label: 'Policy Guardrails', content: <PolicyGuardrails /> },
        ]}
      />
    </>
  );
}
