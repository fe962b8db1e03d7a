// npm run check: what a developer runs before a commit.
import { boundaries, contract, contractRules, jest, lint, types } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { useMemoryFolder } from './lib/memory-folder.cjs';
import { endOnSignals } from './lib/processes.mjs';
import { runSteps } from './lib/steps.mjs';

endOnSignals();
await ensureInstalled();
useMemoryFolder();
await runSteps([[lint, contract, contractRules, jest('Unit tests', 'unit'), types, boundaries]]);
