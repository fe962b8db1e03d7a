import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { createDataSource } from './data-source';

const lock = 7_310_412;

/** Brings a database up to date; processes that start together wait for one another. */
export async function migrate(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('create schema if not exists platform');
    const dataSource = await createDataSource(url).initialize();
    try {
      const applied = await dataSource.runMigrations();
      await runMigrations({ connectionString: url });
      return applied.length;
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await client.end();
  }
}
