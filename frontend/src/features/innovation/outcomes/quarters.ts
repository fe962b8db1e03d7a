/** "Q3 2026", of `2026-Q3`. */
export const quarterInWords = (quarter: string): string => quarter.split('-').reverse().join(' ');

/** Where the rows behind a sum are. */
export const rowsAt = (
  filters: { [filter in 'quarter' | 'state' | 'project' | 'organization' | 'days']?: string },
): string =>
  `/outcomes?${new URLSearchParams(Object.entries(filters).filter(([, value]) => value) as [string, string][])}`;
