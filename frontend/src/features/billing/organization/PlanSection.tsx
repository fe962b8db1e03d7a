import {
  type BillingOverviewDto,
  useKeepPlanMutation,
  useResumeSubscriptionMutation,
} from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { billedLabels } from '@/content/labels';
import { tierNames } from '@/content/tiers';
import { Button } from '@/ui/Button';
import { Facts } from '@/ui/browse/Facts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DateText } from '@/ui/DateText';
import { money } from '@/ui/money';
import { toast } from '@/ui/toast';
import { billed, changeInWords } from '../plan-changes';
import { cardName } from './attention';
import { Section } from './Section';
import { useCancelling } from './useCancelling';

interface PlanSectionProps {
  overview: BillingOverviewDto;
  onChange: () => void;
}

/** What the organization pays for, what happens next, and how to change that. */
export function PlanSection({ overview, onChange }: PlanSectionProps) {
  const { plan, standing, tier, currency, periodStart, periodEnd, trialEndsAt, nextCharge } = overview;
  const runs = standing === 'active' || standing === 'past_due' || standing === 'grace';
  return (
    <Section id="plan" title="Plan">
      <Facts
        facts={[
          ['Plan', runs && plan ? plan.name : tierNames[tier]],
          ['Billed', runs && plan && `${billedLabels[plan.billingInterval]}, in ${currency}`],
          [
            'Paid',
            runs && periodStart && periodEnd && (
              <>
                <DateText at={periodStart} /> to <DateText at={periodEnd} />
              </>
            ),
          ],
          ['Trial until', standing === 'trial' && trialEndsAt && <DateText at={trialEndsAt} />],
          ['Next charge', nextCharge && money(nextCharge.total, nextCharge.currency)],
        ]}
      />
      <p className="mt-4 max-w-prose text-ink-2">
        <WhatIsNext overview={overview} />
      </p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {standing !== 'past_due' && standing !== 'grace' && (
          <Button variant="secondary" onClick={onChange}>
            {runs ? 'Change plan' : 'Choose a plan'}
          </Button>
        )}
        {overview.nextPlan && <KeepPlanButton overview={overview} />}
        {runs &&
          (overview.cancelAtPeriodEnd ? <ResumeButton overview={overview} /> : <CancelButton overview={overview} />)}
      </div>
    </Section>
  );
}

function WhatIsNext({ overview }: { overview: BillingOverviewDto }) {
  const { standing, plan, cancelAtPeriodEnd, periodEnd, nextPlan, nextCharge, card, trialEndsAt, due } = overview;
  if (standing === 'trial' && trialEndsAt)
    return (
      <>
        Nothing is charged. Without a payment the organization is on the free plan from <DateText at={trialEndsAt} />{' '}
        on.
      </>
    );
  if (due) return <>{money(due.total, due.currency)} is to be paid now.</>;
  if (cancelAtPeriodEnd && periodEnd)
    return (
      <>
        The subscription ends on <DateText at={periodEnd} />. Until then everything stays as it is. Then the
        organization is on the free plan, and nothing is deleted.
      </>
    );
  if (!nextCharge) return <>Nothing is charged.</>;
  return (
    <>
      {nextPlan && (
        <>
          From <DateText at={nextPlan.startsAt} /> on {plan ? changeInWords(plan, nextPlan.plan) : nextPlan.plan.name}.{' '}
        </>
      )}
      On <DateText at={nextCharge.date} /> {money(nextCharge.total, nextCharge.currency)}
      {nextCharge.tax !== '0' &&
        ` (${money(nextCharge.subtotal, nextCharge.currency)} and ${money(nextCharge.tax, nextCharge.currency)} ${nextCharge.taxRule})`}{' '}
      {card ? <>is charged to {cardName(card)}</> : 'is to be paid: a link is mailed before'}.
      {nextCharge.previousTotal && (
        <> The period that runs was {money(nextCharge.previousTotal, nextCharge.currency)}.</>
      )}
    </>
  );
}

function CancelButton({ overview }: { overview: BillingOverviewDto }) {
  const [asking, setAsking] = useState(false);
  const { cancel, isLoading } = useCancelling(overview.organizationId);
  const { periodEnd, due } = overview;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
      {asking && (
        <ConfirmDialog
          title="Cancel the subscription"
          confirm="Cancel Subscription"
          confirming="Cancelling..."
          dismiss="Keep Subscription"
          isLoading={isLoading}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          {due || !periodEnd ? (
            'It ends at once, because its renewal has not been paid. The organization is on the free plan then; nothing is deleted.'
          ) : (
            <>
              Everything stays as it is until <DateText at={periodEnd} />, and nothing more is charged. Then the
              organization is on the free plan: it can read, and submits no problems. Nothing is deleted, and until that
              day you can undo it.
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function ResumeButton({ overview: { organizationId } }: { overview: BillingOverviewDto }) {
  const [resume, { isLoading }] = useResumeSubscriptionMutation();
  const undo = async () => {
    try {
      await resume({ organizationId }).unwrap();
      toast({ title: 'The subscription goes on', description: 'It renews at the end of its period.' });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" onClick={undo} pending={isLoading}>
      {isLoading ? 'Resuming...' : 'Undo cancellation'}
    </Button>
  );
}

function KeepPlanButton({ overview: { organizationId, plan } }: { overview: BillingOverviewDto }) {
  const [keep, { isLoading }] = useKeepPlanMutation();
  const stay = async () => {
    try {
      await keep({ organizationId }).unwrap();
      toast({ title: 'The plan stays', description: `The organization stays with ${plan && billed(plan)}.` });
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" onClick={stay} pending={isLoading}>
      {isLoading ? 'One moment...' : `Stay with ${plan && billed(plan)}`}
    </Button>
  );
}
