import { whenUsed } from './whenUsed';

const list = whenUsed(() => new Intl.ListFormat('en'));
const day = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }));
const calendarDay = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }));
const moment = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
const clock = whenUsed(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** "Pumps, Wells, and Mains". */
export const allOf = (names: readonly string[]): string => list().format(names);

/** A day as its reader writes it. */
export const dayOf = (at: string): string => day().format(new Date(at));

/** A day of the calendar, such as `2026-12-24`: the same wherever it is read. */
export const calendarDayOf = (on: string | number): string => calendarDay().format(new Date(on));

/** A day and its hour as their reader writes them. */
export const momentOf = (at: string): string => moment().format(new Date(at));

/** The time of the day, to the second. */
export const clockOf = (at: number): string => clock().format(at);
