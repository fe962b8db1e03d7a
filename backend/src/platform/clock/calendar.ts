import { day } from './durations';

/** The day of a moment, in UTC, as `2026-11-24`. Days in this form are compared as texts. */
export const dayOf = (at: Date | string): string => new Date(at).toISOString().slice(0, 10);

const firstOf = (year: number, month: number): string => dayOf(new Date(Date.UTC(year, month, 1)));

/** The first day of the month of a moment, in UTC. */
export const monthOf = (at: Date): string => firstOf(at.getUTCFullYear(), at.getUTCMonth());

/** The first days of the last `count` months up to that of `now`, the earliest first. */
export const lastMonths = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, n) => firstOf(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + n));

/** The first days of the last `count` quarters up to that of `now`, the newest first. */
export function lastQuarters(now: Date, count: number): string[] {
  const quarter = now.getUTCMonth() - (now.getUTCMonth() % 3);
  return Array.from({ length: count }, (_, n) => firstOf(now.getUTCFullYear(), quarter - 3 * n));
}

/**
 * What the last `days` days, that of `now` among them, are put together by, so that there are some thirty columns at most: the first
 * day of each, the earliest first. Of weeks the first, of months the first and the last may be a part.
 */
export function periodsOf(now: Date, days: number): string[] {
  const from = new Date(now.getTime() - (days - 1) * day);
  if (days > 90) {
    const months = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
    return [dayOf(from), ...lastMonths(now, months)];
  }
  const step = days > 30 ? 7 : 1;
  const count = Math.ceil(days / step);
  const later = Array.from({ length: count - 1 }, (_, n) =>
    dayOf(new Date(now.getTime() - ((count - 1 - n) * step - 1) * day)),
  );
  return [dayOf(from), ...later];
}
