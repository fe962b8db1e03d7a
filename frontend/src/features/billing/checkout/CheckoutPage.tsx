import { type PlanCurrency, type PlanDto, useListPlansQuery } from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { Navigate, useParams } from 'react-router-dom';
import { plansPage } from '@/features/shared/plans/checkout';
import { VisitorLinks } from '@/features/shared/VisitorLinks';
import { BackLink } from '@/ui/browse/BackLink';
import { LoadFailure } from '@/ui/EmptyState';
import { OpenPage } from '@/ui/OpenPage';
import { PageHeader } from '@/ui/PageHeader';
import { Skeleton } from '@/ui/Skeleton';
import { useAddress } from '@/ui/useAddress';
import { Checkout } from './Checkout';
import { currencies } from './checkout-form';
import { useLoginFirst } from './useLoginFirst';
import { WaivedPlan } from './WaivedPlan';

/** Where a plan is bought. Visitors see what it costs; who pays signs in first. */
export default function CheckoutPage() {
  const { planId } = useParams();
  const { data, isError, error, isFetching, refetch } = useListPlansQuery();
  const { state, viewer } = useViewer();
  const [currency, setCurrency] = useCurrency();
  const loginFirst = useLoginFirst();
  const plan = data?.plans.find(({ id }) => id === planId);

  if (data && !plan) return <Navigate to={plansPage} replace />;
  return (
    <OpenPage actions={<VisitorLinks />}>
      <PageHeader
        above={<BackLink to={plansPage}>Back to plans</BackLink>}
        title="Checkout"
        description={plan && titleOf(plan)}
      />
      {isError && !data ? (
        <LoadFailure what="The plan" retrying={isFetching} onRetry={refetch}>
          {problemText(error)}
        </LoadFailure>
      ) : !data || !plan || state === 'loading' ? (
        <Skeleton className="h-96 w-full" />
      ) : plan.waived ? (
        <WaivedPlan plan={plan} viewer={viewer} currency={currency} />
      ) : (
        <Checkout
          plan={plan}
          book={data}
          viewer={viewer}
          currency={currency}
          onCurrency={setCurrency}
          onLoginFirst={loginFirst}
        />
      )}
    </OpenPage>
  );
}

const titleOf = ({ name, billingInterval, waived }: PlanDto) =>
  `${name}, ${waived ? 'free to join' : billingInterval === 'yearly' ? 'paid by the year' : 'paid by the month'}`;

/** Stands in the address, so that it survives the sign-in and can be linked to. */
function useCurrency(): [PlanCurrency, (currency: PlanCurrency) => void] {
  const [currency, choose] = useAddress('currency');
  const { value } = currencies.find((one) => one.value === currency) ?? currencies[0];
  return [value, choose];
}
