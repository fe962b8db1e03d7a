import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { grantToApplication } from './application-roles';
import { createDataSource } from './data-source';

const lock = 7_310_412;

/**
 * Brings a database up to date, as the role that owns it, and gives the roles that the product runs as what they need where they are
 * others; processes that start together wait for one another.
 */
export async function migrate(url: string, applicationRoles: string[] = []): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await waitForOthers(client);
    await client.query('create schema if not exists platform');
    const dataSource = await createDataSource(url).initialize();
    try {
      const applied = await dataSource.runMigrations();
      await runMigrations({ connectionString: url });
      for (const role of applicationRoles) await grantToApplication(client, role);
      return applied.length;
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await client.end();
  }
}

/** Asks again and again: `create index concurrently` waits for each statement that runs, also for one that waits for a lock. */
async function waitForOthers(client: Client): Promise<void> {
  const isFirst = async () => (await client.query('select pg_try_advisory_lock($1) as got', [lock])).rows[0].got;
  while (!(await isFirst())) await sleep(100);
}
