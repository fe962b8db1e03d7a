import { adminRoutes } from '@/features/admin/routes';
import { billingRoutes } from '@/features/billing/routes';
import { innovationRoutes } from '@/features/innovation/routes';
import { marketplaceRoutes } from '@/features/marketplace/routes';
import { memberHome, membershipRoutes } from '@/features/membership/routes';
import { notificationsRoutes } from '@/features/notifications/routes';
import { type Area, type PageRoute, pageAt } from '@/ui/page';

const features = [
  membershipRoutes,
  billingRoutes,
  innovationRoutes,
  marketplaceRoutes,
  notificationsRoutes,
  adminRoutes,
];
const pagesOf = (area: Area) => features.flatMap((feature) => feature[area] ?? []);

export { memberHome };
/** Every page by who may see it. A feature that adds one needs nothing else. */
export const areas: Record<Area, PageRoute[]> = {
  open: pagesOf('open'),
  members: pagesOf('members'),
  enterprise: pagesOf('enterprise'),
  admin: pagesOf('admin'),
};

/** All but `/`, which is not the same page for everybody. */
export const pages = Object.values(areas).flat();
export const mountedPaths = ['/', ...pages.map(({ path }) => path)];

/** Nothing links to a page that no feature has mounted. */
export const isMounted = (path: string) => path === '/' || pageAt(pages, { pathname: path, search: '' }) !== undefined;
