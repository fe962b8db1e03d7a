import { type FeatureRoutes, operatorPage, page } from '@/ui/page';

const whoAsks = () => ['/api/admin/auth/user'];
const mail = '/admin/mail';

export const adminRoutes: FeatureRoutes = {
  open: [page('/admin-login', 'Super Admin Access', () => import('./accounts/AdminLoginPage'))],
  admin: [
    operatorPage('/admin', '/admin', 'Administration', () => import('./AdminHomePage')),
    page('/admin/payments', 'Payments', () => import('./payments/PaymentsPage'), whoAsks),
    page('/admin/payments/review', 'Review', () => import('./payments/ReviewPage'), whoAsks),
    page('/admin/payments/inbox', 'Inbox', () => import('./payments/InboxPage'), whoAsks),
    page('/admin/payments/reconciliation', 'Reconciliation', () => import('./payments/ReconciliationPage'), whoAsks),
    page('/admin/payments/prices', 'Prices', () => import('./plans/PricesPage'), whoAsks),
    page('/admin/payments/entitlements', 'Entitlements', () => import('./plans/EntitlementsPage'), whoAsks),
    page('/admin/stories', 'Success stories', () => import('./stories/StoriesPage'), whoAsks),
    page('/admin/security', 'Security', () => import('./accounts/AdminSecurityPage'), whoAsks),
    operatorPage(mail, '/admin/mail', 'Mail', () => import('./mail/MailPage'), whoAsks),
    operatorPage(
      mail,
      '/admin/mail/suppressions',
      'Suppression list',
      () => import('./mail/SuppressionsPage'),
      whoAsks,
    ),
    operatorPage(mail, '/admin/mail/templates', 'Templates', () => import('./mail/TemplatesPage'), whoAsks),
    operatorPage(mail, '/email-preview', 'Email preview', () => import('./mail/EmailPreviewPage'), whoAsks),
    operatorPage(mail, '/email-config', 'Email test', () => import('./mail/EmailConfigPage'), whoAsks),
    operatorPage(mail, '/smtp-config', 'SMTP configuration', () => import('./mail/SmtpConfigPage'), whoAsks),
    operatorPage(mail, '/smtp-update', 'SMTP update', () => import('./mail/SmtpUpdatePage'), whoAsks),
    operatorPage(mail, '/godaddy-smtp', 'GoDaddy SMTP', () => import('./mail/HostingSmtpPage'), whoAsks),
    page('/admin/demo-requests', 'Demo requests', () => import('./requests/DemoRequestsPage'), whoAsks),
  ],
};
