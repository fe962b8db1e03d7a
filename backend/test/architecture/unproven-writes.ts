import path from 'node:path';

type Files = Record<string, string>;

const writes = /\b(?:audit\.record|events\.publish|mail\.queue|database\.transaction)\(/;
const asksForTraces = /\.leavesBehind\(/;
const imports = /from '(\.[^']+)'/g;
const changingRoute = /@(?:Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g;
/** A GET that changes something although it should not: other people's protocol asks for it. */
const callback = /@Get\('(callback)'\)/g;

const importsOf = (name: string, text: string): string[] =>
  [...text.matchAll(imports)].map(([, target = '']) => `${path.posix.join(path.posix.dirname(name), target)}.ts`);

/** The addresses that a controller changes things at, as patterns for a test's text. */
function routesOf(text: string): RegExp[] {
  const [, base = ''] = /@Controller\('([^']*)'\)/.exec(text) ?? [];
  return [...text.matchAll(changingRoute), ...text.matchAll(callback)].map(([, route]) => {
    const address = ['', base, ...(route ? [route] : [])].join('/');
    return new RegExp(`['"\`}]${address.replace(/:\w+/g, '[^/\'"`]+')}['"\`]`);
  });
}

/**
 * Files that write and that no test asks what they leave behind. A test asks a file that it imports, a controller whose
 * changing addresses it calls, and with either of them everything that those use.
 */
export function unprovenWrites(sources: Files, tests: Files): string[] {
  const asking = Object.entries(tests).filter(([, text]) => asksForTraces.test(text));
  const called = asking.map(([, text]) => text).join('\n');
  const proven = new Set(asking.flatMap(([name, text]) => importsOf(name, text)));
  for (const [name, text] of Object.entries(sources)) {
    const routes = routesOf(text);
    if (routes.length > 0 && routes.every((route) => route.test(called))) proven.add(name);
  }
  for (const name of proven)
    if (!name.endsWith('.module.ts')) for (const used of importsOf(name, sources[name] ?? '')) proven.add(used);
  return Object.entries(sources)
    .filter(([name, text]) => writes.test(text) && !proven.has(name))
    .map(([name]) => name);
}
