import { lastMonths, monthOf } from '../../../platform/clock/calendar';
import { day } from '../../../platform/clock/durations';
import { demoOrganizations } from './demo-organizations';

/** Of ten organizations, how many are still here so many months after they came; fewer never. */
const staying = [10, 9, 8, 8, 7, 7];
const stays = (n: number, months: number) => (n * 7 + months * 3) % 10 < (staying[months] ?? 6);

/**
 * In which months of the last year the demo organizations were here: as counts of who came together, and for the month that runs
 * by organization, so that who signs in now is not counted twice.
 */
export function demoActivity(now: Date) {
  const months = lastMonths(now, 12);
  const present = demoOrganizations.flatMap(({ id, joined }, n) => {
    const registeredIn = monthOf(new Date(now.getTime() - joined * day));
    return months
      .filter((month) => month >= registeredIn && stays(n, monthsBetween(registeredIn, month)))
      .map((month) => ({ month, registeredIn, organizationId: id }));
  });
  const counts = new Map<string, { month: string; registeredIn: string; organizations: number }>();
  for (const { month, registeredIn } of present) {
    const organizations = (counts.get(month + registeredIn)?.organizations ?? 0) + 1;
    counts.set(month + registeredIn, { month, registeredIn, organizations });
  }
  return {
    counts: [...counts.values()],
    marks: present
      .filter(({ month }) => month === monthOf(now))
      .map(({ month, organizationId }) => ({ month, organizationId })),
  };
}

function monthsBetween(first: string, last: string): number {
  const [from, to] = [new Date(first), new Date(last)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
