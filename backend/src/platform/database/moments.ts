import { types } from 'pg';

const timestamptz = types.builtins.TIMESTAMPTZ;
const toDate = types.getTypeParser(timestamptz) as (text: string) => Date;

/** PostgreSQL's text of a moment, such as `2026-11-21 23:39:50.12+00`, as `toISOString` would write it. */
export function toIso(text: string): string {
  // Sessions that are not in UTC, and moments beyond the usual years, are rare enough to be parsed.
  if (text.length < 22 || text.length > 29 || text[10] !== ' ' || !text.endsWith('+00'))
    return toDate(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`;
}

/** How the values of rows are read: as `pg` does, but moments as text, for they go out as they come in. */
export const plainTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === timestamptz && format !== 'binary' ? toIso : types.getTypeParser(oid, format as 'text'),
} as typeof types;

/** What the type of such a row must not say: that it holds dates. */
export type Plain<Row> = { [Name in keyof Row]: Extract<Row[Name], Date> extends never ? Row[Name] : never };
