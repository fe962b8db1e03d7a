import { type FeatureRoutes, page } from '@/ui/page';

/** What a member sees at `/`, where visitors have the landing page. */
export const memberHome = page(
  '/',
  'Member Home',
  () => import('./home/MemberHomePage'),
  () => [
    '/api/membership/unconfirmed-organizations',
    '/api/innovation/impact',
    '/api/membership/network',
    '/api/innovation/invitations',
    '/api/innovation/recommendations?limit=4',
    '/api/innovation/activity?limit=8',
    '/api/connections',
    '/api/subscription/status',
  ],
);

export const membershipRoutes: FeatureRoutes = {
  open: [
    page('/membership', 'Membership', () => import('./registration/RegistrationPage')),
    page('/registration-success', 'Registration', () => import('./registration/RegistrationSuccessPage')),
    page('/confirm-organization', 'Confirm your organization', () => import('./registration/ConfirmOrganizationPage')),
    page('/login', 'Sign in', () => import('./accounts/LoginPage')),
    page('/forgot-password', 'Forgot password', () => import('./accounts/ForgotPasswordPage')),
    page('/reset-password', 'New password', () => import('./accounts/ResetPasswordPage')),
    page('/activate', 'Activate your account', () => import('./accounts/ActivatePage')),
    page('/terms', 'Terms of Service', () => import('./legal/TermsPage')),
    page('/privacy', 'Privacy Policy', () => import('./legal/PrivacyPage')),
  ],
};
