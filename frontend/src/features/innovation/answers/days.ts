const day = 24 * 3_600_000;

/** The day in UTC, by which answers are promised, so many days from now. */
export const dayFromToday = (days = 0): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** How many days a day is ahead, negative when it is over. */
export const daysUntil = (on: string): number => Math.round((Date.parse(on) - Date.parse(dayFromToday())) / day);
