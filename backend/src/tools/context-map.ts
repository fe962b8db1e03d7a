import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

/** What the sources of one context (or of the platform) say about it. */
interface Part {
  name: string;
  tables: string[];
  /** Other context → the names taken from its `index.ts`. */
  imports: Map<string, string[]>;
  /** Class of an event → its type. */
  events: Map<string, string>;
  published: string[];
  reactions: string[];
}

interface Arrow {
  from: string;
  to: string;
  label: string;
}

const apart = /\.(int-)?spec\.ts$|\/testing\/|\/migrations\//;

/** The context map as Markdown, drawn from the sources below `backend/src`. */
export function drawContextMap(sources: string): string {
  const folder = join(sources, 'contexts');
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const contexts = names.map(({ name }) => readPart(name, join(folder, name))).sort(byName);
  const parts = [...contexts, readPart('platform', join(sources, 'platform'))];
  const imports = contexts.flatMap(({ name, imports }) =>
    [...imports].map(([to, taken]): Arrow => ({ from: name, to, label: taken.join(', ') })),
  );
  const typeOf = new Map(contexts.flatMap(({ events }) => [...events]));
  const publisherOf = new Map(contexts.flatMap(({ name, events }) => [...events.keys()].map((event) => [event, name])));
  const reactions = contexts.flatMap(({ name, reactions }) =>
    reactions.map((event): Arrow => ({ from: publisherOf.get(event) ?? '?', to: name, label: event })),
  );
  return `# Context map

Drawn from the code; do not edit. After a change: \`npm run context-map\`.

An arrow is an import, through the other context's \`index.ts\`. A dotted arrow is an event, from the context that
publishes it to one that reacts. Every context uses the platform, and the platform knows none of them.

\`\`\`mermaid
${[
  'graph TD',
  ...contexts.map(({ name }) => `  ${name}`),
  ...imports.map(({ from, to }) => `  ${from} --> ${to}`),
  ...reactions.map(({ from, to, label }) => `  ${from} -. ${label} .-> ${to}`),
].join('\n')}
\`\`\`

## What they take from each other

${table(
  ['context', 'takes', 'from'],
  imports.map(({ from, to, label }) => [from, label, to]),
)}

## Events

${table(
  ['event', 'type', 'published by', 'reactions in'],
  contexts.flatMap(({ name, published }) =>
    published.map((event) => [event, typeOf.get(event), name, reactingTo(reactions, event)]),
  ),
)}

## PostgreSQL schemas

${table(
  ['schema', 'tables'],
  parts.map(({ name, tables }) => [name, tables.join(', ')]),
)}
`;
}

function readPart(name: string, folder: string): Part {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !apart.test(`/${path}`))
    .map((path) => ({ path, content: readFileSync(join(folder, path), 'utf8') }));
  const all = (pattern: RegExp) => files.flatMap(({ content }) => [...content.matchAll(pattern)]);
  const first = (pattern: RegExp) => [...new Set(all(pattern).map(([, found = '']) => found))].sort();
  const tables = all(/@Entity\(\{\s*schema: '(\w+)',\s*name: '(\w+)'/g);
  return {
    name,
    tables: tables.map(([, schema, table = '']) => (schema === name ? table : `${schema}.${table}`)).sort(),
    imports: importsOf(name, files),
    events: new Map(
      all(/class (\w+)[^{]*\{\s*static readonly type = '([^']+)'/g).map(([, event = '', type = '']) => [event, type]),
    ),
    published: first(/\bevents\.publish\(\s*new (\w+)\(/g),
    reactions: first(/@ReactsTo\(\s*(\w+),/g),
  };
}

function importsOf(name: string, files: { path: string; content: string }[]): Part['imports'] {
  const taken = new Map<string, Set<string>>();
  for (const { path, content } of files) {
    for (const [, names = '', from = ''] of content.matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']+)'/g)) {
      const [other = ''] = posix.join(name, posix.dirname(path), from).split('/');
      if (other === name || other === '..') continue;
      const known = taken.get(other) ?? new Set();
      for (const word of names.split(',')) known.add(word.trim().replace(/^type /, ''));
      taken.set(other, known);
    }
  }
  const sorted = [...taken].sort(([one], [next]) => one.localeCompare(next));
  return new Map(sorted.map(([other, names]) => [other, [...names].filter(Boolean).sort()]));
}

function reactingTo(reactions: Arrow[], event: string): string {
  return reactions
    .filter(({ label }) => label === event)
    .map(({ to }) => to)
    .join(', ');
}

function table(head: string[], rows: (string | undefined)[][]): string {
  const line = (cells: (string | undefined)[]) => `| ${cells.map((cell) => cell || '–').join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function byName(one: Part, next: Part): number {
  return one.name.localeCompare(next.name);
}

if (require.main === module) {
  const file = resolve('docs/architecture/context-map.md');
  const map = drawContextMap(resolve('backend/src'));
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, map);
  } else if (readFileSync(file, 'utf8') !== map) {
    console.error('docs/architecture/context-map.md is not what the code says: run `npm run context-map`.');
    process.exitCode = 1;
  }
}
