import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as Postgres } from 'pg';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import { eventually } from '../support/registration';

const command = join(__dirname, '..', '..', '..', 'dist', 'backend', 'tools', 'run-command.js');

describe('A command', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let postgres: Postgres;
  let watching: Postgres;

  beforeAll(async () => {
    await BuiltProduct.prepare();
    database = await createTestDatabase();
    postgres = new Postgres({ connectionString: database.url });
    watching = new Postgres({ connectionString: database.url });
    await Promise.all([postgres.connect(), watching.connect()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.end(), watching.end()]);
    await database.drop();
  });

  it('has as long for a statement as it takes: nobody waits for its answer', async () => {
    await postgres.query('begin; lock table innovation.problems');
    const rebuild = promisify(execFile)(process.execPath, [command, 'search-rebuild'], {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url, DATABASE_STATEMENT_MS: '100' },
    });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      and clock_timestamp() > query_start + interval '1 s'`;
    await Promise.race([
      rebuild,
      eventually(async () => ((await watching.query(waiting)).rowCount ? true : undefined), 'the command at the lock'),
    ]);
    await postgres.query('commit');
    expect((await rebuild).stdout).toContain('innovation.problem_search: words are weighed');
  });
});
