import type { Statement } from '../database/statement';

/** From so many rows on a page is soon filled by the newest ones that pass. */
export const fewRows = 5_000;

/** A condition of a row, with the place of its parameter. */
export type Condition = (parameter: string) => string;

/**
 * Statement of a page, newest first, of the rows that meet conditions; its parameters are the place, the limit, and a value
 * for each condition. `few` are looked up by what they are narrowed by, many among the newest.
 */
export function narrowedPage(
  table: string,
  columns: string,
  conditions: Record<string, Condition>,
  few: boolean,
): Statement {
  const where = Object.values(conditions)
    .map((condition, n) => condition(`$${n + 4}`))
    .join(' and ');
  const page = 'where (created_at, id) < ($1, $2) order by created_at desc, id desc limit $3';
  return {
    name: nameOf(table, few ? 'few' : 'narrowed', conditions),
    text: few
      ? `with few as materialized (select id, created_at from ${table} where ${where})
        select ${columns} from ${table} where id in (select id from few ${page}) order by created_at desc, id desc`
      : `select ${columns} from ${table} where ${where} and (created_at, id) < ($1, $2)
        order by created_at desc, id desc limit $3`,
  };
}

/** Statement of how many rows each owner has of those that meet conditions; its parameters are a value for each condition. */
export function countedByOwner(table: string, conditions: Record<string, Condition>): Statement {
  const where = Object.values(conditions).map((condition, n) => condition(`$${n + 1}`));
  return {
    name: nameOf(table, 'by-owner', conditions),
    text: `select organization_id as owner, count(*)::int as count from ${table}
      ${where.length > 0 ? `where ${where.join(' and ')}` : ''} group by organization_id`,
  };
}

/** PostgreSQL keeps the first 63 letters of it. */
const nameOf = (table: string, what: string, conditions: Record<string, Condition>) =>
  [table, what, ...Object.keys(conditions).map((key) => key.slice(0, 3))].join('-');
