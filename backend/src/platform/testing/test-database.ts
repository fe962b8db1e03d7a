import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../database/migrate';

const template = 'alliance_template';
const templateLock = 991_204;

/** Where the tests' PostgreSQL is; started by Jest's global set-up. */
function serverUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run the tests with Jest and its global set-up.');
  return new URL(url);
}

const at = (database: string) => Object.assign(serverUrl(), { pathname: `/${database}` }).href;

async function administer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: at('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  /** The same by its host and port, for what stands between it and a product. */
  networkUrl: URL;
  drop(): Promise<void>;
}

/** A fresh, migrated database of its own for a suite; `drop` it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      await client.query(`create database ${template}_new`);
      await migrate(at(`${template}_new`));
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    url: at(name),
    networkUrl: Object.assign(new URL(at(name)), { search: '' }),
    drop: () =>
      administer(async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
