import { type FeatureRoutes, page } from '@/ui/page';

export const marketplaceRoutes: FeatureRoutes = {
  admin: [
    page(
      '/admin/apis',
      'API Management',
      () => import('./api-management/ApiManagementPage'),
      () => ['/api/admin/auth/user'],
    ),
  ],
};
