import { dayOf } from '../../../platform/clock/calendar';
import { day } from '../../../platform/clock/durations';

/** How many days after a problem was put before all members its proposals are answered, at least, at most, and where nobody says. */
const decideByDays = { least: 7, most: 365, usual: 60 } as const;

/** So long whoever decides has for a proposal, however late it comes. */
export const leastAnswerDays = 14;

/** When those who decide are reminded of a proposal: so many days after the day by which it is answered. */
export const reminderSteps = [-7, -2, 0, 7] as const;

/** With more proposals than these overdue an organization puts no problem before all members. */
export const mostOverdue = 5;

export const daysAfter = (on: string, days: number): string => dayOf(new Date(Date.parse(on) + days * day));

/** By when proposals to a problem that comes today are answered, where nobody has said it. */
export const usualDecideBy = (today: string): string => daysAfter(today, decideByDays.usual);

/** Between which days it can be chosen today. */
export const decideByLimits = (today: string): { first: string; last: string } => ({
  first: daysAfter(today, decideByDays.least),
  last: daysAfter(today, decideByDays.most),
});

/** By when a proposal is answered that was made on a day: as its problem promises, and not before there was time to read it. */
export function answerDueOn(decideBy: string, madeOn: string): string {
  const soonest = daysAfter(madeOn, leastAnswerDays);
  return decideBy > soonest ? decideBy : soonest;
}

/** The first day after one on which a proposal is reminded of; none when all of them are over. */
export function nextReminder(dueOn: string, after: string): string | null {
  return reminderSteps.map((step) => daysAfter(dueOn, step)).find((on) => on > after) ?? null;
}
