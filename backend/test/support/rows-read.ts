import type { Database } from '../../src/platform/database/database';

const counted = {
  name: 'test-rows-read',
  text: `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`,
};

/** A table of a test is so small that reading all of it may cost less than the way by an index, which a large one has. */
const asInLargeTables = ['discard plans', 'set local enable_seqscan = off', 'set local enable_bitmapscan = off'];

/** How many rows of tables PostgreSQL fetches for the statements of `work`. */
export async function rowsRead(database: Database, work: () => Promise<unknown>): Promise<number> {
  // Of the connection, which may not have told what it read before.
  const soFar = async () => (await database.one<{ read: number }>(counted)).read;
  return database.transaction(async () => {
    for (const text of asInLargeTables) await database.query({ name: `test-${text}`, text });
    const before = await soFar();
    await work();
    return (await soFar()) - before;
  });
}
