// How fast the product answers, against a plain node:http + pg server giving the same JSON, in one interleaved run.
import { fork } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import pg from 'pg';
import { load } from '../backend/test/bench/load.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const built = process.env.BENCH_BUILD ?? path.join(root, 'dist/backend');
const rows = Number(process.env.BENCH_ROWS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const ports = { product: 5450, plain: 5451 };
const words = [
  'water',
  'the network',
  'seagrass',
  'look',
  'cassava harvest',
  'solar grid',
  'sensors',
  'leak detection',
];
const rareWords = 40;

if (!existsSync(path.join(built, 'main.js'))) {
  console.error('Build first: npm run build');
  process.exit(1);
}
const { startEmbeddedPostgres } = require(path.join(built, 'platform/database/embedded-postgres/embedded-postgres.js'));
const { demoProblems } = require(path.join(built, 'contexts/innovation/demo/demo-problems.js'));
const { demoSolutions } = require(path.join(built, 'contexts/innovation/demo/demo-solutions.js'));

const folder = mkdtempSync(path.join(tmpdir(), 'alliance-bench-'));
chmodSync(folder, 0o755);
const children = [];
let postgres;
const end = async (code) => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));

try {
  await run();
  await end(0);
} catch (error) {
  console.error(error);
  await end(1);
}

async function run() {
  console.log('Starting PostgreSQL and the product …');
  const settings = { fsync: 'off', shared_buffers: '256MB' };
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings });
  await startProduct();
  console.log(`Loading ${rows.toLocaleString('en')} problems …`);
  const client = new pg.Client(postgres.url);
  await client.connect();
  const cookie = await load(client, [...demoProblems, ...demoSolutions], rows);
  const calls = { list: await listAddresses(client), search: await searchAddresses(client) };
  await client.end();

  const product = { origin: `http://127.0.0.1:${ports.product}`, headers: { cookie } };
  const plain = { origin: `http://127.0.0.1:${ports.plain}`, headers: { cookie } };
  await startPlain(await responseHeaders(product));
  await checkSameAnswers(product, plain, Object.values(calls).flat());

  const results = [];
  for (const [name, addresses] of Object.entries(calls)) results.push(await compare(name, addresses, product, plain));
  const etag = (await fetch(product.origin + calls.list[0], { headers: product.headers })).headers.get('etag');
  const unchanged = { ...product, headers: { cookie, 'if-none-match': etag } };
  results.push(await compare('list, unchanged (304)', calls.list, unchanged, plain));
  console.table(Object.fromEntries(results));
}

async function startProduct() {
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ROLE: 'web',
    PORT: String(ports.product),
  };
  const child = start(path.join(built, 'main.js'), environment);
  for (const deadline = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const ready = await fetch(`http://127.0.0.1:${ports.product}/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The product did not start');
  }
}

async function startPlain(headers) {
  const file = path.join(root, 'backend/test/bench/plain-server.mjs');
  const environment = { DATABASE_URL: postgres.url, PORT: String(ports.plain), HEADERS: JSON.stringify(headers) };
  await new Promise((resolve) => start(file, environment).once('message', resolve));
}

function start(file, environment) {
  const child = fork(file, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** Pages from all over the list, so that no cache of an answer could help. */
async function listAddresses(client) {
  const { rows } = await client.query(
    `select created_at as at, id from innovation.problems where $1::int > 0 order by random() limit $1`,
    [500],
  );
  return rows.map(({ at, id }) => {
    const cursor = Buffer.alloc(22);
    cursor.writeUIntBE(at.getTime(), 0, 6);
    cursor.write(id.replaceAll('-', ''), 6, 'hex');
    return `/api/problems?limit=20&cursor=${cursor.toString('base64url')}`;
  });
}

/** Common words, and as many that one problem alone has. */
async function searchAddresses(client) {
  const { rows } = await client.query(
    `select substring(title from 'site (.*)$') as word from innovation.problems order by random() limit $1`,
    [rareWords],
  );
  const searches = rows.flatMap(({ word }, n) => [word, words[n % words.length]]);
  return searches.map((search) => `/api/problems?limit=20&search=${encodeURIComponent(search)}`);
}

async function responseHeaders({ origin, headers }) {
  const response = await fetch(`${origin}/api/problems?limit=1`, { headers });
  if (!response.ok) throw new Error(`The product answers ${response.status}`);
  const own = new Set([
    'link',
    'x-total-count',
    'x-total-relation',
    'content-length',
    'date',
    'connection',
    'keep-alive',
  ]);
  return Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)));
}

async function checkSameAnswers(product, plain, addresses) {
  for (const address of addresses.slice(0, 5).concat(addresses.slice(-20))) {
    const answers = await Promise.all(
      [product, plain].map(async ({ origin, headers }) => {
        const response = await fetch(origin + address, { headers });
        return JSON.stringify([
          response.headers.get('x-total-count'),
          response.headers.get('link'),
          await response.json(),
        ]);
      }),
    );
    if (answers[0] !== answers[1]) throw new Error(`The servers answer ${address} differently`);
  }
}

async function compare(name, addresses, product, plain) {
  console.log(`Measuring ${name} …`);
  const measured = { product: [], plain: [] };
  for (const server of [product, plain]) await shoot(server, addresses, 2);
  for (let round = 0; round < rounds; round += 1) {
    measured.product.push(await shoot(product, addresses, seconds));
    measured.plain.push(await shoot(plain, addresses, seconds));
  }
  const ratio = (of) => median(measured.product.map((result, n) => of(result) / of(measured.plain[n])));
  const middle = (server, of) => Math.round(median(measured[server].map(of)) * 100) / 100;
  const rate = (result) => result.requests.average;
  const p50 = (result) => result.latency.p50;
  const p99 = (result) => result.latency.p99;
  return [
    name,
    {
      'product/s': middle('product', rate),
      'plain/s': middle('plain', rate),
      'ratio/s': Number(ratio(rate).toFixed(2)),
      'p50 ms': middle('product', p50),
      'plain p50': middle('plain', p50),
      'p99 ms': middle('product', p99),
      'plain p99': middle('plain', p99),
      'ratio p99': Number(ratio(p99).toFixed(2)),
    },
  ];
}

async function shoot({ origin, headers }, addresses, duration) {
  let next = Math.floor(Math.random() * addresses.length);
  const request = {
    setupRequest: (draft) => {
      next = (next + 1) % addresses.length;
      return { ...draft, path: addresses[next] };
    },
  };
  const result = await autocannon({ url: origin, headers, connections: 10, duration, requests: [request] });
  const failed = result.errors + result.timeouts + (result['4xx'] ?? 0) + (result['5xx'] ?? 0);
  if (failed > 0) throw new Error(`${failed} requests to ${origin} failed`);
  return result;
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
