import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Where a page is opened: the named parts of its path, and the parameters behind it. */
export interface PageAddress {
  params: Record<string, string>;
  search: URLSearchParams;
}

/** The addresses of the server that a page asks as soon as it is opened, so that they can be asked while it is loading. */
type Asks = (at: PageAddress) => string[];

/** A route with its own address and title. */
export interface PageRoute {
  path: string;
  handle: {
    title: string;
    asks: Asks;
    /** The section of the administration that it belongs to, where its path does not say so. */
    section?: string;
    /** Of the administration: whether operators open it too, and not super admins alone. */
    isForOperators?: boolean;
  };
  lazy: () => Promise<{ Component: ComponentType }>;
}

/**
 * What a feature lets the application mount, by who may see it. `open`: everybody; `members`: who is signed in; `enterprise`:
 * owners and admins of an organization; `admin`: those who run the alliance. All but the open ones come with their bar.
 */
export type FeatureRoutes = Partial<Record<Area, PageRoute[]>>;
export type Area = 'open' | 'members' | 'enterprise' | 'admin';

/** A page, loaded when it is first asked for. */
export function page(path: string, title: string, load: LoadPage, asks: Asks = () => []): PageRoute {
  let loaded: ReturnType<PageRoute['lazy']> | undefined;
  const lazy = () => {
    // It is asked for by the first script, by links that are seen and by the router. What did not come may come the next time.
    loaded ??= load().then(
      (module) => ({ Component: module.default }),
      (error) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
  return { path, handle: { title, asks }, lazy };
}

/** A page of a section of the administration whose path does not say so. */
export const sectionPage = (section: string, ...given: Parameters<typeof page>): PageRoute => {
  const route = page(...given);
  return { ...route, handle: { ...route.handle, section } };
};

/** One that operators open too. */
export const operatorPage = (...given: Parameters<typeof sectionPage>): PageRoute => {
  const route = sectionPage(...given);
  return { ...route, handle: { ...route.handle, isForOperators: true } };
};

/** Where an address leads among the pages, if anywhere. */
export function pageAt(pages: readonly PageRoute[], { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const parts = segments(pathname);
  const found = pages.flatMap((route) => {
    const pattern = patternOf(route.path);
    const fits = (part: string, n: number) => part.startsWith(':') || part === parts[n];
    if (pattern.length !== parts.length || !pattern.every(fits)) return [];
    const named = pattern.flatMap((part, n) => (part.startsWith(':') ? [[part.slice(1), parts[n] as string]] : []));
    const params: PageAddress['params'] = Object.fromEntries(named);
    return { route, at: { params, search: new URLSearchParams(search) } };
  });
  // As the router does: `/checkout/return` is not the checkout of a plan of that name.
  return found.sort((one, other) => Object.keys(one.at.params).length - Object.keys(other.at.params).length)[0];
}

const patterns = new Map<string, string[]>();
/** The bars ask of each of their links whether there is a page: thousands of times before the first one is drawn. */
function patternOf(path: string): string[] {
  const pattern = patterns.get(path) ?? segments(path);
  patterns.set(path, pattern);
  return pattern;
}

const segments = (path: string) => path.split('/').filter(Boolean);
