// npm start: installs and builds what is missing or stale, then runs the product in this process.
import { nodeTrouble } from './lib/node-version.mjs';

const trouble = nodeTrouble();
if (trouble) {
  console.error(trouble);
  process.exit(1);
}

const { endWithNpm } = await import('./lib/end-with-npm.mjs');
const { endOnSignals } = await import('./lib/processes.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { ensureBuilt } = await import('./lib/builds.mjs');
const { inRepository, root } = await import('./lib/repository.mjs');
const { say } = await import('./lib/terminal.mjs');
const { pathToFileURL } = await import('node:url');

if (process.env.npm_lifecycle_event) endWithNpm();
const serverTakesOver = endOnSignals();
say('Looking for what is missing or stale …');
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
serverTakesOver();
process.chdir(root);
say('Loading the server …');
await import(pathToFileURL(inRepository('dist', 'backend', 'main.js')).href);
