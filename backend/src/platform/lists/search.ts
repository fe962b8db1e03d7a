import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import type { Place } from './cursor';
import type { ListMemory } from './list-memory';

/** Matches of a search beyond these are not counted: nobody leafs through so many. */
const mostCounted = 10_000;
/** A table of so many rows is counted through in no time. */
const countedAtOnce = 20_000;
/** How long an old total is good enough before it is counted again, in milliseconds. */
const patience = 5000;
/** So many matches are looked up sooner than they are met among the newest rows. */
const few = 1000;
/** So many of the newest rows are looked through for a page of matches. */
const lookThrough = 3000;
/** A match that is looked up costs as much as so many rows that are looked through. */
const priceOfLookUp = 5;

/** How many there are. */
export interface Total {
  count: number;
  /** At least so many. */
  orMore?: boolean;
  /** It may be another one without a write: whoever keeps the page must not take it for unchanged. */
  provisional?: boolean;
}

export interface Found<Row> {
  rows: Row[];
  total: Total;
}

/** Statements of a noun. All have the parameters of the search itself last, and before them what is said here. */
interface SearchStatements {
  /** Looks through $4 of the newest rows from the place $1, $2 on until $3 match. */
  newest: Statement;
  /** Looks up all matches, and answers $3 from the place $1, $2 on, each with the `total`. */
  index: Statement;
  /** Counts as `countMatches` does. */
  count: Statement;
}

/** Text of a statement that counts rows of `from` (with its condition), as far as they are counted. */
export const countMatches = (from: string) =>
  `select count(*)::int as total from (select from ${from} limit ${mostCounted + 1}) found`;

const keyOf = (parameters: unknown[]) => JSON.stringify(parameters);
/** What `countMatches` has counted. */
export const capped = (count: number): Total =>
  count > mostCounted ? { count: mostCounted, orMore: true } : { count };

/**
 * Searches of a noun's list, of which no page waits for a count in a large table. Words that many rows have are met
 * soon among the newest rows, and their total is the one last counted while one recount runs beside; the others are
 * looked up in the index, which tells the total by the way.
 */
export class Search<Row extends object> {
  private readonly known = new LRUCache<string, { total: Total; version: string; at: number }>({ max: 5000 });
  private recount?: Promise<void>;

  /** `size` answers how many rows the list has. */
  constructor(
    private readonly database: Database,
    private readonly memory: ListMemory,
    private readonly statements: SearchStatements,
    private readonly size: () => Promise<number>,
  ) {}

  /** A page of `limit` matches and one more where there is one. */
  async page(parameters: unknown[], place: Place, limit: number): Promise<Found<Row>> {
    const { rows, total } = await this.find(parameters, place, limit);
    return { rows, total: total ?? (await this.total(parameters, Math.min(rows.length, limit))) };
  }

  /** Whether anything matches. */
  async finds(parameters: unknown[], start: Place): Promise<boolean> {
    return this.memory.remember(`finds:${keyOf(parameters)}`, async () => {
      return (await this.find(parameters, start, 0)).rows.length > 0;
    });
  }

  /** The rows of a page, and the total where the way to them has told it. */
  private async find(
    parameters: unknown[],
    { createdAt, id }: Place,
    limit: number,
  ): Promise<{ rows: Row[]; total?: Total }> {
    const key = keyOf(parameters);
    const place = [createdAt, id, limit + 1];
    const { version } = this.memory;
    const known = this.known.get(key)?.total.count ?? Number.POSITIVE_INFINITY;
    if (known > few) {
      const rows = await this.lookThrough(parameters, place, limit + 1);
      if (rows.length > limit) return { rows };
    }
    const rows = await this.database.query<Row & { total: number }>(this.statements.index, [...place, ...parameters]);
    // Behind the last match there is no row to tell it.
    if (rows.length === 0 && createdAt !== 'infinity') return { rows };
    const total = capped(rows[0]?.total ?? 0);
    this.known.set(key, { total, version, at: Date.now() });
    return { rows, total };
  }

  private async lookThrough(parameters: unknown[], place: unknown[], wanted: number): Promise<Row[]> {
    const look = (rows: number) => this.database.query<Row>(this.statements.newest, [...place, rows, ...parameters]);
    const rows = await look(lookThrough);
    if (rows.length === 0 || rows.length === wanted) return rows;
    const enough = Math.ceil((1.5 * lookThrough * wanted) / rows.length);
    const matches = (rows.length / lookThrough) * (await this.size());
    return enough < priceOfLookUp * matches ? look(enough) : rows;
  }

  private async total(parameters: unknown[], seen: number): Promise<Total> {
    const key = keyOf(parameters);
    if ((await this.size()) <= countedAtOnce)
      return this.memory.remember(`total:${key}`, async () => this.count(parameters));
    const known = this.known.get(key);
    // One that is not counted to its end does not come to one.
    if (known && (known.total.orMore || known.version === this.memory.version)) return known.total;
    if (!known || known.at + patience < Date.now()) this.recountBeside(key, parameters);
    return { ...(known?.total ?? { count: seen, orMore: true }), provisional: true };
  }

  private async count(parameters: unknown[]): Promise<Total> {
    const row = await this.database.queryOne<{ total: number }>(this.statements.count, parameters);
    return capped((row as { total: number }).total);
  }

  /** One at a time; who asks while it runs asks again later. */
  private recountBeside(key: string, parameters: unknown[]): void {
    if (this.recount || this.database.isInTransaction) return;
    const { version } = this.memory;
    this.recount = this.count(parameters)
      .then((total) => void this.known.set(key, { total, version, at: Date.now() }))
      .catch(() => undefined)
      .finally(() => {
        this.recount = undefined;
      });
  }
}
