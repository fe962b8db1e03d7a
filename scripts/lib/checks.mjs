import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt, unlessUnchanged } from './builds.mjs';
import { generateContract, staleIn } from './contract.mjs';
import { CommandFailed, run } from './processes.mjs';
import { inRepository, program } from './repository.mjs';
import { say } from './terminal.mjs';

const lingerLimitMs = 10_000;
const typedProjects = ['backend', 'frontend', 'frontend/e2e'];

/** A check counts as one test: it passes or says what is wrong. */
export const check = (title, work) => ({
  title,
  run: async () => {
    await work();
    return { passed: 1, failed: 0, trouble: '' };
  },
});

export const lint = check('Lint and format', () => run(program('biome', 'ci', '--error-on-warnings', '.')));

export const types = check('Types', async () => {
  const projects = typedProjects.filter((project) => existsSync(inRepository(project, 'tsconfig.json')));
  for (const project of projects) {
    // What has not changed since the check before is not checked again.
    const known = inRepository('node_modules', '.cache', 'types', `${project.replace('/', '-')}.tsbuildinfo`);
    await run(program('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', project));
  }
});

export const boundaries = check('Boundaries', () =>
  run(
    program('depcruise', '--config', '.dependency-cruiser.cjs', 'backend/src', 'frontend/src', 'libs/api-client/src'),
  ),
);

export const build = check('Build', () => ensureBuilt());

export const contract = check('Contract', async () => {
  await ensureBuilt(['backend']);
  const stale = staleIn(await generateContract());
  if (stale.length > 0) throw new Error(`Not what the code says; run \`npm run contract\`: ${stale.join(', ')}`);
});

export const contractRules = check('Contract rules', () =>
  unlessUnchanged(
    'contract-rules',
    ['libs/contracts/openapi.json', 'scripts/lint-contract.mjs', 'package-lock.json'],
    () => run([process.execPath, inRepository('scripts', 'lint-contract.mjs')]),
  ),
);

export const migrations = check('Migrations', () =>
  run([process.execPath, inRepository('scripts', 'migration.mjs'), '--check']),
);

export const jest = (title, ...projects) => ({
  title,
  run: () =>
    withReport(async (file) => {
      const command = program('jest', '--ci', '--json', `--outputFile=${file}`, '--selectProjects', ...projects);
      const lingering = new AbortController();
      const watch = setInterval(() => {
        if (existsSync(file) && Date.now() - statSync(file).mtimeMs > lingerLimitMs) lingering.abort();
      }, 1000);
      const output = await outputOf(command, { signal: lingering.signal });
      clearInterval(watch);
      const report = readReport(file, output);
      const unended = lingering.signal.aborted ? 1 : 0;
      const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + unended;
      const skipped = report.numPendingTests + report.numTodoTests;
      const again = report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1),
      );
      const hint = unended
        ? '\nJest did not end: a test leaves something running (find it with --detectOpenHandles).'
        : '';
      sayAgain(again.map(({ fullName }) => fullName));
      return result(report.numPassedTests, failed, skipped, output + hint);
    }),
});

export const playwright = (env) =>
  withReport(async (file) => {
    const command = program(
      'playwright',
      'test',
      '--config',
      'frontend/e2e/playwright.config.ts',
      '--reporter=line,json',
    );
    const output = await outputOf(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const { stats, errors, suites } = readReport(file, output);
    sayAgain(flakyIn(suites));
    return result(stats.expected + stats.flaky, stats.unexpected + errors.length, stats.skipped, output);
  });

const flakyIn = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyIn(inner),
  ]);

/** What passed is told all the same: somebody has to find out why it did not at first. */
function sayAgain(names) {
  for (const name of names) say(`Passed at the second try only: ${name}`);
}

/** A test that did not run has not passed, and a suite without tests is not a success. */
function result(passed, failed, skipped, output) {
  const nothing = passed + failed + skipped === 0 ? 1 : 0;
  const trouble = failed + skipped + nothing > 0 ? output : '';
  return { passed, failed: failed + skipped + nothing, trouble };
}

async function outputOf(command, options) {
  try {
    return await run(command, options);
  } catch (error) {
    if (error instanceof CommandFailed) return error.output;
    throw error;
  }
}

function readReport(file, output) {
  if (!existsSync(file)) throw new CommandFailed(output);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
