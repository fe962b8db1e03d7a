// npm run mutation -- [folder or file …] [--base <commit>] [--at-least <percent>] [--with <part of specs' paths> …] [--list]
// Plants one fault at a time in a copy of the sources and says which of them no test notices.
import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { endOnSignals, run } from './lib/processes.mjs';
import { inRepository } from './lib/repository.mjs';
import { progress, say, seconds } from './lib/terminal.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    'at-least': { type: 'string', default: '0' },
    with: { type: 'string', multiple: true, default: [''] },
    workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    list: { type: 'boolean', default: false },
  },
});
const workers = Number(values.workers);
const since = Date.now();

endOnSignals();
await ensureInstalled();
const { isTried, listen, planted, tryAll } = await import('./lib/mutation/campaign.mjs');
const { claim } = await import('./lib/mutation/scratch.mjs');
const { withPostgres } = await import('./lib/mutation/postgres.mjs');

try {
  process.exitCode = (await campaign()) < Number(values['at-least']) ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function campaign() {
  const files = (positionals.length > 0 ? await filesBelow(positionals) : await changedFiles()).filter(isTried);
  if (files.length === 0) {
    say('Nothing to try: no source of ours there.');
    return 100;
  }
  const targets = planted(files);
  const count = targets.reduce((sum, { faults }) => sum + faults.length, 0);
  say(`${count} faults in ${files.length} files`);
  if (values.list) {
    for (const target of targets) for (const fault of target.faults) show(target, fault);
    return 100;
  }
  claim();
  await withPostgres(async (env) => {
    const reach = await progress('The tests without a fault', () => listen(targets, values.with, env, workers));
    for (const spec of reach.aside) say(`Set aside, because it fails without any fault: ${spec}`);
    let tried = 0;
    const ticker = setInterval(() => say(`… ${tried} of ${count} tried (${seconds(since)})`), 30_000).unref();
    await tryAll(targets, reach, env, workers, (target, fault) => {
      tried += 1;
      if (fault.outcome === 'survived') show(target, fault);
    });
    clearInterval(ticker);
  });
  return sumUp(targets);
}

function sumUp(targets) {
  const all = targets.flatMap(({ faults }) => faults);
  const of = (faults, outcome) => faults.filter((fault) => fault.outcome === outcome).length;
  say('\nkilled  timed out  survived  ignored  file');
  for (const { file, faults, ignored } of targets) {
    const figures = [of(faults, 'killed'), of(faults, 'timed out'), of(faults, 'survived'), ignored];
    say(`${[6, 11, 10, 9].map((width, n) => String(figures[n]).padStart(width)).join('')}  ${file}`);
  }
  const score = all.length > 0 ? (100 * (all.length - of(all, 'survived'))) / all.length : 100;
  say(`\n${score.toFixed(1)} % of ${all.length} faults noticed, in ${seconds(since)}`);
  return score;
}

function show({ file, text }, { start, end, replacement, name, line, outcome, reachedBy }) {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const before = text.slice(from, to);
  const after = text.slice(from, start) + replacement + text.slice(end, to);
  const fate = outcome === 'survived' ? 'no test notices: ' : '';
  say(`\n${file}:${line}  ${fate}${name}${reachedBy === 0 ? ', reached by no test' : ''}`);
  for (const one of before.split('\n')) say(`  - ${one.trim()}`);
  for (const one of after.split('\n')) say(`  + ${one.trim()}`);
}

async function filesBelow(paths) {
  const missing = paths.find((one) => !existsSync(inRepository(one)));
  if (missing) throw new Error(`There is no ${missing}.`);
  const listed = await git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths);
  return listed.filter((file) => existsSync(inRepository(file)) && statSync(inRepository(file)).isFile());
}

/** What differs from the base, which is where this branch left the main one, or else the commit before. */
async function changedFiles() {
  const [head] = await git('rev-parse', 'HEAD');
  const [fork] = await git('merge-base', 'HEAD', 'origin/HEAD').catch(() => [head]);
  const base = values.base ?? (fork === head ? 'HEAD~1' : fork);
  const changed = await git('diff', '--name-only', '--diff-filter=d', base);
  return [...new Set([...changed, ...(await git('ls-files', '--others', '--exclude-standard'))])];
}

async function git(...args) {
  return (await run(['git', ...args])).split('\n').filter(Boolean);
}
