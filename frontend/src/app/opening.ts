import { pageAt } from '@/ui/page';
import { areas, memberHome, pages } from './routes';

/**
 * Which page an address opens, and what of the server is asked for it at once. For a visitor nothing private is asked, and
 * who runs the alliance is asked on the administration's pages alone: an answer that nobody takes stays on its way.
 */
export function opening(location: Pick<Location, 'pathname' | 'search'>, signedIn: boolean) {
  const opened = pageAt(signedIn ? [memberHome, ...pages] : areas.open, location);
  const isOfMembers = !areas.admin.some((route) => route === opened?.route);
  const asks = opened?.route.handle.asks(opened.at) ?? [];
  return { route: opened?.route, asks: signedIn && isOfMembers ? ['/api/auth/user', ...asks] : asks };
}
