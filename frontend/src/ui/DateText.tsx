import { momentOf } from './in-words';
import { whenUsed } from './whenUsed';

const day = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));

/** A day as its reader writes it. */
export function DateText({ at }: { at: string }) {
  return <time dateTime={at}>{day().format(new Date(at))}</time>;
}

/** A day and its hour. */
export function MomentText({ at }: { at: string }) {
  return <time dateTime={at}>{momentOf(at)}</time>;
}

const calendarDay = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));

/** A day of the calendar, such as `2026-12-24`: the same wherever it is read. */
export function DayText({ on }: { on: string }) {
  return <time dateTime={on}>{calendarDay().format(new Date(on))}</time>;
}
