import type { EstimateDto, PlanCurrency, PlanDto, QuoteDto } from '@alliance/api-client/billing';
import type { ReactNode } from 'react';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { NativeSelect } from '@/ui/inputs';
import { money } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';
import { currencies } from './checkout-form';

interface OrderSummaryProps {
  plan: PlanDto;
  /** What will be charged, or what it costs whoever buys it first; `null` where nothing is. */
  charge: QuoteDto | EstimateDto | undefined | null;
  currency: PlanCurrency;
  /** Absent where the running subscription decides, or nothing is paid. */
  onCurrency?: (currency: PlanCurrency) => void;
  /** What the organization would have less of than now. */
  losses?: ReactNode;
}

/** What is bought and what it costs, in view for as long as the form is filled in. */
export function OrderSummary({ plan, charge, currency, onCurrency, losses }: OrderSummaryProps) {
  const { name, billingInterval, seats, features } = plan;
  return (
    <Card as="section" className="lg:sticky lg:top-6">
      <h2 className="text-xl">Order summary</h2>
      <p className="mt-4 font-semibold text-ink">{name}</p>
      <p className="text-ink-2 text-sm">
        {billingInterval === 'yearly' ? 'Yearly' : 'Monthly'}&nbsp;·{' '}
        {seats === 0 ? 'No Seats' : `${seats} seat${seats === 1 ? '' : 's'}`}
      </p>
      {!plan.waived && (
        <Field
          id="currency"
          label="Currency"
          hint={onCurrency ? undefined : `The running subscription is paid in ${currency}.`}
          className="mt-4"
        >
          <NativeSelect
            options={currencies}
            value={currency}
            disabled={!onCurrency}
            onChange={({ target }) => onCurrency?.(target.value as PlanCurrency)}
          />
        </Field>
      )}
      {charge !== null && (
        <div className="mt-5 border-line border-t pt-4">
          {charge ? <Sum charge={charge} waived={plan.waived} /> : <SumSkeleton />}
        </div>
      )}
      {losses && <div className="mt-5 border-line border-t pt-4 empty:hidden">{losses}</div>}
      <h3 className="mt-5 border-line border-t pt-4 font-medium text-ink text-sm">Included</h3>
      <div className="mt-3">
        <FeatureList features={features} />
      </div>
    </Card>
  );
}

function Sum({ charge, waived }: { charge: QuoteDto | EstimateDto; waived: boolean }) {
  const { currency, listTotal, subtotal, tax, total } = charge;
  const lines = 'lines' in charge ? charge.lines : [];
  const [planLine, ...others] = lines;
  const price = planLine?.amount ?? subtotal;
  const isFree = waived && subtotal === '0';
  const isReduced = listTotal !== '0' && listTotal !== price;
  return (
    <dl className="space-y-2 text-sm">
      <Line name={planLine?.description ?? 'Price'}>
        {isReduced && (
          <span className="mr-2 text-ink-3">
            <span className="sr-only">instead of </span>
            <s>{money(listTotal, currency)}</s>
          </span>
        )}
        {isFree ? 'Free' : money(price, currency)}
      </Line>
      {others.map(({ description, amount }) => (
        <Line key={description} name={description}>
          {amount.startsWith('-') ? `−${money(amount.slice(1), currency)}` : money(amount, currency)}
        </Line>
      ))}
      {!isFree && (
        <>
          <Line name="Subtotal">{money(subtotal, currency)}</Line>
          <Line name={tax.rule}>{money(tax.amount, currency)}</Line>
        </>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 text-ink">
        <dt className="font-semibold">Total</dt>
        <dd className="ml-auto min-w-0 font-semibold text-xl tabular-nums [overflow-wrap:anywhere]">
          {money(total, currency)}
        </dd>
      </div>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <dt className="min-w-0 flex-[1_1_6rem] text-ink-2">{name}</dt>
      <dd className="ml-auto text-right text-ink tabular-nums">{children}</dd>
    </div>
  );
}

function SumSkeleton() {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">Computing the total...</span>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-7 w-full" />
    </div>
  );
}
