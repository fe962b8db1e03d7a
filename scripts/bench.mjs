// How fast the product answers at several sizes, side by side, and against a plain node:http + pg server: docs/guides/bench.md.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import {
  clients as billingClients,
  newEvents,
  paystackKey,
  reportBilling,
  sameEvent,
  takeWebhooks,
} from '../backend/test/bench/billing.mjs';
import { callsAt, isWrite, writes } from '../backend/test/bench/calls.mjs';
import { reportJobs } from '../backend/test/bench/jobs.mjs';
import { load } from '../backend/test/bench/load.mjs';
import { signInAdmin } from '../backend/test/bench/load-books.mjs';
import { longEnough, median, oneByOne, tenAtOnce, whileWriting } from '../backend/test/bench/measure.mjs';
import { measureMemory } from '../backend/test/bench/memory.mjs';
import { recordWrites } from '../backend/test/bench/record-writes.mjs';
import { aim, aimsOfCalls, reportAims, reportGrowth } from '../backend/test/bench/report.mjs';
import { startRoundRobin, unchangedShare } from '../backend/test/bench/round-robin.mjs';
import { measureUpserts, searchAtOnce, clients as searchers } from '../backend/test/bench/searching.mjs';
import { freePort } from './lib/free-port.mjs';
import { endMeasured, settingsOf, startBuilt, startMeasured } from './lib/measured.mjs';

const { values: given } = parseArgs({
  options: {
    scale: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    short: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    build: { type: 'string', default: 'dist/backend' },
    data: { type: 'string' },
  },
});
const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const built = path.resolve(root, given.build);
/** Whose rows are measured, whichever build is: two are compared on the same. */
const material = path.join(root, 'dist/backend');
const scales = given.scale
  .split(',')
  .map(Number)
  .sort((one, other) => one - other);
const rounds = Number(given.rounds ?? (given.short ? 1 : 3));
const seconds = Number(given.seconds ?? (given.short ? 0.5 : 2));
const warmUpSeconds = 2;

if (scales.some((rows) => !Number.isInteger(rows) || rows < 1000)) fail('--scale takes whole numbers from 1000 up');
if (!(rounds >= 1 && seconds > 0)) fail('--rounds and --seconds take numbers above 0');
if ([built, material].some((build) => !existsSync(path.join(build, 'main.js')))) fail('Build first: npm run build');
const { startEmbeddedPostgres } = require(path.join(built, 'platform/database/embedded-postgres/embedded-postgres.js'));

const folder = given.data ? path.resolve(given.data) : mkdtempSync(path.join(tmpdir(), 'alliance-bench-'));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
const clients = [];
let postgres;
let ending;
let lastTold = Date.now();
const end = (code) => {
  ending ??= (async () => {
    await endMeasured();
    await Promise.all(clients.map((client) => client.end()));
    await postgres?.stop();
    if (!given.data) rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  })();
  return ending;
};
process.once('SIGINT', () => end(130));
process.once('SIGTERM', () => end(143));

try {
  await run();
  await end(0);
} catch (error) {
  // Whoever ends it early ends what is under way.
  if (!ending) console.error(error);
  await end(1);
}

async function run() {
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    // What is loaded into an empty table is not written twice.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '8GB',
    // Room for what is searched, as a server of that size would have it.
    shared_buffers: scales.at(-1) > 100_000 ? '4GB' : '512MB',
    max_connections: '200',
  };
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings });
  const products = [];
  for (const rows of scales) products.push(await startScale(rows));
  const aims = await measureGrowth(products);
  if (given.alone) return reportAims(aims);
  aims.push(...(await measureSearching(products)));
  // 100,000 is the size that the promises name.
  const promised = products.findLast(({ rows }) => rows <= 100_000) ?? products[0];
  aims.push(...(await comparePlain(promised)));
  await measureBilling(promised);
  aims.push(...(await measureJobs(products)));
  aims.push(...(await measureMemory(await ofItsOwn(promised))));
  reportAims(aims);
}

