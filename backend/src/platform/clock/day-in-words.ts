const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "24 November 2026": whoever reads it, and wherever, as the day is that of UTC. */
export const dayInWords = (at: string | Date): string => day.format(new Date(at));
