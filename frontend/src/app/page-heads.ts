import { opening } from './opening';
import { memberHome, mountedPaths, pages } from './routes';

/** Every address that has a page; the server tells the others as not found. */
export { mountedPaths };

/** The module of each page by its path: in this bundle a page's code is its name, as `build.mjs` has it. */
export const modules = Promise.all(
  [memberHome, ...pages].map(async ({ path, lazy }) => [path, String((await lazy()).Component)] as const),
);

/** What the page at an address needs, for the server to name in the document. */
export function needs(address: string, signedIn: boolean) {
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  const { route, asks } = opening({ pathname, search }, signedIn);
  return { path: route?.path, asks };
}