/** A database with so many problems, and a product on it. */
async function startScale(rows) {
  const since = Date.now();
  const name = `scale_${rows}`;
  const administrator = await connect(postgres.url);
  const known = await administrator.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) await administrator.query(`create database ${name}`);
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const port = await startProduct(url);
  const client = await connect(url);
  const people = await loadOnce(client, rows);
  const calls = await callsAt(client, people);
  console.log(`${rows.toLocaleString('en')} problems are there after ${Math.round((Date.now() - since) / 1000)} s`);
  const { cookie, organization, admin } = people;
  return {
    rows,
    url,
    client,
    calls,
    organization,
    admin,
    origin: `http://127.0.0.1:${port}`,
    port,
    headers: { cookie },
  };
}

/** With `--data` the rows are there from the run before. */
async function loadOnce(client, rows) {
  const note = `select value from platform.settings where name = 'bench'`;
  const [known] = (await client.query(note)).rows;
  if (known) return { ...known.value, admin: await signInAdmin(client) };
  const people = await load(client, material, rows);
  await client.query(`insert into platform.settings (name, value) values ('bench', $1)`, [JSON.stringify(people)]);
  return people;
}

/** Each call at each scale, at rest and beside writes, in turns: noise hits all alike. */
async function measureGrowth(products) {
  const only = new RegExp(given.only);
  const names = Object.keys(products[0].calls).filter((name) => only.test(name));
  const first = await warmUp(products, names);
  const empty = (name) => products.map((_, n) => ({ first: first.get(name)?.[n] ?? [], quiet: [], busy: [] }));
  const measured = new Map(names.map((name) => [name, empty(name)]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      progress(`Round ${round + 1} of ${rounds}: ${name}`);
      for (const [n, product] of products.entries()) {
        const before = (await product.client.query('select clock_timestamp() as now')).rows[0].now;
        const call = product.calls[name];
        const work = async () => {
          const one = await oneByOne(product, call, seconds);
          if (given.alone) return { one };
          return { one, ten: await tenAtOnce(product, call, longEnough(seconds, 10, one.took)) };
        };
        const { quiet, busy } = measured.get(name)[n];
        quiet.push(await work());
        if (!given.alone) busy.push(await whileWriting(product, writes(product.organization), work));
        // What was made must not make the scale another one.
        if (isWrite(name))
          for (const noun of ['problems', 'solutions'])
            await product.client.query(`delete from innovation.${noun} where created_at >= $1`, [before]);
      }
    }
  }
  progress('');
  reportGrowth(scales, measured);
  return aimsOfCalls(scales, measured);
}

/**
 * Nothing is in a cache yet: each call that changes nothing is made for a while, and once for all that it asks about, before any is
 * measured. Answers how long these took.
 */
async function warmUp(products, names) {
  const first = new Map();
  for (const name of names.filter((name) => !isWrite(name))) {
    progress(`The first time: ${name}`);
    const times = [];
    for (const product of products) {
      const call = product.calls[name];
      times.push((await oneByOne(product, call, warmUpSeconds, call.many)).took.slice(0, call.many));
    }
    first.set(name, times);
  }
  return first;
}

/** Searches by many at once, what a changed document costs, and with `--rebuild` how long all indexes take. */
async function measureSearching(products) {
  const aims = [];
  for (const product of products) {
    const size = `${product.rows.toLocaleString('en')} problems`;
    progress(`Searching, ${size}`);
    const lines = await searchAtOnce(product, writes(product.organization), { rounds, seconds: Math.max(1, seconds) });
    const measure = () => measureUpserts(product.client, 'innovation.problem_search', 'innovation.problems');
    const upsert = await measure();
    const beside = await whileWriting(product, writes(product.organization), measure);
    progress('');
    console.log(`Searching by ${searchers} clients, ${size}:`);
    console.table(lines);
    console.log(`To index one changed document: ${JSON.stringify(upsert)}, beside writes: ${JSON.stringify(beside)}`);
    if (given.rebuild) {
      const took = await rebuild(product.url);
      for (const [index, time] of took) console.log(`${index} rebuilt in ${Math.round(time)} s`);
      const ofProblems = took.get('innovation.problem_search');
      if (product.rows === 100_000) aims.push(aim('problems rebuilt, s', ofProblems, { below: 120 }));
    }
    aims.push(aim(`one changed document, p95 ms, ${size}`, upsert['p95 ms'], { below: 10 }));
    aims.push(aim(`one changed document, two writes/s, p95 ms, ${size}`, beside['p95 ms'], { below: 10 }));
  }
  return aims;
}

