// How long a signed-in member waits for a list on a slow telephone: slow 4G and a processor four times slower, cold (nothing
// cached) and warm (the second visit). And when the landing page shows its largest part (LCP) to a visitor, as the machine is and on
// such a telephone. BENCH_BUILDS names one or more `dist` folders, which are measured in turns.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { load } from '../backend/test/bench/load.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { freePort } from './lib/free-port.mjs';
import { endMeasured, startBuilt } from './lib/measured.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const builds = (process.env.BENCH_BUILDS ?? path.join(root, 'dist')).split(',').map((folder) => path.resolve(folder));
const rounds = Number(process.env.BENCH_PAGE_ROUNDS ?? 7);
const pages = (process.env.BENCH_PAGES ?? '/problems').split(',');
const rows = 1_000;
/** Lighthouse's slow 4G. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowerProcessor = 4;
/** In milliseconds, to the first card; and to the largest part of the landing page. */
const aims = { cold: 2000, warm: 1000 };
const landingAims = { 'LCP here': 1000, 'LCP on the telephone': undefined };

for (const build of builds) {
  if (existsSync(path.join(build, 'backend/main.js'))) continue;
  console.error(`There is no build in ${build}: npm run build`);
  process.exit(1);
}
const { startEmbeddedPostgres } = require(
  path.join(builds[0], 'backend/platform/database/embedded-postgres/embedded-postgres.js'),
);

const folder = mkdtempSync(path.join(tmpdir(), 'alliance-bench-pages-'));
chmodSync(folder, 0o755);
let postgres;
const end = async (code) => {
  await endMeasured();
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
  const executablePath = await ensureChromium({ window: true });
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } });
  const started = [];
  for (const build of builds) {
    const port = await freePort();
    await startBuilt(path.join(build, 'backend'), { url: postgres.url, dataDir: folder, port });
    started.push({ build, origin: `http://localhost:${port}` });
  }
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { cookie } = await load(client, path.join(root, 'dist/backend'), rows);
  const [name, value] = cookie.split('=');
  await client.end();

  const visits = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const { build, origin } of started) {
      const of = builds.length > 1 ? `, ${path.relative(root, build)}` : '';
      const note = (what, visited) => {
        console.log(`${what}${of}: ${Math.round(visited.ms)} ms`);
        visits.set(what + of, [...(visits.get(what + of) ?? []), visited]);
      };
      for (const page of pages) {
        const context = await browse(executablePath);
        await context.addCookies([{ name, value, url: origin, httpOnly: true }]);
        for (const state of ['cold', 'warm'])
          note(`${page}, ${state}`, { ...(await visit(context, origin + page, firstCard)), aim: aims[state] });
        await context.close();
      }
      for (const [what, aim] of Object.entries(landingAims)) {
        const context = await browse(executablePath);
        const isSlow = what.endsWith('telephone');
        note(`/, ${what}`, { ...(await visit(context, `${origin}/`, largestPart, isSlow)), aim });
        await context.close();
      }
    }
  }
  console.log(
    `Until the first card of the list stands on the page, or its largest part; medians of ${rounds} rounds in turns.`,
  );
  const middle = (measured, what) => median(measured.map((one) => one[what]));
  console.table(
    Object.fromEntries(
      [...visits].map(([key, measured]) => [
        key,
        {
          ms: Math.round(middle(measured, 'ms')),
          fastest: Math.round(Math.min(...measured.map(({ ms }) => ms))),
          ...(measured[0].aim && { aim: `≤ ${measured[0].aim}`, met: middle(measured, 'ms') <= measured[0].aim }),
          requests: middle(measured, 'requests'),
          'kB over the wire': Math.round(middle(measured, 'bytes') / 1000),
        },
      ]),
    ),
  );
}

/** A browser that knows nothing yet. */
async function browse(executablePath) {
  return chromium.launchPersistentContext(mkdtempSync(path.join(folder, 'browser-')), {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Notes in the page when the first card of its list is painted. */
function firstCard() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-cards] article')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.shownAfter = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** Notes in the page when its largest part was painted, once no larger one has come for two seconds. */
function largestPart() {
  let waiting;
  new PerformanceObserver((list) => {
    const { startTime } = list.getEntries().at(-1);
    clearTimeout(waiting);
    waiting = setTimeout(() => (window.shownAfter = startTime), 2_000);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Opens a page in a tab of its own; answers the time until it has noted what is waited for, and what was transferred by then. */
async function visit(context, address, noting, isSlow = true) {
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  }
  await page.addInitScript(noting);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.shownAfter, null, { timeout: 30_000, polling: 100 });
  const visited = await page.evaluate(() => {
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const sent = fetched.filter((entry) => entry.transferSize > 0 && entry.responseEnd <= window.shownAfter);
    return {
      ms: window.shownAfter,
      requests: sent.length,
      bytes: sent.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  // The browser writes what it has compiled only after a while; the second visit is to find what a reader's would.
  await page.waitForTimeout(1_500);
  await page.close();
  return visited;
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
