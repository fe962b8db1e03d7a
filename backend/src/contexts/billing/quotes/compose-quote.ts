import { dayInWords } from '../../../platform/clock/day-in-words';
import { MembershipTier } from '../../membership';
import { daysBetween } from '../entitlements/periods';
import { BillingInterval } from '../plans/plan.enums';
import { chargeFor } from '../prices/charge';
import type { PlanPrice, TaxInForce } from '../prices/prices.queries';
import { roundHalfUp } from '../prices/round-half-up';
import { type Quote, QuoteAppliesAt, type QuoteLine, QuoteLineKind } from './quote';

/** What has been paid for and is not over yet. */
export interface RunningPeriod {
  start: Date;
  end: Date;
  /** At the version of the book that it was paid by. */
  price: PlanPrice;
  /** What was paid before tax, less what went back of it. */
  worth: bigint;
}

type QuoteAmounts = Pick<
  Quote,
  'lines' | 'listTotal' | 'credit' | 'subtotal' | 'tax' | 'total' | 'appliesAt' | 'appliesOn'
>;

/**
 * What a plan costs now. A higher tier, or the same for a year instead of a month, begins at once: the rest of the
 * running period is taken off, to the day. Everything else begins when the running period is over, and costs nothing
 * until then; so does a plan that costs no more than that rest, as nothing is paid out.
 */
export function composeQuote(
  price: PlanPrice,
  rule: TaxInForce,
  running: RunningPeriod | undefined,
  now: Date,
): QuoteAmounts {
  const rest = running && unusedRest(running, now);
  if (rest && !(isUpgrade(rest.running.price, price) && rest.amount < price.charged)) {
    const { end } = rest.running;
    const line = planLine(0n, `${price.name}, ${lasting(price)}, from ${dayInWords(end)}`);
    return amounts([line], 0n, 0n, rule, QuoteAppliesAt.PeriodEnd, end);
  }
  const line = planLine(price.charged, `${price.name}, ${lasting(price)}`);
  const lines = rest?.amount ? [line, creditLine(rest)] : [line];
  return amounts(lines, price.list, rest?.amount ?? 0n, rule, QuoteAppliesAt.Payment, null);
}

interface Rest {
  running: RunningPeriod;
  amount: bigint;
  days: number;
  of: number;
}

/** The day of the change is given back too. Rounded once. Nothing when the period is over. */
export function unusedRest(running: RunningPeriod, now: Date): Rest | undefined {
  const { start, end, worth } = running;
  if (now >= end) return undefined;
  const of = daysBetween(start, end);
  const days = Math.min(daysBetween(now, end), of);
  return { running, amount: roundHalfUp(worth * BigInt(days), BigInt(of)), days, of };
}

const ranks = Object.values(MembershipTier);

function isUpgrade(from: PlanPrice, to: PlanPrice): boolean {
  const step = ranks.indexOf(to.tier) - ranks.indexOf(from.tier);
  const isLonger = from.interval === BillingInterval.Monthly && to.interval === BillingInterval.Yearly;
  return step > 0 || (step === 0 && isLonger);
}

function amounts(
  lines: QuoteLine[],
  listTotal: bigint,
  credit: bigint,
  rule: TaxInForce,
  appliesAt: QuoteAppliesAt,
  appliesOn: Date | null,
): QuoteAmounts {
  const sum = lines.reduce((total, { amount }) => total + amount, 0n);
  const { subtotal, tax, total } = chargeFor(sum, rule);
  return { lines, listTotal, credit, subtotal, tax: { ...rule, amount: tax }, total, appliesAt, appliesOn };
}

const lasting = ({ interval }: PlanPrice) => (interval === BillingInterval.Yearly ? 'one year' : 'one month');

const planLine = (amount: bigint, description: string): QuoteLine => ({
  kind: QuoteLineKind.Plan,
  description,
  quantity: 1,
  amount,
});

const creditLine = ({ running, amount, days, of }: Rest): QuoteLine => ({
  kind: QuoteLineKind.Credit,
  description: `Unused rest of ${running.price.name}: ${days} of ${of} days`,
  quantity: 1,
  amount: -amount,
});
