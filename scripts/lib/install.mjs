import { accessSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';
import { inRepository } from './repository.mjs';
import { progress } from './terminal.mjs';

/** Installs what package-lock.json says, unless it is there already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const ownCache = canWrite(npmCache()) ? undefined : mkdtempSync(path.join(tmpdir(), 'npm-cache-'));
  const env = ownCache ? { npm_config_cache: ownCache } : {};
  try {
    await progress('Installing dependencies', () =>
      run([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { env }),
    );
  } finally {
    if (ownCache) rmSync(ownCache, { recursive: true, force: true });
  }
}

/** npm writes node_modules/.package-lock.json last: what it lists is installed. */
function isInstalled() {
  const file = inRepository('node_modules', '.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = packagesIn(file);
  const wanted = packagesIn(inRepository('package-lock.json'));
  return Object.entries(wanted).every(
    ([name, { version, optional, peer }]) =>
      name === '' || (installed[name] ? installed[name].version === version : optional || peer),
  );
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const npmCache = () => process.env.npm_config_cache ?? path.join(homedir(), '.npm');

function canWrite(folder) {
  const parent = path.dirname(folder);
  if (!existsSync(folder)) return parent !== folder && canWrite(parent);
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
