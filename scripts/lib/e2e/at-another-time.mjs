// E2E_DATABASE_URL=… node scripts/lib/e2e/at-another-time.mjs <time>
// A product of its own beside the one that the journeys share, with a database of its own there, to which it is another time. Its
// parent is told where it is, and tells it what time it has become and which job to do now; it ends with its parent.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.mjs';
import { inRepository } from '../repository.mjs';

/** As for the product that the journeys share. */
const startLimitMs = 240_000;
const name = `at_another_time_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(process.env.E2E_DATABASE_URL), { pathname: `/${name}` }).href;
const dataDir = mkdtempSync(path.join(tmpdir(), 'at-another-time-'));
const ahead = (time) => Date.parse(time) - Date.now();

await once(process.env.E2E_DATABASE_URL, (client) => client.query(`create database ${name}`));
const port = await freePort();
const origin = `http://localhost:${port}`;
const product = fork(inRepository('dist/backend/main.js'), {
  execArgv: ['--require', inRepository('scripts/lib/e2e/moved-date.cjs')],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DATABASE_POOL_SIZE: '6',
    E2E_AHEAD_MS: String(ahead(process.argv[2])),
  },
});
process.once('disconnect', () => end(0));
product.once('exit', () => end(1));
process.on('message', async ({ time, job }) => {
  if (time) product.send({ ahead: ahead(time) });
  if (job) await once(url, (client) => done(client, job));
  process.send({ told: true });
});

for (const deadline = Date.now() + startLimitMs; ; await sleep(100)) {
  const ready = await fetch(`${origin}/health/ready`).catch(() => undefined);
  if (ready?.ok) break;
  if (Date.now() > deadline) await end(1);
}
process.send({ origin });

/** Adds a job and waits until it was done. */
async function done(client, job) {
  const { rows } = await client.query('select id from graphile_worker.add_job($1)', [job]);
  for (let left = rows; left.length > 0; await sleep(50))
    ({ rows: left } = await client.query('select id from graphile_worker.jobs where id = $1', [rows[0].id]));
}

async function once(address, work) {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function end(code) {
  product.removeAllListeners('exit');
  if (product.exitCode === null) {
    product.kill('SIGTERM');
    await new Promise((resolve) => product.once('exit', resolve));
  }
  await once(process.env.E2E_DATABASE_URL, (client) => client.query(`drop database ${name} with (force)`));
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code);
}
