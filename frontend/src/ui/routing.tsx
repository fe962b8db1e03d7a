import { createContext, useContext, useEffect } from 'react';
import { productName } from './Mark';

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
