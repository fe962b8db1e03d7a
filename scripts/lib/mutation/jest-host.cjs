const { SearchSource } = require('@jest/core');
const { readConfigs } = require('jest-config');
const { default: Runner } = require('jest-runner');
const { default: Runtime } = require('jest-runtime');
const { TestWatcher } = require('jest-watcher');

/**
 * A process that runs specs as often as it is asked, in the order given and up to the first that fails. Starting Jest and
 * loading packages takes longer than most specs run.
 */
async function host() {
  const { globalConfig, configs } = await readConfigs(
    { _: [], $0: 'jest', config: 'scripts/lib/mutation/jest.config.cjs', ci: true, silent: true, runInBand: true },
    [process.cwd()],
  );
  const contexts = [];
  for (const config of configs)
    contexts.push(await Runtime.createContext(config, { console, maxWorkers: 1, watch: false, watchman: false }));
  const projects = contexts.map((context) => ({ context, source: new SearchSource(context) }));
  const testAt = (path) => ({ path, ...projects.find(({ source }) => source.isTestFilePath(path)) });

  process.on('message', async (specs) => {
    const watcher = new TestWatcher({ isWatchMode: false });
    const runner = new Runner(globalConfig, {});
    let passed = true;
    const fail = () => {
      passed = false;
      return watcher.setState({ interrupted: true });
    };
    runner.on('test-file-success', ([, { numFailingTests, testExecError }]) =>
      numFailingTests > 0 || testExecError ? fail() : undefined,
    );
    runner.on('test-file-failure', fail);
    await runner.runTests(specs.map(testAt), watcher, { serial: true });
    process.send({ passed, bytes: process.memoryUsage.rss() });
  });
  process.send('ready');
}

host();
