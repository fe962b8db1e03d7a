// npm run check: what a developer runs before a commit.
import { boundaries, contract, contractRules, jest, lint, types } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnSignals } from './lib/processes.mjs';
import { runSteps } from './lib/steps.mjs';

endOnSignals();
await ensureInstalled();
await runSteps([[lint, contract, contractRules, jest('Unit tests', 'unit'), types, boundaries]]);
