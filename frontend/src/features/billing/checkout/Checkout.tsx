import {
  type PlanCurrency,
  type PlanDto,
  type PriceBookDto,
  useGetEstimateQuery,
  useGetSubscriptionStatusQuery,
} from '@alliance/api-client/billing';
import { chosenOrganization, leaders, organizationsAs, type Viewer } from '@alliance/api-client/viewer';
import { liteIsFreeAlready } from '@/content/plans';
import { OrganizationField } from '@/features/shared/OrganizationField';
import { LoadFailure } from '@/ui/EmptyState';
import { useAddress } from '@/ui/useAddress';
import { PlanLosses } from '../PlanLosses';
import { trialOf } from '../trial';
import { CheckoutForm } from './CheckoutForm';
import { NothingToBuy, NotPayable, NotQuoted } from './NothingToBuy';
import { OrderSummary } from './OrderSummary';
import { TwoColumns } from './TwoColumns';
import { useQuote } from './useQuote';

interface CheckoutProps {
  plan: PlanDto;
  book: PriceBookDto;
  viewer: Viewer | undefined;
  currency: PlanCurrency;
  onCurrency: (currency: PlanCurrency) => void;
  /** Who is not signed in, or not any more, does that first. */
  onLoginFirst: () => void;
}

/** What will be charged to whom, and the form by which it is paid. */
export function Checkout({ plan, book, viewer, currency: chosen, onCurrency, onLoginFirst }: CheckoutProps) {
  // In the address, so that a reload and the way back from the provider find it.
  const [wanted, choose] = useAddress('organizationId');
  const organizations = organizationsAs(viewer, leaders);
  const organizationId = chosenOrganization(organizations, wanted) ?? '';
  const organization = organizations.find(({ id }) => id === organizationId);
  const status = useGetSubscriptionStatusQuery({ organizationId }, { skip: !organizationId });
  const running = status.currentData?.subscription;
  const isKnown = !organizationId || !status.isFetching || Boolean(status.currentData);
  const currency = running?.currency ?? chosen;
  const offer = useQuote({ organizationId: isKnown ? organizationId : '', planId: plan.id, currency });
  const estimate = useGetEstimateQuery({ planId: plan.id, currency }, { skip: Boolean(organizationId) });

  const onBehalf = (
    <OrganizationField
      id="organizationId"
      organizations={organizations}
      value={organizationId}
      onChange={({ target }) => choose(target.value)}
    />
  );
  const charge = offer.error ? null : organizationId ? offer.quote : estimate.currentData;
  const membership = viewer?.organizations.find((one) => one.organization.id === organizationId);
  const summary = (
    <OrderSummary
      plan={plan}
      charge={charge}
      currency={currency}
      onCurrency={running ? undefined : onCurrency}
      losses={
        membership &&
        status.currentData && (
          <PlanLosses
            holding={{
              organization: membership.organization,
              tier: membership.membershipTier,
              isPaid: status.currentData.hasSubscription,
              trialEndsAt: running ? undefined : trialOf(membership),
            }}
            plan={plan}
            from={offer.quote?.appliesOn ?? undefined}
          />
        )
      }
    />
  );
  if (viewer && !organization)
    return (
      <TwoColumns
        form={<NothingToBuy title="An owner or admin buys the plan">{notALeader}</NothingToBuy>}
        summary={summary}
      />
    );
  const about = organization && { organization, plan, helpAddress: book.helpAddress };
  if (about && offer.error) {
    const refused = (
      <NotQuoted {...about} error={offer.error} retrying={offer.isLoading} onRetry={() => void offer.retry()} />
    );
    return (
      <TwoColumns
        form={
          <>
            {onBehalf}
            {refused}
          </>
        }
        summary={summary}
      />
    );
  }
  if (about && offer.quote?.obstacle) {
    const refused = <NotPayable {...about} quote={offer.quote} onCurrency={running ? undefined : onCurrency} />;
    return (
      <TwoColumns
        form={
          <>
            {onBehalf}
            {refused}
          </>
        }
        summary={summary}
      />
    );
  }
  if (estimate.isError)
    return (
      <LoadFailure what="The price" retrying={estimate.isFetching} onRetry={estimate.refetch}>
        What the plan costs is not known just now.
      </LoadFailure>
    );
  return (
    <CheckoutForm
      plan={plan}
      book={book}
      viewer={viewer}
      organization={organization}
      running={status.currentData?.plan}
      notice={
        organization &&
        plan.tierType === 'free' &&
        status.currentData?.hasSubscription === false &&
        membership?.membershipTier === 'free' ? (
          <p role="note" className="rounded-lg border border-line bg-accent-soft px-4 py-3">
            {liteIsFreeAlready}
          </p>
        ) : undefined
      }
      onBehalf={onBehalf}
      offer={offer}
      estimate={estimate.currentData}
      summary={summary}
      onLoginFirst={onLoginFirst}
    />
  );
}

const notALeader =
  'A plan is bought for an organization by its owner or an admin. Ask one of yours, or register an organization of your own.';
