import type { FeatureRoutes } from '@/ui/routing';

export const membershipRoutes: FeatureRoutes = { open: [], members: [] };
