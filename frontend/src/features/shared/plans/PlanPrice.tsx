import type { PlanCurrency, PlanDto } from '@alliance/api-client/billing';
import { money } from '@/ui/money';

interface PlanPriceProps {
  plan: PlanDto;
  currency?: PlanCurrency;
  /** For the price of the other interval, under the one that counts. */
  small?: boolean;
  /** "/year" instead of "per year". */
  short?: boolean;
}

const periods = { yearly: 'year', monthly: 'month' };

/** What an interval costs: the price without the offer, or the waived one, is struck through. */
export function PlanPrice({ plan, currency = 'USD', small = false, short = false }: PlanPriceProps) {
  const { charged, list } = plan.prices[currency];
  const period = `${short ? '/' : 'per '}${periods[plan.billingInterval]}`;
  const struck = plan.waived ? charged : list !== charged && list;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={small ? 'text-ink-2 text-sm' : 'font-semibold text-2xl text-ink tracking-tight'}>
        {small && 'or '}
        {plan.waived ? 'Free' : money(charged, currency)}
      </span>
      {!plan.waived && <span className="text-ink-2 text-sm">{period}</span>}
      {struck && (
        <span className="text-ink-3 text-sm">
          <span className="sr-only">instead of </span>
          <s>{money(struck, currency)}</s>
          {plan.waived && ` ${period}`}
        </span>
      )}
    </p>
  );
}
