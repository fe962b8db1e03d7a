import { invalidField, refuseWrong } from '../../../platform/http/domain-error';

/** What a proposal is judged by. */
export interface Criterion {
  /** What scores name it by, from 1 on; kept over the versions of a rubric, and never given to another. */
  key: number;
  name: string;
  /** What it means, in words. */
  meaning: string | null;
  /** 1 to 100, relative to the others. */
  weight: number;
}

/** As somebody writes it: with the key of one that is there already. */
export type WantedCriterion = Omit<Criterion, 'key' | 'meaning'> & { key?: number; meaning?: string };

export const mostCriteria = 8;

/**
 * What the wanted criteria become, with keys above `lastKey` for new ones. Throws `invalid_input` for a key that is not in the
 * rubric or stands twice, and for a name that stands twice.
 */
export function criteriaFrom(wanted: readonly WantedCriterion[], present: readonly Criterion[], lastKey: number) {
  const wrong = wanted.flatMap(({ key, name }, n) => {
    const earlier = wanted.slice(0, n);
    if (key !== undefined && !present.some((one) => one.key === key))
      return [{ field: `criteria.${n}.key`, message: 'The rubric has no criterion with this key' }];
    if (key !== undefined && earlier.some((one) => one.key === key))
      return [{ field: `criteria.${n}.key`, message: 'This key stands twice' }];
    if (earlier.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      return [{ field: `criteria.${n}.name`, message: 'There is a criterion of this name already' }];
    return [];
  });
  refuseWrong(wrong);
  let last = lastKey;
  const criteria = wanted.map(({ key, name, meaning, weight }) => {
    if (key === undefined) last += 1;
    return { key: key ?? last, name, meaning: meaning || null, weight };
  });
  return { criteria, lastKey: last };
}

const fields = ['key', 'name', 'meaning', 'weight'] as const;

export const isSameRubric = (one: readonly Criterion[], other: readonly Criterion[]): boolean =>
  one.length === other.length &&
  one.every((criterion, n) => fields.every((field) => criterion[field] === other[n]?.[field]));

/**
 * What share of the whole each criterion has, in percent with one decimal. They add up to 100: tenths that are left over by
 * rounding down go to the largest remainders (the method of Hamilton).
 */
export function sharesOf(criteria: readonly Pick<Criterion, 'weight'>[]): number[] {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const tenths = criteria.map(({ weight }) => Math.floor((1000 * weight) / total));
  const left = 1000 - tenths.reduce((sum, one) => sum + one, 0);
  const remainders = criteria.map(({ weight }, n) => ({ n, remainder: (1000 * weight) % total }));
  remainders.sort((one, other) => other.remainder - one.remainder || one.n - other.n);
  for (const { n } of remainders.slice(0, left)) tenths[n] = (tenths[n] as number) + 1;
  return tenths.map((one) => one / 10);
}

/** What a reviewer says of one criterion. */
export interface Mark {
  key: number;
  /** 1 (does not meet it) to 5 (meets it fully). */
  mark: number;
  note: string | null;
}

/** One mark for each criterion, in the order of the rubric; throws `invalid_input` where one is missing, unknown or there twice. */
export function marksFor(criteria: readonly Criterion[], given: readonly (Omit<Mark, 'note'> & { note?: string })[]) {
  refuseWrong(
    given.flatMap(({ key }, n) => {
      if (!criteria.some((one) => one.key === key))
        return [{ field: `marks.${n}.key`, message: 'The rubric has no criterion with this key' }];
      if (given.slice(0, n).some((one) => one.key === key))
        return [{ field: `marks.${n}.key`, message: 'This criterion is marked twice' }];
      return [];
    }),
  );
  return criteria.map(({ key, name }): Mark => {
    const found = given.find((one) => one.key === key);
    if (!found) throw invalidField('marks', `Mark “${name}”`);
    return { key, mark: found.mark, note: found.note || null };
  });
}
