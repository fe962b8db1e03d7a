import {
  type BillingOverviewDto,
  type PlanCurrency,
  type PlanDto,
  type QuoteDto,
  useChooseNextPlanMutation,
  useListPlansQuery,
  useRequestQuoteMutation,
} from '@alliance/api-client/billing';
import { problemText } from '@alliance/api-client/problem';
import { useEffect, useState } from 'react';
import { billedLabels } from '@/content/labels';
import { liteIsFreeAlready } from '@/content/plans';
import { checkoutOf } from '@/features/shared/plans/checkout';
import { Button, LinkButton } from '@/ui/Button';
import { DateText } from '@/ui/DateText';
import { Dialog, DialogActions } from '@/ui/Dialog';
import { LoadFailure } from '@/ui/EmptyState';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { money } from '@/ui/money';
import { RadioCards } from '@/ui/RadioCards';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';
import { PlanLosses } from '../PlanLosses';
import { QuoteTable } from './QuoteTable';

interface ChangePlanDialogProps {
  overview: BillingOverviewDto;
  /** The plan that was chosen elsewhere. */
  wanted: string;
  onClose: () => void;
}

const currencies = [
  { value: 'USD', label: 'USD ($)' },
  { value: 'NGN', label: 'NGN (₦)' },
] as const satisfies { value: PlanCurrency; label: string }[];

/** Another plan: what it would cost now, and when it begins, before anything is decided. */
export default function ChangePlanDialog({ overview, wanted, onClose }: ChangePlanDialogProps) {
  const { organizationId, plan, currency: fixed, standing, tier, trialEndsAt } = overview;
  const runs = standing === 'active';
  const book = useListPlansQuery();
  const [currency, setCurrency] = useState<PlanCurrency>((runs && fixed) || 'USD');
  const [planId, setPlanId] = useState('');
  const [request, { data: quote, error, isLoading }] = useRequestQuoteMutation();
  const plans = book.data?.plans.filter(({ id, waived }) => !waived && !(runs && id === plan?.id));

  const chosen = plans?.find(({ id }) => id === planId);
  const ask = (wish: { planId: string; currency: PlanCurrency }) => {
    setPlanId(wish.planId);
    setCurrency(wish.currency);
    if (wish.planId) void request({ requestQuoteDto: { organizationId, ...wish } });
  };

  const isOffered = plans?.some(({ id }) => id === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the plans are there
  useEffect(() => {
    if (isOffered) ask({ planId: wanted, currency });
  }, [isOffered]);

  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={runs ? 'Change the plan' : 'Choose a plan'}
      description={
        runs
          ? 'A higher plan begins as soon as it is paid, and what is left of the running period is taken off. All others begin when that period is over. To go back to the free plan, cancel the subscription.'
          : 'It begins as soon as it is paid.'
      }
    >
      <div className="flex flex-col gap-5">
        {!runs && (
          <Field id="currency" label="Currency">
            <NativeSelect
              options={currencies}
              value={currency}
              onChange={({ target }) => ask({ planId, currency: target.value as PlanCurrency })}
            />
          </Field>
        )}
        {book.error ? (
          <LoadFailure what="The plans" retrying={book.isFetching} onRetry={book.refetch}>
            {problemText(book.error)}
          </LoadFailure>
        ) : null}
        {!plans && !book.error && <Skeleton className="h-40 w-full" />}
        {plans && (
          <RadioCards
            legend="Plan"
            name="planId"
            options={plans.map((one) => ({ value: one.id, label: one.name, description: priceOf(one, currency) }))}
            value={planId || undefined}
            onChange={(id) => ask({ planId: id, currency })}
          />
        )}
        <div aria-live="polite" aria-busy={isLoading}>
          {planId && error ? <p className="text-danger">{problemText(error)}</p> : null}
          {planId && isLoading && <Skeleton className="h-28 w-full" />}
          {chosen && quote && (
            <>
              <QuoteTable quote={quote} plan={chosen} from={(runs && plan) || undefined} />
              <div className="mt-4 empty:hidden">
                <PlanLosses
                  holding={{
                    organization: { id: organizationId, name: 'The organization' },
                    tier,
                    isPaid: runs,
                    trialEndsAt: (standing === 'trial' && trialEndsAt) || undefined,
                  }}
                  plan={chosen}
                  from={quote.appliesOn ?? undefined}
                />
              </div>
            </>
          )}
          {chosen?.tierType === 'free' && !runs && tier === 'free' && (
            <p className="mt-3 text-ink-2 text-sm">{liteIsFreeAlready}</p>
          )}
        </div>
        <Decision quote={quote} onClose={onClose} />
      </div>
    </Dialog>
  );
}

const priceOf = ({ prices, billingInterval }: PlanDto, currency: PlanCurrency) =>
  `${money(prices[currency].charged, currency)} ${billedLabels[billingInterval]}`;

/** What follows from the quote: pay it, or let the plan change when the period is over. */
function Decision({ quote, onClose }: { quote: QuoteDto | undefined; onClose: () => void }) {
  const [choose, { isLoading }] = useChooseNextPlanMutation();

  const later = async ({ organizationId, planId }: QuoteDto) => {
    try {
      await choose({ organizationId, changePlanAtPeriodEndDto: { planId } }).unwrap();
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
      return;
    }
    onClose();
    toast({
      title: 'The plan changes later',
      description: 'Nothing is paid now. Until then you can undo it on this page.',
    });
  };

  return (
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      {quote?.appliesAt === 'period-end' && quote.appliesOn && (
        <Button onClick={() => later(quote)} pending={isLoading}>
          {isLoading ? (
            'Changing...'
          ) : (
            <span>
              Change on <DateText at={quote.appliesOn} />
            </span>
          )}
        </Button>
      )}
      {quote?.appliesAt === 'payment' && <LinkButton to={checkoutOf(orderOf(quote))}>Continue to checkout</LinkButton>}
    </DialogActions>
  );
}

const orderOf = ({ planId, currency, organizationId }: QuoteDto) => ({ planId, currency, organizationId });
