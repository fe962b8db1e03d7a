import type { Database } from '../../src/platform/database/database';

const counted = {
  name: 'test-rows-read',
  text: `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables`,
};

/** How many rows of tables PostgreSQL fetches for the statements of `work`. */
export async function rowsRead(database: Database, work: () => Promise<unknown>): Promise<number> {
  // Of the connection, which may not have told what it read before.
  const soFar = async () => (await database.one<{ read: number }>(counted)).read;
  return database.transaction(async () => {
    const before = await soFar();
    await work();
    return (await soFar()) - before;
  });
}
