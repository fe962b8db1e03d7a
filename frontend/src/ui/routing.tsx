import { type ComponentType, useEffect } from 'react';
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

export const documentTitle = (title?: string) => (title ? `${title} · ${productName}` : productName);

/** For pages whose title is known only with their data. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}
