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
const { ensureChromium } = await import('./lib/chromium.mjs');

await runSteps([
  [build, types, boundaries, contractRules, lint],
  [contract, migrations],
  jest('Unit and page tests', 'unit', 'frontend'),
  // Each waits half of its time: for the database, for what is to happen later, for the network of a page.
  [
    jest('Integration tests and API journeys', 'integration', 'journeys'),
    {
      title: 'Browser journeys',
      run: async () => {
        const chromium = await ensureChromium();
        return withProduct((env) => playwright({ ...env, CHROMIUM_PATH: chromium }));
      },
    },
  ],
]);
