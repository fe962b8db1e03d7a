import type { RouteObject } from 'react-router-dom';
import { innovationRoutes } from '@/features/innovation/routes';
import { membershipRoutes } from '@/features/membership/routes';
import { notificationsRoutes } from '@/features/notifications/routes';

const features = [membershipRoutes, innovationRoutes, notificationsRoutes];

export const openRoutes: RouteObject[] = features.flatMap((feature) => feature.open);
export const memberRoutes: RouteObject[] = features.flatMap((feature) => feature.members);

export const mountedPaths = ['/', ...[...openRoutes, ...memberRoutes].map((route) => route.path ?? '')];

/** Nothing links to a page that no feature has mounted. */
export const isMounted = (path: string) => mountedPaths.includes(path);
