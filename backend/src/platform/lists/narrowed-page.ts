import type { Statement } from '../database/statement';
import { countMatches } from './page';

/** From so many rows on a page is soon filled by the newest ones that pass. */
export const fewRows = 5_000;

/** A condition of a row, with the place of its parameter. */
export type Condition = (parameter: string) => string;

/** Another order than newest first: by a whole number of each row, the greatest first, and of one number newest first. */
export interface ListOrder {
  /** What its cursors begin with: small letters. */
  name: string;
  /**
   * The number of a row, in SQL; never null. Of it, `created_at` and `id` there is an index. One that is told from what a condition is
   * given asks for the parameter by its name.
   */
  key: string | ((given: (condition: string) => string) => string);
  /** The least and the greatest number that filters leave, where they say: no page walks through others. */
  range?: (filters: Record<string, string[]>) => { least: number; greatest: number } | undefined;
}

/**
 * Statement of a page, newest first, of the rows that meet conditions; its parameters are the place, the limit, and a value
 * for each condition. `few` are looked up by what they are narrowed by, many among the newest. `at` is what makes them new.
 */
export function narrowedPage(
  table: string,
  columns: string,
  conditions: Record<string, Condition>,
  few: boolean,
  at = 'created_at',
): Statement {
  const where = meets(conditions, 4);
  const newestFirst = `order by ${at} desc, id desc`;
  const page = `(${at}, id) < ($1, $2) ${newestFirst} limit $3`;
  return {
    name: nameOf(table, few ? 'few' : 'narrowed', conditions),
    text: few
      ? `with few as materialized (select id, ${at} from ${table} where ${where})
        select ${columns} from ${table} where id in (select id from few where ${page}) ${newestFirst}`
      : `select ${columns} from ${table} where ${where} and ${page}`,
  };
}

/**
 * The same in another order. Its parameters are the place, the limit, the number of the place, the least number that there is, and a
 * value for each condition.
 */
export function orderedPage(
  table: string,
  columns: string,
  conditions: Record<string, Condition>,
  few: boolean,
  { name, key: keyOf }: ListOrder,
): Statement {
  const first = 6;
  const given = (condition: string) => `$${Object.keys(conditions).indexOf(condition) + first}`;
  const key = typeof keyOf === 'string' ? keyOf : keyOf(given);
  const where = meets(conditions, first);
  const selected = `${columns}, (${key})::text as "orderKey"`;
  const newest = (by: string) => `order by ${by} desc, created_at desc, id desc`;
  const pageBy = (by: string) =>
    `(${by}, created_at, id) < ($4::bigint, $1, $2) and ${by} >= $5::bigint ${newest(by)} limit $3`;
  return {
    name: nameOf(table, `${few ? 'few' : 'narrowed'}-${name}`, conditions),
    text: few
      ? `with few as materialized (select id, created_at, ${key} as order_key from ${table} where ${where})
        select ${selected} from ${table} where id in (select id from few where ${pageBy('order_key')}) ${newest(key)}`
      : `select ${selected} from ${table} where ${where} and ${pageBy(key)}`,
  };
}

/** Statement of rows that meet conditions, put together by some columns; its parameters are a value for each condition. */
export const groupedRows = (
  table: string,
  columns: string,
  conditions: Record<string, Condition>,
  by: string[],
): Statement => ({
  name: nameOf(table, `by-${by.map(short).join('-')}`, conditions),
  text: `select ${columns} from ${table} where ${meets(conditions)} group by ${by.join(', ')}`,
});

/** Statement of how many rows meet conditions, as far as they are counted; its parameters are a value for each condition. */
export const countedRows = (table: string, conditions: Record<string, Condition>, most?: number): Statement => ({
  name: nameOf(table, `count${most ?? ''}`, conditions),
  text: countMatches(`${table} where ${meets(conditions)}`, most),
});

/** SQL of rows that meet them all; `first` is the number of the first one's parameter. */
export const meets = (conditions: Record<string, Condition>, first = 1) =>
  Object.values(conditions)
    .map((condition, n) => condition(`$${n + first}`))
    .join(' and ') || 'true';

const short = (name: string) => name.slice(0, 3);

export const nameOf = (table: string, what: string, conditions: Record<string, Condition>) =>
  [table, what, ...Object.keys(conditions).map(short)].join('-');