/** `npm run search:rebuild`, in a process of its own; the seconds that each index took. */
async function rebuild(url) {
  const command = path.join(built, 'tools/run-command.js');
  const child = startMeasured(command, settingsOf({ url, dataDir: folder }), ['search-rebuild'], { stdout: 'pipe' });
  const took = new Map();
  let since = Date.now();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, index] = /^(.+): words are weighed$/.exec(line) ?? [];
    if (!index) return;
    took.set(index, (Date.now() - since) / 1000);
    since = Date.now();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The rebuild ended with ${code}`);
  return took;
}

/** Against the plain server, and two processes against one. */
async function comparePlain(product) {
  const { calls, headers, organization, url } = product;
  const submit = async () => {
    const { path, body } = writes(organization)();
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    const response = await fetch(product.origin + path, sent);
    if (!response.ok) throw new Error(`The product answers ${response.status}`);
    return response.json();
  };
  const recorded = await recordWrites(url, submit);
  const plain = { origin: await startPlain(url, await responseHeaders(product), recorded), headers };
  const list = calls['problems, any page'];
  const search = calls['search, a common word'];
  await checkSameAnswers(product, plain, [list, search, calls['search, a rare word']]);
  const etag = (await fetch(product.origin + list().path, { headers })).headers.get('etag');
  const unchanged = { ...product, headers: { ...headers, 'if-none-match': etag } };
  const create = writes(organization);
  const results = [
    await compare('list', list, product, plain),
    await compare('list, unchanged (304)', list, unchanged, plain),
    await compare('search, a common word', search, product, plain),
    await compare('create', create, product, plain),
  ];
  progress('');
  console.log(`Against a plain server, ten connections, ${product.rows.toLocaleString('en')} problems:`);
  console.table(Object.fromEntries(results));
  console.log(
    `Creating writes to ${recorded.statements.map(({ table }) => table).join(', ')}; notices: ${recorded.notices.length}`,
  );
  const processes = await compareProcesses(product, list);
  const least = { list: 0.8, 'list, unchanged (304)': 6, create: 0.6 };
  const ratios = Object.fromEntries(results);
  return [
    ...Object.entries(least).map(([name, atLeast]) =>
      aim(`${name}, of the plain server`, ratios[name]['ratio/s'], { atLeast }),
    ),
    processes,
  ];
}

async function compareProcesses(product, list) {
  const other = await startProduct(product.url);
  const paths = [1, 2, 3].map(() => list().path);
  const shares = [];
  for (const behind of [[product.port], [product.port, other]]) {
    const proxy = await startRoundRobin(behind);
    shares.push(await unchangedShare({ origin: proxy.origin, headers: product.headers }, paths));
    proxy.stop();
  }
  const [one, two] = shares;
  const said = shares.map((share) => `${Math.round(share * 100)} %`);
  console.log(`Answered 304 to who asks again, behind a plain proxy: one process ${said[0]}, two processes ${said[1]}`);
  return aim('304 by two processes, of those by one', two / one, { atLeast: 1 });
}

/** How many webhooks a process takes in, and how long the question takes whether a plan allows something. */
async function measureBilling({ url }) {
  const paystack = { PAYSTACK_SECRET_KEY: paystackKey, PAYSTACK_BASE_URL: 'http://127.0.0.1:1' };
  const origin = `http://127.0.0.1:${await startProduct(url, paystack)}`;
  const measured = { first: [], again: [], can: [] };
  const same = sameEvent();
  await takeWebhooks(origin, 1, newEvents);
  for (let round = 0; round < rounds; round += 1) {
    progress(`Round ${round + 1} of ${rounds}: billing`);
    measured.first.push(await takeWebhooks(origin, Math.ceil(seconds), newEvents));
    measured.again.push(await takeWebhooks(origin, Math.ceil(seconds), same));
    measured.can.push({ took: await askCan(url), seconds });
  }
  progress('');
  reportBilling(measured);
}

