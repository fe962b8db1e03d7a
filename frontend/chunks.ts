import type { Rolldown } from 'vite';

interface Entries {
  start: string;
  application: string;
  landing: string;
}

/**
 * The files that the client is built into. By itself the bundler makes one for every set of pages that share a module, and
 * each of those crumbs costs a slow connection a round trip. Every page and every dialog keeps a file of its own.
 */
export function chunkGroups(entries: Entries): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Set<string>>();
  const reachedFrom = (entry: string, context: Rolldown.ChunkingContext) => {
    const found = known.get(entry) ?? new Set([entry]);
    if (known.has(entry)) return found;
    known.set(entry, found);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const from = (entry: keyof Entries, id: string, context: Rolldown.ChunkingContext) =>
    reachedFrom(entries[entry], context).has(id);
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // All that the first script waits for.
    {
      name: (id, context) =>
        id !== entries.start && !id.endsWith('.css') && from('start', id, context) ? 'routes' : null,
    },
    // What the landing page shares with the application, of which it loads nothing else.
    { name: (id, context) => (from('landing', id, context) ? 'common' : null), minShareCount: 3 },
    { name: (id, context) => (from('application', id, context) ? 'application' : null) },
    { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/ },
    // What pages share: of one feature in a file of the feature, all else in one for all.
    { name: (id, context) => (from('landing', id, context) || featureOf(id) ? null : 'shared'), minShareCount: 2 },
    { name: (id, context) => (from('landing', id, context) ? null : featureOf(id)), minShareCount: 2 },
  ];
}

/** The context that a module of the client is about; none for what knows no domain. */
const featureOf = (id: string) =>
  /[\\/](?:features|api-client[\\/]src(?:[\\/]generated)?)[\\/]([a-z]+)[\\/.]/.exec(id)?.[1] ?? null;
