import type { BillingInterval, PlanCurrency, PlanDto, PriceBookDto } from '@alliance/api-client/billing';
import { useListPlansQuery } from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { Link } from 'react-router-dom';
import { currencyNames, intervalNames, intervals, plansCopy } from '@/content/plans';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { Badge } from '@/ui/Badge';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { OpenPage } from '@/ui/OpenPage';
import { PageHeader } from '@/ui/PageHeader';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { Guarantee } from './Guarantee';
import { PlanCard } from './PlanCard';
import { PlanChoice } from './PlanChoice';
import { StandingBanner } from './StandingBanner';
import { useMailedVisitor } from './useMailedVisitor';
import { type Standing, useStanding } from './useStanding';

/** What membership costs and brings, for visitors too; the interval and the currency stay in the address. */
export default function PlansPage() {
  useMailedVisitor();
  const { isAsked, standing } = useStanding();
  const { data: book, error, isFetching, refetch } = useListPlansQuery();
  const [interval, setInterval] = useAddress('interval');
  const [currency, setCurrency] = useAddress('currency');
  const shown: { interval: BillingInterval; currency: PlanCurrency } = {
    interval: interval === 'monthly' ? 'monthly' : 'yearly',
    currency: currencyIn(currency) ?? standing?.status?.subscription?.currency ?? 'USD',
  };

  return (
    <OpenPage actions={<VisitorLinks />}>
      <PageHeader
        title={plansCopy.title}
        description={plansCopy.text}
        actions={
          <div className="flex flex-wrap items-end gap-3 print:hidden">
            <SegmentedControl
              legend="Billing interval"
              name="interval"
              options={intervals.map((value) => ({ value, label: <IntervalLabel interval={value} /> }))}
              value={shown.interval}
              onChange={setInterval}
            />
            <Field label="Currency" id="currency">
              <NativeSelect
                options={Object.entries(currencyNames).map(([value, label]) => ({ value, label }))}
                value={shown.currency}
                onChange={({ target }) => setCurrency(target.value)}
              />
            </Field>
          </div>
        }
      />
      {(standing || isAsked) && <StandingBanner standing={standing} />}
      {book ? (
        <>
          <Plans book={book} {...shown} standing={standing} />
          <Guarantee book={book} />
        </>
      ) : error ? (
        <LoadFailure what="The plans" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : (
        <PlanSkeletons />
      )}
    </OpenPage>
  );
}

const currencyIn = (text: string): PlanCurrency | undefined =>
  Object.hasOwn(currencyNames, text) ? (text as PlanCurrency) : undefined;

const IntervalLabel = ({ interval }: { interval: BillingInterval }) => (
  <>
    {intervalNames[interval]}
    {interval === 'yearly' && <Badge tone="orange">{plansCopy.save}</Badge>}
  </>
);

interface PlansProps {
  book: PriceBookDto;
  interval: BillingInterval;
  currency: PlanCurrency;
  standing?: Standing;
}

function Plans({ book, interval, currency, standing }: PlansProps) {
  const ofInterval = (wanted: BillingInterval) => book.plans.filter((plan) => plan.billingInterval === wanted);
  const monthly = (tier: PlanDto['tierType']) => ofInterval('monthly').find((plan) => plan.tierType === tier);
  const runs = standing?.status?.plan?.id;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-4">
        {ofInterval(interval).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            monthly={monthly(plan.tierType)}
            currency={currency}
            isCurrent={plan.id === runs}
          >
            <PlanChoice plan={plan} currency={currency} isCurrent={plan.id === runs} standing={standing} />
          </PlanCard>
        ))}
      </div>
      {!standing && (
        <p className="mt-6 text-ink-2">
          New here?{' '}
          <Link to="/membership" className="text-brand underline underline-offset-4">
            Register your organization
          </Link>{' '}
          and try any paid plan for {book.trialDays} days, without a credit card.
        </p>
      )}
    </>
  );
}

/** In the shape of what comes. */
const PlanSkeletons = () => (
  <div role="status" className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
    <span className="sr-only">Loading plans...</span>
    {['lite', 'innovators', 'enablers', 'enterprise'].map((plan) => (
      <div key={plan} className="rounded-xl border border-line bg-surface p-6">
        <Skeleton className="mt-9 h-7 w-2/3" />
        <Skeleton className="mt-4 h-5 w-full" />
        <Skeleton className="mt-6 h-9 w-1/2" />
        <Skeleton className="mt-6 h-11 w-full" />
        <Skeleton className="mt-8 h-36 w-full" />
      </div>
    ))}
  </div>
);
