import { type PlanCurrency, type PlanDto, useGetEstimateQuery } from '@alliance/api-client/billing';
import type { Viewer } from '@alliance/api-client/viewer';
import { LinkButton } from '@/ui/Button';
import { OrderSummary } from './OrderSummary';
import { TwoColumns } from './TwoColumns';

interface WaivedPlanProps {
  plan: PlanDto;
  viewer: Viewer | undefined;
  currency: PlanCurrency;
}

/** A plan that is free to join although it has a price: there is nothing to pay, and nothing to fill in. */
export function WaivedPlan({ plan, viewer, currency }: WaivedPlanProps) {
  const { data: estimate } = useGetEstimateQuery({ planId: plan.id, currency });
  const isPaid = viewer?.organizations.some(({ membershipTier }) => membershipTier !== 'free');
  return (
    <TwoColumns
      form={
        <section>
          <h2 className="text-xl">{plan.name} is free to join</h2>
          <p className="mt-3 text-ink-2">
            {!viewer
              ? 'There is nothing to pay. Register your organization and begin.'
              : isPaid
                ? 'There is nothing to pay. An organization comes back to this plan by cancelling its subscription; what it has paid for holds until its period ends.'
                : 'There is nothing to pay: you are on this plan already.'}
          </p>
          <LinkButton to={viewer ? '/' : '/membership?tier=free'} className="mt-6">
            {viewer ? 'Go to your home page' : 'Join the Alliance'}
          </LinkButton>
        </section>
      }
      summary={<OrderSummary plan={plan} charge={estimate} currency={currency} />}
    />
  );
}
