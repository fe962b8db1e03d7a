import { pageAt } from '@/ui/page';
import { areas, memberHome, pages } from './routes';

/**
 * Which page an address opens, and what of the server is asked for it at once. For a visitor nothing private is asked, and
 * who runs the alliance is asked on the administration's pages alone: an answer that nobody takes stays on its way. The code
 * of these is no page to open yet: it comes once it is known that they are for who asks.
 */
export function opening(location: Pick<Location, 'pathname' | 'search'>, signedIn: boolean) {
  const opened = pageAt(signedIn ? [memberHome, ...pages] : areas.open, location);
  const isOfAdmin = areas.admin.some((route) => route === opened?.route);
  const asks = opened?.route.handle.asks(opened.at) ?? [];
  if (isOfAdmin) return { asks };
  return { route: opened?.route, asks: signedIn ? ['/api/auth/user', ...asks] : asks };
}
