import type { FeatureRoutes } from '@/ui/routing';

export const notificationsRoutes: FeatureRoutes = { open: [], members: [] };
