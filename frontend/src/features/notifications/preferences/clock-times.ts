import { timeZones } from '@/ui/timeZones';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Minutes since midnight as a field of hours has them: `22:00`. */
export const inClock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export function inMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export const zoneOptions = (chosen: string) =>
  timeZones(chosen)
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }));
