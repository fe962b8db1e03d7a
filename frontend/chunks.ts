import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

interface Entries {
  start: string;
  application: string;
  landing: string;
}

/**
 * The files that the client is built into. By itself the bundler makes one for every set of pages that share a module, and
 * each of those crumbs costs a slow connection a round trip. What only one page or dialog needs stays with it.
 */
export function chunkGroups({ start, application, landing }: Entries): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, Set<string>>();
  const closure = (entry: string, context: Context) => {
    const found = closures.get(entry) ?? new Set([entry]);
    if (closures.has(entry)) return found;
    closures.set(entry, found);
    for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const reaches = (entry: string, id: string, context: Context) => closure(entry, context).has(id);
  /** The pages that cannot be shown without it. */
  const pagesWith = (id: string, context: Context) => {
    const routes = [...closure(start, context)].flatMap(
      (route) => context.getModuleInfo(route)?.dynamicallyImportedIds ?? [],
    );
    return routes.filter((page) => page !== application && reaches(page, id, context));
  };
  const contextsWith = (id: string, context: Context) => {
    const pages = pagesWith(id, context);
    return pages.length > 2 ? [...new Set(pages.map(featureOf))] : [];
  };
  /** A part that opens over the page, or needs forms, is with those. */
  const isPart = (id: string, context: Context) =>
    sharable.test(id) &&
    !reaches(landing, id, context) &&
    !uses(overlays, id, context) &&
    !uses(forms, id, context) &&
    !opensOver(id, context);
  const opensOver = (id: string, context: Context) =>
    onShelf.test(id) && [...closure(id, context)].some((used) => overlays.test(used));
  const uses = (part: RegExp, id: string, context: Context) =>
    part.test(id) || (inUi.test(id) && [...closure(id, context)].some((used) => part.test(used)));
  const group = (debugName: string, name: Rolldown.CodeSplittingNameFunction) => ({ debugName, name });
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // All that the first script waits for.
    group('routes', (id, context) =>
      id !== start && !id.endsWith('.css') && reaches(start, id, context) ? 'routes' : null,
    ),
    // What the landing page shares with the application, of which it loads nothing else.
    { ...group('common', (id, context) => (reaches(landing, id, context) ? 'common' : null)), minShareCount: 3 },
    group('application', (id, context) => (reaches(application, id, context) ? 'application' : null)),
    { name: 'forms', test: forms },
    { name: 'tabs', test: tabs },
    // Who reads a text needs nothing of what writes one.
    { name: 'texts', test: texts },
    { name: 'composer', test: composer },
    // What two pages share stays with the two, unless it is a crumb: a list loads nothing of the details. What the pages of one
    // context share is no weight of the others.
    group('shared', (id, context) => (isPart(id, context) && contextsWith(id, context).length > 1 ? 'shared' : null)),
    group('shared of a context', (id, context) =>
      isPart(id, context) && pagesWith(id, context).length > 2 ? `${contextsWith(id, context)[0]}-shared` : null,
    ),
    {
      ...group('pairs', (id, context) => {
        const pages = isPart(id, context) ? pagesWith(id, context) : [];
        return pages.length === 2 ? pages.map(nameOf).join('-') : null;
      }),
      minSize: 3_000,
    },
    // Before what they share with menus and dialogs, without which a message is shown.
    { name: 'toasts', test: toasts },
    // A dialog with a form comes with the part that opens it: who opens a menu needs no forms.
    group('overlays', (id, context) => (uses(overlays, id, context) && !uses(forms, id, context) ? 'overlays' : null)),
    group('opened', (id, context) => (opensOver(id, context) && pagesWith(id, context).length > 1 ? 'opened' : null)),
    group('crumbs', (id, context) => (pagesWith(id, context).length > 1 ? (featureOf(id) ?? 'crumbs') : null)),
  ];
}

/** What features share knows the domain, and may open over the page. */
const onShelf = /[\\/]src[\\/]features[\\/]shared[\\/]/;
const inUi = /[\\/]src[\\/]ui[\\/]/;
/** Of our packages pages share the icons alone; the others come with what uses them. */
const sharable = /[\\/]src[\\/]|node_modules[\\/]lucide-react[\\/]/;
const overlays = /node_modules[\\/](radix-ui|@radix-ui|@floating-ui)[\\/]/;
/** Tabs stand on the page itself; they have modules in common with what opens over it, and need few of them. */
const tabs = /[\\/]src[\\/]ui[\\/]Tabs\.tsx$|node_modules[\\/]@radix-ui[\\/]react-tabs[\\/]/;
const texts = /[\\/]src[\\/]ui[\\/]text[\\/](?:Markdown|markdown|inlines|safeAddress)\.tsx?$/;
/** It has tabs, and stands on the page like them. */
const composer = /[\\/]src[\\/]ui[\\/]text[\\/](?:Composer|Toolbar|editing|mentions|useMentioning)\.tsx?$/;
/** A message over the page: of what opens over it all that one needs. */
const toasts = /[\\/]src[\\/]ui[\\/]Toaster\.tsx$|node_modules[\\/]@radix-ui[\\/]react-toast[\\/]/;
const forms = /node_modules[\\/]react-hook-form[\\/]/;

/** The context that a module of the client is about; none for what knows no domain. */
const featureOf = (id: string) => /[\\/]features[\\/]([a-z]+)[\\/]/.exec(id)?.[1] ?? null;
const nameOf = (page: string) => /(\w+?)(?:Page)?\.tsx$/.exec(page)?.[1];
