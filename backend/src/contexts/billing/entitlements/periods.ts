import { day } from '../../../platform/clock/durations';
import { BillingInterval } from '../plans/plan.enums';
import { AllowancePeriod } from './entitlement.enums';

/** From `start` on and before `end`; one without an end lasts for good. */
export interface Period {
  start: Date;
  end: Date | null;
}

/** From where an organization's periods are counted. */
export interface Anchors {
  registeredAt: Date;
  subscription?: { periodStart: Date; interval: BillingInterval };
}

const monthsOf = { [AllowancePeriod.Month]: 1, [AllowancePeriod.Year]: 12 } as const;
const ever = new Date(0);

/**
 * The same day and time of a later month, in UTC; its last day where it has no such day. Always add to the first date,
 * never to a sum: 31 January, 28 February, 31 March.
 */
export function addMonths(date: Date, months: number): Date {
  const sum = new Date(date);
  sum.setUTCDate(1);
  sum.setUTCMonth(sum.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(sum.getUTCFullYear(), sum.getUTCMonth() + 1, 0)).getUTCDate();
  sum.setUTCDate(Math.min(date.getUTCDate(), daysOfMonth));
  return sum;
}

/** The one of the periods of so many months, counted from `anchor`, that `now` is in. */
export function periodFrom(anchor: Date, months: number, now: Date): Period {
  const between = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const whole = addMonths(anchor, between) > now ? between - 1 : between;
  const n = Math.floor(whole / months) * months;
  return { start: addMonths(anchor, n), end: addMonths(anchor, n + months) };
}

/**
 * The period in which usage counts now: from the subscription's start where the subscription is paid for at least as
 * long, else from the day of registration. So neither a renewal each month nor a new subscription starts a year again.
 */
export function currentPeriod(length: AllowancePeriod, { registeredAt, subscription }: Anchors, now: Date): Period {
  if (length === AllowancePeriod.Total) return { start: ever, end: null };
  const holds = subscription && (length === AllowancePeriod.Month || subscription.interval === BillingInterval.Yearly);
  return periodFrom(holds ? subscription.periodStart : registeredAt, monthsOf[length], now);
}

/** Midnights in UTC from one time to another. */
export const daysBetween = (from: Date, to: Date): number => dayOf(to) - dayOf(from);

const dayOf = (date: Date) => Math.floor(date.getTime() / day);
