// npm run build: the server into dist/backend, the web client into dist/frontend.
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endOnSignals } from './lib/processes.mjs';

endOnSignals();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
