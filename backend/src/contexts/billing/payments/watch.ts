const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often the provider is asked, by how long ago the attempt was made. Late payers are waited for, ever more rarely. */
const gaps = [
  { until: hour, gap: minute },
  { until: 6 * hour, gap: 10 * minute },
  { until: day, gap: 30 * minute },
  { until: 3 * day, gap: 3 * hour },
  { until: 30 * day, gap: 7 * day },
];

/** When to ask next about an attempt that has not come to its end; nothing when it is given up. */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const step = gaps.find(({ until }) => age < until);
  return step ? new Date(now.getTime() + step.gap) : null;
}
