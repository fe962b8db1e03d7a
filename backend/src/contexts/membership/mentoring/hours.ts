import { Temporal } from 'temporal-polyfill';

/** Hours of a day of each week, by the mentor's clock. */
export interface WeeklyHours {
  /** From 1, Monday, to 7, Sunday. */
  weekday: number;
  /** Such as 09:00. */
  from: string;
  until: string;
}

/** What holds on one day instead of its weekly hours: other hours or, without any, none at all. */
export interface DayOfHours {
  /** Such as 2026-12-24. */
  date: string;
  from: string | null;
  until: string | null;
}

/** When a mentor has time. */
export interface Availability {
  timeZone: string;
  sessionMinutes: number;
  hours: WeeklyHours[];
  exceptions: DayOfHours[];
}

/**
 * When sessions begin by a mentor's hours, the earliest first, at or after `from` and before `until`: one after the other within the
 * hours of a day, as the clocks of that place go. An hour that clocks leave out has none, and one that they repeat has those of the
 * first time.
 */
export function* beginnings(availability: Availability, from: Date, until: Date): Generator<Date> {
  const { timeZone, sessionMinutes } = availability;
  let date = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  let over = 0;
  for (; date.toZonedDateTime(timeZone).epochMilliseconds < until.getTime(); date = date.add({ days: 1 })) {
    for (const hours of hoursOn(availability, date))
      for (let at = minutes(hours.from); at + sessionMinutes <= minutes(hours.until); at += sessionMinutes) {
        const start = onClock(date, at, timeZone);
        if (start === undefined || start < over) continue;
        over = start + sessionMinutes * 60_000;
        if (start >= from.getTime() && start < until.getTime()) yield new Date(start);
      }
  }
}

function hoursOn({ hours, exceptions }: Availability, date: Temporal.PlainDate): { from: string; until: string }[] {
  const otherwise = exceptions.filter((one) => one.date === date.toString());
  const those = otherwise.length > 0 ? otherwise : hours.filter(({ weekday }) => weekday === date.dayOfWeek);
  return those
    .flatMap(({ from, until }) => (from && until ? [{ from, until }] : []))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** The moment at which the clocks of a place show it, for the first time; nothing where they never do. */
function onClock(date: Temporal.PlainDate, at: number, timeZone: string): number | undefined {
  const time = Temporal.PlainTime.from({ hour: Math.floor(at / 60), minute: at % 60 });
  const shown = date.toPlainDateTime(time).toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return shown.toPlainTime().equals(time) ? shown.epochMilliseconds : undefined;
}

/** Of the day, from midnight on. */
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
