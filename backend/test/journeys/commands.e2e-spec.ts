import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as Postgres } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { BuiltProduct } from '../support/built-product';
import { eventually } from '../support/registration';

const command = join(__dirname, '..', '..', '..', 'dist', 'backend', 'tools', 'run-command.js');

describe('A command', () => {
  let database: TestDatabase;
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

it('npm start says at once what it does, where nothing is missing', async () => {
  await BuiltProduct.prepare();
  const start = spawn(process.execPath, [join(__dirname, '..', '..', '..', 'scripts', 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => start.once('exit', resolve));
  let printed = '';
  for await (const text of start.stdout.setEncoding('utf8')) {
    printed += text;
    if (printed.includes('Loading')) break;
  }
  start.kill('SIGKILL');
  await ended;
  expect(printed).toBe('Looking for what is missing or stale …\nLoading the server …\n');
});

describe('npm run seed', () => {
  const seed = join(__dirname, '..', '..', '..', 'dist', 'backend', 'tools', 'seed.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'alliance-seed-'));
  let database: TestDatabase;
  let postgres: Postgres;

  beforeAll(async () => {
    await BuiltProduct.prepare();
    database = await createTestDatabase();
    postgres = new Postgres({ connectionString: database.url });
    await postgres.connect();
  });
  afterAll(async () => {
    await postgres.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const environment = (changes: Record<string, string> = {}) => ({
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    ...changes,
  });
  /** What it printed, and the code that it ended with. */
  const run = (given: string[], changes?: Record<string, string>) =>
    new Promise<{ code: number; printed: string }>((resolve) => {
      execFile(process.execPath, [seed, ...given], { env: environment(changes) }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), printed: stdout + stderr }),
      );
    });
  const count = async (table: string) =>
    (await postgres.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

  it('is refused in production, and for what is no number, before anything is done', async () => {
    const production = await run([], { NODE_ENV: 'production' });
    expect(production).toMatchObject({ code: 2, printed: expect.stringContaining('no place in production') });
    for (const scale of ['1.5', '9000000'])
      expect(await run([`--scale=${scale}`])).toMatchObject({
        code: 2,
        printed: expect.stringContaining('--scale takes a whole number'),
      });
    expect(await count('innovation.problems')).toBe(0);
  });

  it('loads the demo data once, and says whom to sign in as', async () => {
    const { code, printed } = await run([]);
    expect(code).toBe(0);
    expect(printed).toMatch(/The demo data is loaded/);
    expect(printed).toMatch(/Sign in with the password \S+\n {2}maya\.chen@techflow\.example/);
    expect(await count('innovation.problems')).toBeGreaterThanOrEqual(120);
    expect((await run([])).printed).toMatch(/The demo data was there/);
  });

  it('leaves nothing when it is killed, makes all of it the next time, and says so when it was done', async () => {
    const problems = await count('innovation.problems');
    await postgres.query('begin; lock table innovation.solution_proposals');
    const child = spawn(process.execPath, [seed, '--scale', '200'], { env: environment(), stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const waiting = `select from pg_locks where not granted and relation = 'innovation.solution_proposals'::regclass`;
    // It makes the work of two hundred organizations first.
    const isWaiting = async () => ((await postgres.query(waiting)).rowCount ? true : undefined);
    await eventually(isWaiting, 'the seed at the lock', 180_000);
    child.kill('SIGKILL');
    await ended;
    await postgres.query('commit');
    expect(await count('innovation.problems')).toBe(problems);

    const { code, printed } = await run(['--scale', '200']);
    expect([code, printed]).toEqual([0, expect.stringContaining('innovation.problems: 200 of 200')]);
    expect(await count('innovation.problems')).toBe(problems + 200);
    const again = await run(['--scale', '300']);
    expect([again.code, again.printed]).toEqual([1, expect.stringContaining('An earlier run has made 200 problems')]);
    expect(await count('innovation.problems')).toBe(problems + 200);
  });
});
