// npm test: installs if needed, then everything that must hold, to the end even when something fails.
import {
  boundaries,
  build,
  contract,
  contractRules,
  jest,
  lint,
  migrations,
  playwright,
  types,
} from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { useMemoryFolder } from './lib/memory-folder.cjs';
import { nodeTrouble } from './lib/node-version.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { withProduct } from './lib/product.mjs';
import { runSteps } from './lib/steps.mjs';

const trouble = nodeTrouble();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}
endOnSignals();
await ensureInstalled();
useMemoryFolder();
const { ensureChromium } = await import('./lib/chromium.mjs');

const browserJourneys = {
  title: 'Browser journeys',
  run: async () => {
    const chromium = await ensureChromium();
    return withProduct((env) => playwright({ ...env, CHROMIUM_PATH: chromium }));
  },
};

await runSteps([
  [build, types],
  // Half of what the first takes is waiting: for the database, for what is to happen later. The others go on beside it.
  [
    jest('Unit, page and integration tests, API journeys', 'unit', 'frontend', 'integration', 'journeys'),
    ...[boundaries, contractRules, lint, contract, migrations, browserJourneys],
  ],
]);
