import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Class = new () => object;

/** Every class exported by the files below `folder` whose path matches, in path order. */
export function discoverClasses(folder: string, matches: RegExp): Class[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => matches.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .flatMap((path) => Object.values(require(path) as Record<string, unknown>))
    .filter((exported): exported is Class => typeof exported === 'function' && /^class\b/.test(String(exported)));
}
