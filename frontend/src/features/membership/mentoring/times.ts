import { whenUsed } from '@/ui/whenUsed';
/** "Berlin" of "Europe/Berlin". */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;

const time = (timeZone?: string) => new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone });

/** "14:00", by the reader's clock or that of a place. */
export const timeIn = (at: string, timeZone?: string): string => time(timeZone).format(new Date(at));

const dayWords = (timeZone?: string) =>
  new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', timeZone });

/** "Tue, 24 Nov", by the reader's calendar or that of a place. */
export const dayIn = (at: string | Date, timeZone?: string): string => dayWords(timeZone).format(new Date(at));

const longDay = whenUsed(
  () => new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

/** "Tuesday, 24 November 2026, 14:00 – 15:00", by the reader's clock. */
export const periodInWords = (from: string, until: string): string =>
  `${longDay().format(new Date(from))}, ${timeIn(from)} – ${timeIn(until)}`;

/** What a place's clock shows then, with the day where it is another one; nothing where it shows the same as the reader's. */
export function elsewhere(at: string, timeZone: string): string | undefined {
  const isSameDay = dayIn(at, timeZone) === dayIn(at);
  if (isSameDay && timeIn(at, timeZone) === timeIn(at)) return undefined;
  return `${isSameDay ? '' : `${dayIn(at, timeZone)}, `}${timeIn(at, timeZone)} in ${placeOf(timeZone)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Such as 2026-11-24, by the reader's calendar. */
export const dateOf = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** So many days later at midnight, however long those days are. */
export const daysAfter = (day: Date, days: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** The midnight that begins the week of a day, which is a Monday. */
export const weekOf = (day: Date): Date => daysAfter(day, -((day.getDay() + 6) % 7));

/** The week that an address names by one of its days; the present one where it names none. */
export function weekNamed(date: string, now = new Date()): Date {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? [];
  return weekOf(year && month && day ? new Date(year, month - 1, day) : now);
}
