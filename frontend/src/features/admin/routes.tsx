import { type FeatureRoutes, page } from '@/ui/page';

const whoAsks = () => ['/api/admin/auth/user'];

export const adminRoutes: FeatureRoutes = {
  open: [page('/admin-login', 'Super Admin Access', () => import('./accounts/AdminLoginPage'))],
  admin: [
    page('/admin', 'Administration', () => import('./AdminHomePage')),
    page('/admin/payments', 'Payments', () => import('./payments/PaymentsPage'), whoAsks),
    page('/admin/payments/review', 'Review', () => import('./payments/ReviewPage'), whoAsks),
    page('/admin/payments/inbox', 'Inbox', () => import('./payments/InboxPage'), whoAsks),
    page('/admin/payments/reconciliation', 'Reconciliation', () => import('./payments/ReconciliationPage'), whoAsks),
    page('/admin/payments/prices', 'Prices', () => import('./plans/PricesPage'), whoAsks),
    page('/admin/payments/entitlements', 'Entitlements', () => import('./plans/EntitlementsPage'), whoAsks),
    page('/admin/demo-requests', 'Demo requests', () => import('./requests/DemoRequestsPage'), whoAsks),
  ],
};