function askCan(url) {
  return toldBy('ask-can.mjs', url, { CLIENTS: String(billingClients), SECONDS: String(seconds) });
}

/** What the job runner does all the time, at each scale; after all calls, as it changes what it finds. */
async function measureJobs(products) {
  const measured = [];
  for (const { rows, url } of products) {
    progress(`Jobs, ${rows.toLocaleString('en')} problems`);
    measured.push({ rows, done: await toldBy('do-jobs.mjs', url) });
  }
  progress('');
  return reportJobs(measured);
}

/** What a program of the bench says of the built product, which it loads into a process of its own. */
async function toldBy(program, url, more = {}) {
  const asked = { ...settingsOf({ url, dataDir: folder }), BUILT: built, ...more };
  const child = startMeasured(path.join(root, 'backend/test/bench', program), asked);
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
}

async function startProduct(url, changes = {}) {
  const port = await freePort();
  await startBuilt(built, { url, dataDir: folder, port, changes });
  return port;
}

/** The same database behind a process that has done nothing yet. */
async function ofItsOwn(product) {
  const port = await freePort();
  const { pid } = await startBuilt(built, { url: product.url, dataDir: folder, port });
  return { ...product, origin: `http://127.0.0.1:${port}`, port, pid };
}

async function startPlain(url, headers, recorded) {
  const port = await freePort();
  const environment = {
    DATABASE_URL: url,
    PORT: String(port),
    HEADERS: JSON.stringify(headers),
    WRITES: JSON.stringify(recorded),
  };
  const child = startMeasured(path.join(root, 'backend/test/bench/plain-server.mjs'), environment);
  await new Promise((resolve) => child.once('message', resolve));
  return `http://127.0.0.1:${port}`;
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

async function checkSameAnswers(product, plain, calls) {
  for (const { path } of calls.flatMap((call) => Array.from({ length: 5 }, call))) {
    const answers = await Promise.all(
      [product, plain].map(async ({ origin, headers }) => {
        const response = await fetch(origin + path, { headers });
        // Which words are marked is the product's own addition, and counts against it.
        const withoutHits = (key, value) => (key === 'hits' ? undefined : value);
        return JSON.stringify([response.headers.get('link'), await response.json()], withoutHits);
      }),
    );
    const at = [...answers[0]].findIndex((letter, n) => letter !== answers[1][n]);
    if (answers[0] !== answers[1])
      throw new Error(
        `The servers answer ${path} differently: ${answers.map((answer) => answer.slice(Math.max(0, at - 80), at + 80)).join('\n')}`,
      );
  }
}

async function compare(name, call, product, plain) {
  progress(`Against the plain server: ${name}`);
  const measured = { product: [], plain: [] };
  const shoot = async (server, duration) => {
    const { failed, ...result } = await tenAtOnce(server, call, duration);
    if (failed > 0) throw new Error(`${failed} requests to ${server.origin} failed`);
    return result;
  };
  for (const server of [product, plain]) await shoot(server, 1);
  for (let round = 0; round < Math.max(3, rounds); round += 1) {
    measured.product.push(await shoot(product, seconds * 2));
    measured.plain.push(await shoot(plain, seconds * 2));
  }
  const ratio = (of) => median(measured.product.map((result, n) => of(result) / of(measured.plain[n])));
  const middle = (server, of) => Math.round(median(measured[server].map(of)));
  const rate = (result) => result.rate;
  const p99 = (result) => result.latency.p99;
  return [
    name,
    {
      'product/s': middle('product', rate),
      'plain/s': middle('plain', rate),
      'ratio/s': Number(ratio(rate).toFixed(2)),
      'p99 ms': middle('product', p99),
      'plain p99': middle('plain', p99),
    },
  ];
}

async function connect(url) {
  const client = new pg.Client(url);
  client.on('error', (error) => ending || console.error(error));
  await client.connect();
  clients.push(client);
  return client;
}

/** On a terminal the line is written over; elsewhere nothing is shown. */
/** What is being measured: in one line that is written over, and now and then in one of its own where lines stay. */
function progress(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  else if (text && Date.now() - lastTold > 15_000) {
    lastTold = Date.now();
    console.log(`${text} …`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
