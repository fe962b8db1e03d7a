/** `2026-Q3`, of its first day. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** The first day of `2026-Q3`. */
export const firstDayOf = (quarter: string): string =>
  `${quarter.slice(0, 4)}-${String(3 * Number(quarter.slice(-1)) - 2).padStart(2, '0')}-01`;
