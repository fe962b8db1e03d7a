import type { Criterion } from './rubric/rubric';

/** What the five marks mean. */
export const markWords = [
  'Does not meet it',
  'Meets little of it',
  'Meets half of it',
  'Meets most of it',
  'Meets it fully',
];
export const marks = [1, 2, 3, 4, 5] as const;

/** Weighted points of one reviewer, 0 when every mark is 1 and 100 when every mark is 5; nothing while a mark is missing. */
export function pointsOf(
  criteria: readonly Pick<Criterion, 'key' | 'weight'>[],
  markOf: (key: number) => number | undefined,
): number | undefined {
  let [sum, most] = [0, 0];
  for (const { key, weight } of criteria) {
    const mark = markOf(key);
    if (!mark) return undefined;
    sum += weight * (mark - 1);
    most += weight * 4;
  }
  return most === 0 ? undefined : Math.round((1000 * sum) / most) / 10;
}

/** Always with its decimal, so that figures stand under each other. */
export const pointsText = (points: number): string => points.toFixed(1);

/** From so many points of deviation on it is worth asking the reviewers why. */
const muchDeviation = 15;

export const areApart = (deviation: number | null): boolean => deviation !== null && deviation >= muchDeviation;
