import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { inRepository, program, root } from './repository.mjs';
import { progress } from './terminal.mjs';

const builds = {
  backend: {
    title: 'Building the server',
    command: () => program('nest', 'build'),
    sources: ['backend/src', 'backend/tsconfig.build.json', 'tsconfig.json', 'nest-cli.json', 'package-lock.json'],
    result: 'dist/backend/main.js',
  },
  frontend: {
    title: 'Building the web client',
    command: () => [process.execPath, inRepository('frontend', 'build.mjs')],
    sources: ['frontend', 'libs/api-client/src', 'package-lock.json'],
    result: 'dist/frontend/index.html',
  },
};
const notBuilt = /(^|\/)(node_modules|e2e|test|testing)\/|\.(int-)?(spec|test)\.tsx?$/;

/** Builds those parts whose sources differ from what was built last. */
export async function ensureBuilt(names = Object.keys(builds)) {
  await Promise.all(names.map((name) => ensureOneBuilt(name, builds[name])));
}

async function ensureOneBuilt(name, { title, command, sources, result }) {
  const build = () => progress(title, () => run(command()));
  await unlessUnchanged(name, sources, build, () => existsSync(inRepository(result)));
}

/** Does some work unless it was done, and ended well, when its sources were what they are, and its result is still there. */
export async function unlessUnchanged(name, sources, work, isThere = () => true) {
  const stamp = inRepository('dist', '.stamps', name);
  const fingerprint = fingerprintOf(sources);
  if (isThere() && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).sort()) hash.update(`${file}\0`).update(readFileSync(inRepository(file)));
  return hash.digest('hex');
}

function filesIn(source) {
  if (!statSync(inRepository(source)).isDirectory()) return [source];
  return readdirSync(path.join(root, source), { withFileTypes: true }).flatMap((entry) => {
    const name = `${source}/${entry.name}`;
    if (notBuilt.test(entry.isDirectory() ? `${name}/` : name)) return [];
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}
