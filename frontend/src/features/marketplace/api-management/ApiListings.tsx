import { type ApiListingDto, useBrowseApisInfiniteQuery } from '@alliance/api-client/marketplace';
import { optionsOf } from '@/content/labels';
import { Badge } from '@/ui/Badge';
import { type Column, OperatorTable } from '@/ui/browse/OperatorTable';
import { useListFilter } from '@/ui/browse/useListFilter';
import { counted } from '@/ui/count';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { pricingLabels, reviewLabels, reviewTones, scopeLabels, standingLabels, standingTones } from './api-words';
import { ProviderLink } from './ProviderLink';

const columns: readonly Column<ApiListingDto>[] = [
  {
    label: 'API',
    wraps: true,
    cell: ({ name }) => <span className="font-medium [overflow-wrap:anywhere]">{name}</span>,
  },
  {
    label: 'Status',
    isUnderFirst: true,
    cell: ({ status }) => <Badge tone={standingTones[status]}>{standingLabels[status]}</Badge>,
  },
  {
    label: 'Provider',
    wraps: true,
    cell: ({ organizationId, providerName }) => <ProviderLink organizationId={organizationId} name={providerName} />,
  },
  {
    label: 'Review',
    cell: ({ reviewStatus }) => <Badge tone={reviewTones[reviewStatus]}>{reviewLabels[reviewStatus]}</Badge>,
  },
  { label: 'Category', wraps: true, cell: ({ category }) => category },
  { label: 'Scope', cell: ({ publishingScope }) => scopeLabels[publishingScope] },
  { label: 'Pricing', cell: ({ pricing }) => pricingLabels[pricing] },
  {
    label: 'Uptime target',
    isFigure: true,
    cell: ({ uptimeTarget }) => (uptimeTarget === null ? '–' : `${uptimeTarget}%`),
  },
  {
    label: 'p95 target',
    isFigure: true,
    cell: ({ p95LatencyTarget }) => (p95LatencyTarget === null ? '–' : `${counted(p95LatencyTarget)} ms`),
  },
  {
    label: 'Calls this month',
    isFigure: true,
    cell: ({ monthlyUsage, quota }) => (
      <>
        {counted(monthlyUsage)}
        {quota !== null && <span className="text-ink-3"> of {counted(quota)}</span>}
      </>
    ),
  },
  { label: 'Changed', cell: ({ updatedAt }) => <DateText at={updatedAt} /> },
];

const statuses = [{ value: '', label: 'All' }, ...optionsOf(standingLabels)];

/** Every API of every provider. */
export function ApiListings() {
  const { filter, change, isFiltered } = useListFilter(['status'] as const);
  const result = useBrowseApisInfiniteQuery(filter);
  return (
    <>
      <div className="mb-5 print:hidden">
        <SegmentedControl
          legend="Status"
          name="status"
          options={statuses}
          value={filter.status ?? ''}
          onChange={(status) => change({ status })}
        />
      </div>
      <OperatorTable
        label="Marketplace listings"
        what="The APIs"
        columns={columns}
        result={result}
        empty={
          isFiltered ? (
            <EmptyState title="No APIs Found">No API has this status.</EmptyState>
          ) : (
            <EmptyState title="No APIs Yet">
              There is none, as the marketplace is not open. Every API that is published there stands here, with what it
              promises and how often it is called.
            </EmptyState>
          )
        }
      />
    </>
  );
}
