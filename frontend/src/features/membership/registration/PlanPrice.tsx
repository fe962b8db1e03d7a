import type { PlanDto } from '@alliance/api-client/billing';
import { money } from '@/ui/money';

/** What a year costs: the price without the offer, or the waived one, is struck through. */
export function PlanPrice({ plan }: { plan: PlanDto }) {
  const { charged, list } = plan.prices.USD;
  const period = plan.billingInterval === 'yearly' ? 'per year' : 'per month';
  const struck = plan.waived ? charged : list !== charged && list;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-semibold text-2xl text-ink tracking-tight">
        {plan.waived ? 'Free' : money(charged, 'USD')}
      </span>
      {!plan.waived && <span className="text-ink-2 text-sm">{period}</span>}
      {struck && (
        <span className="text-ink-3 text-sm">
          <span className="sr-only">instead of </span>
          <s>{money(struck, 'USD')}</s>
          {plan.waived && ` ${period}`}
        </span>
      )}
    </p>
  );
}
