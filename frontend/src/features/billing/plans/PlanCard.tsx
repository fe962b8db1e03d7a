import type { PlanCurrency, PlanDto } from '@alliance/api-client/billing';
import type { ReactNode } from 'react';
import { plansCopy } from '@/content/plans';
import { FeatureList } from '@/features/shared/plans/FeatureList';
import { PlanPrice } from '@/features/shared/plans/PlanPrice';
import { Badge } from '@/ui/Badge';
import { classes } from '@/ui/classes';
import { money } from '@/ui/money';
import { monthlyShare, savingOf } from './sums';

interface PlanCardProps {
  plan: PlanDto;
  /** The same tier by the month, to compare a year with. */
  monthly?: PlanDto;
  currency: PlanCurrency;
  isCurrent: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** All that a plan is, from the price book. On wide screens the same lines of all four stand side by side. */
export function PlanCard({ plan, monthly, currency, isCurrent, children }: PlanCardProps) {
  return (
    <article
      className={classes(
        'row-span-6 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-4 rounded-xl border bg-surface p-6 print:break-inside-avoid',
        plan.popular ? 'border-brand shadow-raised' : 'border-line',
      )}
    >
      <div>
        <div className="mb-3 flex min-h-6.5 flex-wrap gap-2 max-md:empty:hidden">
          {isCurrent && <Badge tone="green">Your plan</Badge>}
          {plan.popular && <Badge tone="brand">{plansCopy.popular}</Badge>}
          {isEarly(plan, currency) && <Badge tone="orange">{plansCopy.early}</Badge>}
        </div>
        <h2 className="text-xl">{plan.name}</h2>
      </div>
      <p className="text-ink-2">{plan.description}</p>
      <Price plan={plan} monthly={monthly} currency={currency} />
      <div>{children}</div>
      <div className="border-line border-t pt-4">
        <p className="mb-3 text-sm">
          <span className="font-semibold">{plansCopy.seats(plan.seats)}</span>{' '}
          <span className="text-ink-3">{plansCopy.seatsMean(plan.seats)}</span>
        </p>
        <FeatureList features={plan.features} />
      </div>
      <p className="self-end font-medium text-brand text-sm">{plan.emphasisText}</p>
    </article>
  );
}

/** Of a plan that is sold below its list price. */
const isEarly = ({ waived, prices }: PlanDto, currency: PlanCurrency) =>
  !waived && BigInt(prices[currency].charged) < BigInt(prices[currency].list);

/** In the yearly view also what that is a month, and what it saves. */
function Price({ plan, monthly, currency }: Pick<PlanCardProps, 'plan' | 'monthly' | 'currency'>) {
  const isYearly = plan.billingInterval === 'yearly';
  const saving = isYearly && savingOf(plan, monthly, currency);
  return (
    <div>
      <PlanPrice plan={plan} currency={currency} short />
      {isYearly && !plan.waived && (
        <p className="mt-1 text-ink-2 text-sm">{money(monthlyShare(plan, currency), currency)} per month</p>
      )}
      {saving && (
        <p className="mt-1 font-medium text-sm text-success">
          {plansCopy.save} {money(saving, currency)}/year
        </p>
      )}
    </div>
  );
}
