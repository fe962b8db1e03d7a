import { whenUsed } from './whenUsed';

const list = whenUsed(() => new Intl.ListFormat('en'));
const moment = whenUsed(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }));
const clock = whenUsed(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }));

/** "Pumps, Wells, and Mains". */
export const allOf = (names: readonly string[]): string => list().format(names);

/** A day and its hour as their reader writes them. */
export const momentOf = (at: string): string => moment().format(new Date(at));

/** The time of the day, to the second. */
export const clockOf = (at: number): string => clock().format(at);
