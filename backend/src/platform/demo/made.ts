import type { ClientBase } from 'pg';

/** Rows to be made, in the transaction of this connection. */
export interface Filling {
  client: ClientBase;
  /** How many problems; of everything else what goes with them. */
  problems: number;
  /** What their dates count back from. */
  now: Date;
  say(line: string): void;
}

// SQL for rows that are made in numbers. `n` is an expression of a bigint; the same one gives the same rows in each database.

/** The id of a noun's `n`th made row. */
export const madeId = (noun: string, n: string) =>
  `overlay(overlay(md5('${noun} ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** From 0 to below 1; another `salt` draws anew. */
export const drawn = (salt: number, n = 'n') =>
  `((hashint8extended(${n}, ${salt}) & 9007199254740991) / 9007199254740992::float8)`;

/** From 1 to `count`: with a `power` of 1 all alike, with a higher one the first more often and the later ones ever less. */
export const skewed = (count: number, power: number, salt: number, n = 'n') =>
  `(1 + floor(power(${drawn(salt, n)}, ${power}) * ${count}))`;

/** The values of an enumeration, from 1. */
export const valuesOf = (type: string) => `(enum_range(null::${type}))`;

/** A moment, in SQL. */
export const at = (moment: Date) => `'${moment.toISOString()}'::timestamptz`;
