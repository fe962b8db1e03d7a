import { dayName, monthName } from '@/ui/charts/period-names';

const quarterOf = (first: string) => [first.slice(0, 4), Math.ceil(Number(first.slice(5, 7)) / 3)] as const;

/** "Q4 2026", of the first day of a quarter. */
export function quarterName(first: string) {
  const [year, quarter] = quarterOf(first);
  return `Q${quarter} ${year}`;
}

/** The confirmed entries of a quarter. */
export function quarterAddress(first: string) {
  const [year, quarter] = quarterOf(first);
  return `/outcomes?quarter=${year}-Q${quarter}&state=confirmed`;
}

export type Days = '30' | '90' | '365';

/** How far back an address looks. */
export const daysOf = (said: string | null): Days => (said === '90' || said === '365' ? said : '30');

/** What the columns of a chart are called: months where there are twelve, else their first days. */
export const periodName = (first: string, count: number) => (count === 12 ? monthName(first) : dayName(first));
