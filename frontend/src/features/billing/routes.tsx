import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, page } from '@/ui/page';

export const billingRoutes: FeatureRoutes = {
  open: [
    page(
      '/subscription',
      'Subscription',
      () => import('./plans/PlansPage'),
      () => ['/api/plans'],
    ),
    page(
      '/checkout/:planId',
      'Checkout',
      () => import('./checkout/CheckoutPage'),
      () => ['/api/plans'],
    ),
    page('/billing/confirm-contact', 'Confirm your address', () => import('./organization/ConfirmContactPage')),
  ],
  members: [
    page('/checkout/return', 'Payment', () => import('./checkout/CheckoutReturnPage')),
    page('/billing', 'Billing', () => import('./organization/BillingEntryPage')),
    page(
      '/organizations/:organizationId/billing',
      'Billing',
      () => import('./organization/OrganizationBillingPage'),
      ({ params: { organizationId = '' } }) => [
        `/api/billing/organizations/${organizationId}`,
        pageAddress('/api/billing/payments', { organizationId }),
        pageAddress('/api/billing/documents', { organizationId }),
        `/api/billing/entitlements?organizationId=${organizationId}`,
        `/api/billing/seats?organizationId=${organizationId}`,
        `/api/billing/organizations/${organizationId}/value-statement`,
      ],
    ),
  ],
};
