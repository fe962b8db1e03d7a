import { innovationRoutes } from '@/features/innovation/routes';
import { memberHome, membershipRoutes } from '@/features/membership/routes';
import { notificationsRoutes } from '@/features/notifications/routes';
import type { PageRoute } from '@/ui/page';

const features = [membershipRoutes, innovationRoutes, notificationsRoutes];

export { memberHome };
export const openRoutes: PageRoute[] = features.flatMap((feature) => feature.open);
export const memberRoutes: PageRoute[] = features.flatMap((feature) => feature.members);

export const mountedPaths = ['/', ...[...openRoutes, ...memberRoutes].map(({ path }) => path)];

/** Nothing links to a page that no feature has mounted. */
export const isMounted = (path: string) => mountedPaths.includes(path);
