/** What a proposal is judged by, as the server says it. */
export interface Criterion {
  key: number;
  name: string;
  meaning: string | null;
  weight: number;
}

/** A criterion as it is typed; with the key of one that is there already. */
export interface TypedCriterion {
  key?: number;
  name: string;
  meaning: string;
  weight: string;
}

export const mostCriteria = 8;
export const longestName = 100;
export const longestMeaning = 500;
const mostWeight = 100;

/** To start from: what most briefs are judged by, in words that proposers understand. */
export const startingRubric: readonly TypedCriterion[] = [
  {
    name: 'Fit to the problem',
    meaning: 'Meets the success criteria of the brief, in our conditions.',
    weight: '35',
  },
  { name: 'Evidence', meaning: 'Results from a place like ours: measured, dated, by whom.', weight: '25' },
  { name: 'Cost and time', meaning: 'What it costs us over five years, and when it runs.', weight: '20' },
  { name: 'People who do it', meaning: 'Who does the work, and what they have delivered before.', weight: '20' },
];

export const emptyCriterion: TypedCriterion = { name: '', meaning: '', weight: '20' };

export const typedRubric = (criteria: readonly Criterion[]): TypedCriterion[] =>
  criteria.map(({ key, name, meaning, weight }) => ({ key, name, meaning: meaning ?? '', weight: String(weight) }));

/** As the server takes them. */
export const givenRubric = (typed: readonly TypedCriterion[]) =>
  typed.map(({ key, name, meaning, weight }) => ({
    ...(key !== undefined && { key }),
    name: name.trim(),
    meaning: meaning.trim() || undefined,
    weight: Number(weight),
  }));

/** The weight that is typed, or 0 while it is none. */
export const weightOf = (text: string): number => {
  const weight = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return weight >= 1 && weight <= mostWeight ? weight : 0;
};

/** What is wrong with one of the criteria: nothing, or a message for each field. */
export function wrongWith(typed: readonly TypedCriterion[], n: number): { name?: string; weight?: string } {
  const { name = '', weight = '' } = typed[n] ?? {};
  const isSame = (one: TypedCriterion) => one.name.trim().toLowerCase() === name.trim().toLowerCase();
  const wrong: ReturnType<typeof wrongWith> = {};
  if (name.trim() === '') wrong.name = 'Name the criterion';
  else if (typed.slice(0, n).some(isSame)) wrong.name = 'There is a criterion of this name already';
  if (weightOf(weight) === 0) wrong.weight = 'The weight is a whole number from 1 to 100';
  return wrong;
}

export const isRubricComplete = (typed: readonly TypedCriterion[]): boolean =>
  typed.every((_, n) => Object.keys(wrongWith(typed, n)).length === 0);

/**
 * What share of the whole each weight has, in percent with one decimal; they add up to 100 as on the server: tenths that are left
 * over by rounding down go to the largest remainders.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const tenths = weights.map((weight) => Math.floor((1000 * weight) / total));
  const left = 1000 - tenths.reduce((sum, one) => sum + one, 0);
  const remainders = weights.map((weight, n) => ({ n, remainder: (1000 * weight) % total }));
  remainders.sort((one, other) => other.remainder - one.remainder || one.n - other.n);
  for (const { n } of remainders.slice(0, left)) tenths[n] = (tenths[n] as number) + 1;
  return tenths.map((one) => one / 10);
}

export const shareText = (share: number): string => `${share} %`;

/** What is compared of a rubric: keys come from the server and say nothing. */
export const textOf = (typed: readonly TypedCriterion[]): string =>
  JSON.stringify(givenRubric(typed).map(({ name, meaning, weight }) => [name, meaning, weight]));
