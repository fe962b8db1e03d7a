import { day } from '../../../../platform/clock/durations';
import { BillingInterval } from '../../plans/plan.enums';
import type { Subscription } from '../subscription.entity';

/** When a renewal that was not paid is asked for again, in days after the first time. With the last one it is read-only. */
const dunningDays = [3, 7, 14] as const;
/** For how long what is there can still be read after that. */
const graceDays = 14;

const [lastDunningDay] = dunningDays.slice(-1) as [number];

/** Everything that is done about a period and what follows it, in the order in which it is done. */
export type Step =
  | 'value-statement'
  | 'card-expiry'
  | 'renewal-reminder'
  | 'end'
  | 'renewal'
  | `dunning-${(typeof dunningDays)[number]}`
  | 'expiry';

interface DatedStep {
  step: Step;
  at: Date;
}

/** Days before the end of a period; a month is too short for what is said about a year. */
export const ahead: Record<BillingInterval, Partial<Record<Step, number>>> = {
  [BillingInterval.Yearly]: { 'value-statement': 30, 'card-expiry': 14, 'renewal-reminder': 7 },
  [BillingInterval.Monthly]: { 'card-expiry': 7, 'renewal-reminder': 3 },
};

export type Followed = Pick<Subscription, 'interval' | 'periodEnd' | 'cancelAtPeriodEnd' | 'pastDueSince'>;

/** What is still to be done, whenever it is due: without what is done already, and without what came too late to be of use. */
export function stepsLeft(subscription: Followed, done: ReadonlySet<string>, now: Date): DatedStep[] {
  return stepsOf(subscription, now).filter(({ step }) => !done.has(step));
}

function stepsOf({ interval, periodEnd, cancelAtPeriodEnd, pastDueSince }: Followed, now: Date): DatedStep[] {
  if (cancelAtPeriodEnd) return [{ step: 'end', at: periodEnd }];
  if (pastDueSince) return unpaidSteps(pastDueSince);
  const early = Object.entries(ahead[interval]).map(([step, days]) => ({
    step: step as Step,
    at: after(periodEnd, -days),
  }));
  return [...(now < periodEnd ? early : []), { step: 'renewal', at: periodEnd }];
}

/** The first is the renewal itself, which has been tried by then. */
const unpaidSteps = (since: Date): DatedStep[] => [
  ...dunningDays.map((days) => ({ step: `dunning-${days}` as const, at: after(since, days) })),
  { step: 'expiry', at: endOfGrace(since) },
];

/** When it becomes read-only. */
export const readOnlyFrom = (since: Date): Date => after(since, lastDunningDay);

/** When it ends unless it is paid. */
export const endOfGrace = (since: Date): Date => after(since, lastDunningDay + graceDays);

/** When the saved card is charged again. */
export const nextTry = (since: Date, now: Date): Date | undefined =>
  dunningDays.map((days) => after(since, days)).find((at) => at > now);

const after = (date: Date, days: number) => new Date(date.getTime() + days * day);
