import { type BillingOverviewDto, useInitializePaymentMutation } from '@alliance/api-client/billing';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { leaveFor } from '@/ui/leave';
import { money } from '@/ui/money';
import { toast } from '@/ui/toast';
import { notBegun } from '../checkout/not-begun';
import { attentionOf, cardName } from './attention';
import { ReplaceCardButton } from './ReplaceCardButton';

/** What waits for an owner or admin, with the one filled button of the page. */
export function AttentionStrip({ overview, onChoose }: { overview: BillingOverviewDto; onChoose: () => void }) {
  const { due, card, trialEndsAt, endReason } = overview;
  const attention = attentionOf(overview);
  if (attention === 'pay' && due)
    return (
      <Strip tone="danger" action={<PayButton overview={overview} />}>
        <strong className="font-semibold">The renewal of {due.plan.name} has not been paid.</strong>{' '}
        {due.nextTryAt && (
          <>
            The card is tried again on <DateText at={due.nextTryAt} />.{' '}
          </>
        )}
        {overview.readOnly ? (
          'What is there can be read until it is paid.'
        ) : (
          <>
            From <DateText at={due.readOnlyFrom} /> on what is there can only be read.
          </>
        )}{' '}
        The subscription ends on <DateText at={due.endsAt} /> unless it is paid; nothing is deleted.
      </Strip>
    );
  if (attention === 'card' && card)
    return (
      <Strip action={<ReplaceCardButton organizationId={overview.organizationId} variant="primary" />}>
        <strong className="font-semibold">{cardName(card)} expires before the next renewal.</strong> Put another card in
        its place, so that the plan goes on.
      </Strip>
    );
  if (attention === 'trial' && trialEndsAt)
    return (
      <Strip action={<Button onClick={onChoose}>Choose a plan</Button>}>
        <strong className="font-semibold">
          The trial ends on <DateText at={trialEndsAt} />.
        </strong>{' '}
        Then the organization is on the free plan, unless one is paid. Nothing is deleted.
      </Strip>
    );
  if (attention === 'ended')
    return (
      <Strip action={<Button onClick={onChoose}>Choose a plan</Button>}>
        <strong className="font-semibold">The subscription has ended</strong>
        {endReason === 'unpaid' && ', because its renewal was not paid'}
        {endReason === 'refunded' && ', because the money went back'}
        {endReason === 'not_sold' && ', because its plan is no longer sold'}. The organization is on the free plan;
        nothing is deleted.
      </Strip>
    );
  return null;
}

interface StripProps {
  tone?: 'danger' | 'accent';
  action: ReactNode;
  children: ReactNode;
}

function Strip({ tone = 'accent', action, children }: StripProps) {
  const look = tone === 'danger' ? 'border-danger bg-danger-soft' : 'border-accent bg-accent-soft';
  return (
    <div
      role="status"
      className={`mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border p-4 sm:px-6 ${look}`}
    >
      <p className="min-w-0 flex-1 basis-72 text-ink">{children}</p>
      {action}
    </div>
  );
}

function PayButton({ overview: { organizationId, due } }: { overview: BillingOverviewDto }) {
  const [begin, { isLoading }] = useInitializePaymentMutation();
  if (!due) return null;
  const pay = async () => {
    try {
      const { authorization_url } = await begin({
        initializePaymentDto: { quoteId: due.quoteId, organizationId },
      }).unwrap();
      leaveFor(authorization_url);
    } catch (error) {
      toast({ title: 'Payment Failed', description: notBegun(error), variant: 'destructive' });
    }
  };
  return (
    <Button onClick={pay} pending={isLoading}>
      {isLoading ? 'Processing...' : `Pay ${money(due.total, due.currency)}`}
    </Button>
  );
}
