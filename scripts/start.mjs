// npm start: installs and builds what is missing or stale, then runs the product in this process.
import { nodeTrouble } from './lib/node-version.mjs';

const trouble = nodeTrouble();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}

const { endOnSignals } = await import('./lib/processes.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/builds.mjs');
const { inRepository, root } = await import('./lib/repository.mjs');
const { pathToFileURL } = await import('node:url');

if (process.env.npm_lifecycle_event) endWithParent();
const serverTakesOver = endOnSignals();
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
serverTakesOver();
process.chdir(root);
await import(pathToFileURL(inRepository('dist', 'backend', 'main.js')).href);

/** A killed npm takes nobody with it: without this the product would run on and keep the port and the data. */
function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
