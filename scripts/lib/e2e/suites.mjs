import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../builds.mjs';
import { CommandFailed, run } from '../processes.mjs';
import { withProduct } from '../product.mjs';
import { inRepository, program } from '../repository.mjs';

export const reportFolder = inRepository('e2e-report');

/** A word is a part of file names where there is such a file, else a part of titles. */
function chosen(filter, folder, byTitle) {
  if (!filter) return [];
  const byName = readdirSync(inRepository(folder)).some((name) => name.includes('spec') && name.includes(filter));
  return byName ? [filter] : [byTitle, filter];
}

/** Alone, every file starts a product of its own; on a server, that is the product of all. */
export async function api({ server, mail, filter }) {
  const folder = emptied('api');
  const exchanges = mkdtempSync(path.join(tmpdir(), 'exchanges-'));
  const reporter = ['--reporters', inRepository('scripts/lib/e2e/api-reporter.cjs')];
  const env = {
    E2E_REPORT: folder,
    E2E_EXCHANGES: exchanges,
    ...(server && { E2E_PRODUCT_URL: server }),
    E2E_MAIL_ORIGIN: mail ?? '',
  };
  if (!server) await ensureBuilt(['backend']);
  const filters = chosen(filter, 'backend/test/journeys', '--testNamePattern');
  try {
    await shown(program('jest', ...filters, ...reporter, '--forceExit', '--selectProjects', 'journeys'), env);
  } finally {
    rmSync(exchanges, { recursive: true, force: true });
  }
  return summaryOf(folder);
}

export async function browser({ server, mail, filter, headed, ui, chromium }) {
  const folder = emptied('browser');
  const report = path.join(folder, 'report.json');
  const args = [
    ...['--config', 'frontend/e2e/playwright.config.ts', '--reporter', 'list,html,json'],
    ...(headed ? ['--headed'] : []),
    ...(ui ? ['--ui'] : []),
    ...chosen(filter, 'frontend/e2e', '--grep'),
  ];
  const journeys = async (env) => {
    await shown(program('playwright', 'test', ...args), {
      ...env,
      CHROMIUM_PATH: chromium,
      E2E_MAIL_ORIGIN: mail ?? '',
      E2E_KEEPS_TRACES: 'yes',
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(folder, 'html'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const summary = existsSync(report) ? summaryOfBrowser(JSON.parse(readFileSync(report, 'utf8'))) : nothingRan(ui);
    writeFileSync(path.join(folder, 'summary.json'), JSON.stringify(summary));
    rmSync(report, { force: true });
    return { ...summary, trouble: '' };
  };
  await (server ? journeys({ BASE_URL: server }) : withProduct(journeys));
  return summaryOf(folder);
}

const nothingRan = (ui) => ({ passed: 0, failed: ui ? 0 : 1, skipped: 0 });

function summaryOfBrowser({ stats, errors, suites }) {
  for (const { title, annotations } of skippedIn(suites)) {
    const why = annotations.map(({ description }) => description).find(Boolean) ?? 'not for this run';
    console.log(`    skipped: ${title} (${why})`);
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

const skippedIn = (suites = []) =>
  suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'skipped').map(({ annotations }) => ({ title, annotations })),
    ),
    ...skippedIn(suite.suites),
  ]);

function emptied(name) {
  const folder = path.join(reportFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function summaryOf(folder) {
  const file = path.join(folder, 'summary.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothingRan(false);
}

/** Shows what the program prints while it runs; that tests fail is no trouble of the program. */
async function shown(command, env) {
  try {
    await run(command, { env, show: true });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
  }
}
