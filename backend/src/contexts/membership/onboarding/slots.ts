import { day, hour, minute } from '../../../platform/clock/durations';
import type { OnboardingHours } from './onboarding-hours.entity';

export type Hours = Omit<OnboardingHours, 'id'>;

/** A time that is taken. */
interface Taken {
  startsAt: Date;
  endsAt: Date;
}

/** Calls begin on the hour or the half, whatever their length. */
const step = 30 * minute;

/** When calls can begin: within the hours of the days, from the notice on until the horizon, where no other call is. */
export function freeSlots(
  { days, fromHour, toHour, minutes, noticeHours, horizonDays }: Hours,
  now: Date,
  taken: Taken[],
): Date[] {
  const length = minutes * minute;
  const earliest = now.getTime() + noticeHours * hour;
  const today = Math.floor(now.getTime() / day) * day;
  const slots: Date[] = [];
  for (let n = 0; n <= horizonDays; n += 1) {
    const midnight = today + n * day;
    if (!days.includes(new Date(midnight).getUTCDay() || 7)) continue;
    const last = midnight + toHour * hour - length;
    for (let at = midnight + fromHour * hour; at <= last; at += Math.ceil(length / step) * step) {
      const isTaken = taken.some(({ startsAt, endsAt }) => startsAt.getTime() < at + length && endsAt.getTime() > at);
      if (at >= earliest && !isTaken) slots.push(new Date(at));
    }
  }
  return slots;
}
