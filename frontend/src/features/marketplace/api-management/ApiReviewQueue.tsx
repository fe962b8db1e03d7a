import { type ApiInReviewDto, useListApisInReviewQuery } from '@alliance/api-client/marketplace';
import { problemText } from '@alliance/api-client/problem';
import { Badge } from '@/ui/Badge';
import { type Column, DenseTable } from '@/ui/browse/OperatorTable';
import { DateText } from '@/ui/DateText';
import { EmptyState, LoadFailure } from '@/ui/EmptyState';
import { Skeleton } from '@/ui/Skeleton';
import { reviewLabels, reviewTones, scopeLabels } from './api-words';
import { ProviderLink } from './ProviderLink';

const yes = (is: boolean) => (is ? 'Yes' : 'No');

const columns: readonly Column<ApiInReviewDto>[] = [
  {
    label: 'API',
    wraps: true,
    cell: ({ name }) => <span className="font-medium [overflow-wrap:anywhere]">{name}</span>,
  },
  {
    label: 'Review',
    isUnderFirst: true,
    cell: ({ reviewStatus: status }) => <Badge tone={reviewTones[status]}>{reviewLabels[status]}</Badge>,
  },
  {
    label: 'Provider',
    wraps: true,
    cell: ({ organizationId, providerName }) => <ProviderLink organizationId={organizationId} name={providerName} />,
  },
  { label: 'Category', wraps: true, cell: ({ category }) => category },
  { label: 'Scope', cell: ({ publishingScope }) => scopeLabels[publishingScope] },
  { label: 'Lint score', isFigure: true, cell: ({ lintScore }) => lintScore ?? '–' },
  { label: 'OpenAPI', cell: ({ hasOpenApiSpec }) => yes(hasOpenApiSpec) },
  { label: 'Test suite', cell: ({ hasTestSuite }) => yes(hasTestSuite) },
  {
    label: 'Flags',
    wraps: 'sentence',
    cell: ({ securityFlags, legalFlags }) => [...securityFlags, ...legalFlags].join(', ') || '–',
  },
  { label: 'Handed in', cell: ({ submittedAt }) => <DateText at={submittedAt} /> },
];

/** APIs about which nobody has decided yet; who has waited longest stands first. */
export function ApiReviewQueue() {
  const { data, error, isFetching, refetch } = useListApisInReviewQuery();
  return (
    <div aria-busy={isFetching}>
      {error ? (
        <div className="mb-5">
          <LoadFailure what="The review queue" stale={Boolean(data)} retrying={isFetching} onRetry={refetch}>
            {problemText(error)}
          </LoadFailure>
        </div>
      ) : null}
      {!data && !error && (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState title="Nothing to Review">
          An API waits here from the day that its provider hands it in until somebody decides about it.
        </EmptyState>
      )}
      {data && data.length > 0 && <DenseTable label="Review queue" columns={columns} items={data} />}
    </div>
  );
}
