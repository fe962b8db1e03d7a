import { whenUsed } from '../whenUsed';

const month = whenUsed(() => new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }));
const day = whenUsed(() => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

/** "Nov 2026", of the first day of a month. */
export const monthName = (first: string) => month().format(new Date(first));

/** "Nov 24", of a day. */
export const dayName = (on: string) => day().format(new Date(on));
