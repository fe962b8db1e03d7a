import { day, hour } from '../../../platform/clock/durations';
import { AlertFrequency } from '../innovation.enums';

/** Of whoever has not chosen. */
export const usualFrequency = AlertFrequency.Weekly;

export type DigestFrequency = Exclude<AlertFrequency, AlertFrequency.Off>;

const hourOfDay = 7 * hour;
/** The epoch began on a Thursday; Monday came four days later. */
const firstMonday = 4 * day;

export const periodOf: Record<DigestFrequency, number> = {
  [AlertFrequency.Daily]: day,
  [AlertFrequency.Weekly]: 7 * day,
};

/** When the newest digest of a kind was due: each day, or each Monday, at 07:00 UTC. */
export function lastDue(frequency: DigestFrequency, now: Date): Date {
  const offset = hourOfDay + (frequency === AlertFrequency.Weekly ? firstMonday : 0);
  const period = periodOf[frequency];
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}
