import { type PlanDto, useListPlansQuery } from '@alliance/api-client/billing';
import { type PriceVersionDto, useListPriceVersionsQuery } from '@alliance/api-client/books';
import { problemText } from '@alliance/api-client/problem';
import { Badge } from '@/ui/Badge';
import { MomentText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { money } from '@/ui/money';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { PriceEditor } from './PriceEditor';
import { Waivers } from './Waivers';

/** The price book: what is charged now, the way to change it, and every version there was. */
export default function PricesPage() {
  const { data: book, error, isFetching, refetch } = useListPlansQuery();
  const { data: versions } = useListPriceVersionsQuery();
  return (
    <>
      <PageHeader
        title="Prices"
        description="A version takes over at its date. What has been paid or begun keeps its price, and no renewal takes one that was published less than 30 days before; prices in naira are stored, not converted."
      />
      {error ? (
        <LoadFailure what="The prices" stale={Boolean(book)} retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : null}
      {!book && !error && <Skeleton className="h-64" />}
      {book && <PriceEditor key={versions?.[0]?.version} plans={book.plans} />}
      {book && <Waivers plans={book.plans} />}
      {book && versions && <Versions versions={versions} plans={book.plans} />}
    </>
  );
}

function Versions({ versions, plans }: { versions: PriceVersionDto[]; plans: PlanDto[] }) {
  const nameOf = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? `${plan.name}, ${plan.billingInterval}` : planId;
  };
  const now = Date.now();
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      <ol className="mt-3 space-y-3">
        {versions.map(({ version, validFrom, publishedBy, publishedAt, prices }) => (
          <li key={version} className="rounded-lg border border-line bg-surface p-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">Version {version}</span>
              <span className="text-ink-2">
                from <MomentText at={validFrom} />
              </span>
              {Date.parse(validFrom) > now && <Badge tone="blue">Takes over later</Badge>}
            </p>
            <p className="text-ink-3 text-xs">
              {publishedAt && publishedBy ? (
                <>
                  Published <MomentText at={publishedAt} />
                </>
              ) : (
                'As the product came'
              )}
              , {prices.length === 1 ? '1 price' : `${prices.length} prices`}
            </p>
            <details className="mt-2">
              <summary className="inline-flex min-h-9 cursor-pointer items-center text-brand">Show prices</summary>
              <ul className="mt-1 space-y-1">
                {prices.map(({ planId, currency, charged, list }) => (
                  <li key={planId + currency} className="flex flex-wrap justify-between gap-x-4">
                    <span>{nameOf(planId)}</span>
                    <span className="tabular-nums">
                      {money(charged, currency)}{' '}
                      {list !== charged && <s className="text-ink-3">{money(list, currency)}</s>}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
