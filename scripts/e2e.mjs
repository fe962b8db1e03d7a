// npm run e2e -- [api|browser] [filter] [--headed] [--ui]
// Runs the journeys on a product started for them, or on the server that BASE_URL names, and leaves e2e-report/index.html.
// E2E_MAILBOX_URL names the mail catcher (Mailpit) that this server sends to.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { useMemoryFolder } from './lib/memory-folder.cjs';
import { nodeTrouble } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { say } from './lib/terminal.mjs';

const usage =
  'Usage: [BASE_URL=https://… [E2E_MAILBOX_URL=https://…]] npm run e2e -- [api|browser] [part of a file name or title] [--headed] [--ui]';

const trouble = nodeTrouble();
if (trouble) end(trouble, 1);
const { headed, ui, suites, filter } = options();
const server = process.env.BASE_URL?.replace(/\/+$/, '');

endOnSignals();
await ensureInstalled();
useMemoryFolder();
const { api, browser, reportFolder } = await import('./lib/e2e/suites.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { openMailbox } = createRequire(import.meta.url)('./lib/e2e/mailbox.cjs');

try {
  if (server) await expectAnswer(server);
  if (server && isUntrusted(server))
    say('Browsers trust https and this machine alone: on this address they complain, and journeys that see it fail.');
  const mail = server && process.env.E2E_MAILBOX_URL ? await openMailbox(process.env.E2E_MAILBOX_URL) : undefined;
  const chromium = suites.includes('browser') ? await ensureChromium({ window: headed || ui }) : undefined;
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) {
    const summary = await { api, browser }[suite]({ server, mail: mail?.origin, filter, headed, ui, chromium });
    for (const state of Object.keys(sum)) sum[state] += summary[state];
  }
  if (sum.passed + sum.failed + sum.skipped === 0 && !ui) end(`No journey matches “${filter ?? ''}”.`, 1);
  say(`\nReport: ${pathToFileURL(writeIndex())}`);
  say('Traces open with: npx playwright show-report e2e-report/browser/html');
  say(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  process.exit(sum.failed > 0 ? 1 : 0);
} catch (error) {
  end(error.message, 1);
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { headed: { type: 'boolean', default: false }, ui: { type: 'boolean', default: false } },
    });
    const named = ['api', 'browser'].includes(positionals[0]) ? positionals.shift() : undefined;
    const ofBrowser = values.headed || values.ui;
    if (positionals.length > 1 || (named === 'api' && ofBrowser)) end(usage, 2);
    return {
      ...values,
      suites: named ? [named] : ofBrowser ? ['browser'] : ['api', 'browser'],
      filter: positionals[0],
    };
  } catch (error) {
    return end(`${error.message}\n${usage}`, 2);
  }
}

async function expectAnswer(address) {
  const answer = await fetch(new URL('/health/ready', address)).catch(() => undefined);
  if (!answer?.ok) throw new Error(`BASE_URL: ${address}/health/ready answers ${answer?.status ?? 'nothing'}.`);
}

/** Whether browsers call the origin untrustworthy. */
function isUntrusted(address) {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127\..+|\[::1\])$/.test(hostname);
}

/** One page that leads to the reports there are, also those of an earlier run. */
function writeIndex() {
  const { page, inHtml } = createRequire(import.meta.url)('./lib/e2e/page.cjs');
  const lines = [
    ['API journeys', 'api', 'api/index.html'],
    ['Browser journeys', 'browser', 'browser/html/index.html'],
  ].flatMap(([title, folder, target]) => {
    const file = path.join(reportFolder, folder, 'summary.json');
    if (!existsSync(file)) return [];
    const { passed, failed, skipped } = JSON.parse(readFileSync(file, 'utf8'));
    return `<p><a href="${target}">${title}</a>: ${passed} passed, ${failed} failed, ${skipped} skipped</p>`;
  });
  const where = server ? `on ${inHtml(server)}` : 'on a product of its own';
  const index = path.join(reportFolder, 'index.html');
  const content = `<p>${new Date().toUTCString()}, ${where}</p>${lines.join('')}
    <p>Traces need a server: <code>npx playwright show-report e2e-report/browser/html</code></p>`;
  writeFileSync(index, page('Journeys', content));
  return index;
}

function end(message, code) {
  console.error(message);
  process.exit(code);
}
