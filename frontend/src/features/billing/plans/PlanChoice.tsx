import type { PlanCurrency, PlanDto } from '@alliance/api-client/billing';
import { plansCopy } from '@/content/plans';
import { billingOf, checkoutOf } from '@/features/shared/plans/checkout';
import { tierInAddress } from '@/features/shared/plans/tiers';
import { Button, LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { toast } from '@/ui/toast';
import { PlanLosses } from '../PlanLosses';
import { beginsLater } from '../plan-changes';
import type { Standing } from './useStanding';

interface PlanChoiceProps {
  plan: PlanDto;
  currency: PlanCurrency;
  isCurrent: boolean;
  standing?: Standing;
}

/** The way to a plan, for whoever looks at it; a sentence where there is none. */
export function PlanChoice({ plan, currency, isCurrent, standing }: PlanChoiceProps) {
  const registration = `/membership?tier=${tierInAddress(plan.tierType)}`;
  const organizationId = standing?.membership.organization.id;
  const checkout = checkoutOf({ planId: plan.id, currency, organizationId });

  if (plan.waived)
    return standing ? <FreeChoice plan={plan} standing={standing} /> : <Way plan={plan} to={registration} />;
  if (isCurrent) return <Note>This is your organization’s plan.</Note>;
  if (standing && !standing.decides) return null;
  const { plan: running, subscription } = standing?.status ?? {};
  if (running && subscription?.status === 'active' && organizationId && beginsLater(running, plan))
    return (
      <>
        <Way plan={plan} to={`${billingOf(organizationId)}?change=${plan.id}`} />
        <p className="mt-2 text-ink-2 text-sm">
          Nothing to pay now: it can begin on <DateText at={subscription.currentPeriodEnd} />, when what is paid is
          over.
        </p>
        <Losses plan={plan} standing={standing} from={subscription.currentPeriodEnd} />
      </>
    );
  if (plan.tierType === 'free' && standing?.isFree && !standing.status?.hasSubscription)
    return (
      <>
        <Way plan={plan} to={checkout} />
        <p className="mt-2 text-ink-2 text-sm">You have it already, free of charge.</p>
      </>
    );
  return (
    <>
      <Way plan={plan} to={checkout} />
      <Losses plan={plan} standing={standing} />
    </>
  );
}

function Losses({ plan, standing, from }: { plan: PlanDto; standing?: Standing; from?: string }) {
  // What a subscription pays for is known once the server has said so.
  if (!standing?.status) return null;
  const { membership, status, trialEndsAt } = standing;
  const { organization, membershipTier: tier } = membership;
  return (
    <div className="mt-2 empty:hidden">
      <PlanLosses
        holding={{ organization, tier, isPaid: status.hasSubscription, trialEndsAt }}
        plan={plan}
        from={from}
        folded
      />
    </div>
  );
}

/** What is free needs no checkout: who pays goes there by cancelling. */
function FreeChoice({ plan, standing }: { plan: PlanDto; standing: Standing }) {
  const { decides, isFree, trialEndsAt, status, membership } = standing;
  if (isFree && !status?.hasSubscription) {
    const already = trialEndsAt ? plansCopy.freeAfterTrial : plansCopy.alreadyFree;
    return (
      <Button {...lookOf(plan)} aria-label={nameOf(plan)} onClick={() => toast(already)}>
        {labelOf(plan)}
      </Button>
    );
  }
  if (status?.hasSubscription && decides) return <Way plan={plan} to={billingOf(membership.organization.id)} />;
  return <Note>Your organization goes on with it when what it has now ends.</Note>;
}

const Way = ({ plan, to }: { plan: PlanDto; to: string }) => (
  <LinkButton to={to} {...lookOf(plan)} aria-label={nameOf(plan)}>
    {labelOf(plan)}
  </LinkButton>
);

const lookOf = ({ popular }: PlanDto) => ({ variant: popular ? 'primary' : 'secondary', wide: true }) as const;
const labelOf = ({ tierType }: PlanDto) => (tierType === 'free' ? plansCopy.start : plansCopy.subscribe);
const nameOf = (plan: PlanDto) => `${labelOf(plan)}: ${plan.name}`;

const Note = ({ children }: { children: string }) => (
  <p className="flex min-h-11 items-center text-ink-2 text-sm">{children}</p>
);
