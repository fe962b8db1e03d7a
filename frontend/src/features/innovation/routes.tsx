import type { FeatureRoutes } from '@/ui/routing';

export const innovationRoutes: FeatureRoutes = { open: [], members: [] };
