const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Minutes since midnight as a field of hours has them: `22:00`. */
export const inClock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export function inMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All that the browser knows, and the one that is chosen. */
export function zoneOptions(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
