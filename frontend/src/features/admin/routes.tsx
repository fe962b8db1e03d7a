import { type FeatureRoutes, operatorPage, page, sectionPage } from '@/ui/page';

const whoAsks = () => ['/api/admin/auth/user'];
const mail = '/admin/mail';
const support = '/admin/support';
const registrations = '/admin/registrations';
const communities = '/admin/communities';

export const adminRoutes: FeatureRoutes = {
  open: [
    page('/admin-login', 'Super Admin Access', () => import('./accounts/AdminLoginPage')),
    page('/admin-join', 'Help run the alliance', () => import('./administrators/AdminJoinPage')),
  ],
  admin: [
    operatorPage('/admin', '/admin', 'Administration', () => import('./AdminHomePage')),
    page(registrations, 'Registrations', () => import('./registrations/RegistrationsPage'), whoAsks),
    sectionPage(registrations, '/database', 'Database', () => import('./registrations/DatabasePage'), whoAsks),
    sectionPage(
      registrations,
      '/admin-simple',
      'At a glance',
      () => import('./registrations/AdminSimplePage'),
      whoAsks,
    ),
    sectionPage(registrations, '/admin-test', 'API test', () => import('./registrations/AdminTestPage'), whoAsks),
    sectionPage(registrations, '/test-count', 'Count', () => import('./registrations/TestCountPage'), whoAsks),
    sectionPage(
      registrations,
      '/test-registration',
      'Test registration',
      () => import('./registrations/TestRegistrationPage'),
      whoAsks,
    ),
    page('/admin/people', 'People', () => import('./records/PeoplePage'), whoAsks),
    page('/admin/organizations', 'Organizations', () => import('./records/OrganizationsPage'), whoAsks),
    page('/admin/organizations/merge', 'Merge organizations', () => import('./records/MergePage'), whoAsks),
    page('/admin/payments', 'Payments', () => import('./payments/PaymentsPage'), whoAsks),
    page('/admin/payments/review', 'Review', () => import('./payments/ReviewPage'), whoAsks),
    page('/admin/payments/inbox', 'Inbox', () => import('./payments/InboxPage'), whoAsks),
    page('/admin/payments/reconciliation', 'Reconciliation', () => import('./payments/ReconciliationPage'), whoAsks),
    page('/admin/payments/prices', 'Prices', () => import('./plans/PricesPage'), whoAsks),
    page('/admin/payments/entitlements', 'Entitlements', () => import('./plans/EntitlementsPage'), whoAsks),
    page('/admin/analytics', 'Analytics', () => import('./analytics/AnalyticsPage'), whoAsks),
    page('/admin/stories', 'Success stories', () => import('./stories/StoriesPage'), whoAsks),
    page(communities, 'Community Management', () => import('./communities/CommunityManagementPage'), whoAsks),
    page(`${communities}/reports`, 'Report queue', () => import('./communities/ReportQueuePage'), whoAsks),
    page('/admin/mentors', 'Mentors', () => import('./mentors/AdminMentorsPage'), whoAsks),
    page('/admin/administrators', 'Administrators', () => import('./administrators/AdministratorsPage'), whoAsks),
    page('/admin/see-as', 'See as a member', () => import('./see-as/SeeAsPage'), whoAsks),
    page('/admin/settings', 'Settings', () => import('./settings/SettingsPage'), whoAsks),
    page('/admin/settings/documents', 'Terms and privacy', () => import('./legal/DocumentsPage'), whoAsks),
    page('/admin/settings/agreements', 'Agreements', () => import('./legal/AgreementsPage'), whoAsks),
    page('/admin/audit', 'Audit', () => import('./audit/AuditPage'), whoAsks),
    page('/admin/partners', 'Featured partners', () => import('./partners/PartnersPage'), whoAsks),
    operatorPage(
      '/admin/security',
      '/admin/security',
      'Security',
      () => import('./accounts/AdminSecurityPage'),
      whoAsks,
    ),
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
    operatorPage(support, '/admin/support', 'Support', () => import('./support/SupportDeskPage'), whoAsks),
    operatorPage(
      '/admin/onboarding',
      '/admin/onboarding',
      'Onboarding',
      () => import('./onboarding/OnboardingDeskPage'),
      whoAsks,
    ),
    page('/admin/reports', 'Reported messages', () => import('./reports/ReportsPage'), whoAsks),
    page('/admin/demo-requests', 'Demo requests', () => import('./requests/DemoRequestsPage'), whoAsks),
  ],
};
