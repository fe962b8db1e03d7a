import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { productName } from './Mark';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** What a feature lets the application mount. `open`: for everybody; `members`: behind the sign-in, in the shell. */
export interface FeatureRoutes {
  open: RouteObject[];
  members: RouteObject[];
}

/** A page with its own address and title, loaded when it is first asked for. */
export const page = (path: string, title: string, load: LoadPage): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await load()).default }),
});

/** Which pages there are; the application says so, because no feature knows the others. */
export const MountedPages = createContext<(path: string) => boolean>(() => true);

/** Tells whether a page is there, for a link that has somewhere else to go until it is. */
export const useIsMounted = () => useContext(MountedPages);

export const documentTitle = (title?: string) => (title ? `${title} · ${productName}` : productName);

/** For pages whose title is known only with their data. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
