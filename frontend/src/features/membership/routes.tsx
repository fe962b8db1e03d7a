import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, page } from '@/ui/page';
import { searchText } from '@/ui/searchText';
import { tabOf } from './connections/tabs';
import { searchedIn } from './directory/member-filters';

/** What a member sees at `/`, where visitors have the landing page. */
export const memberHome = page(
  '/',
  'Member Home',
  () => import('./home/MemberHomePage'),
  () => [
    '/api/membership/unconfirmed-organizations',
    '/api/join-offers',
    '/api/legal-news',
    '/api/innovation/impact',
    '/api/membership/network',
    '/api/innovation/invitations',
    '/api/innovation/recommendations?limit=4',
    '/api/innovation/activity?limit=8',
    '/api/connections',
    '/api/connections/suggestions',
    '/api/proposals/counts',
    '/api/subscription/status',
  ],
);

export const membershipRoutes: FeatureRoutes = {
  open: [
    page('/membership', 'Membership', () => import('./registration/RegistrationPage')),
    page('/registration-success', 'Registration', () => import('./registration/RegistrationSuccessPage')),
    page('/registration-status', 'Your registration', () => import('./registration/RegistrationReviewPage')),
    page('/confirm-organization', 'Confirm your organization', () => import('./registration/ConfirmOrganizationPage')),
    page('/login', 'Sign in', () => import('./accounts/LoginPage')),
    page(
      '/login/verify',
      'Second step',
      () => import('./accounts/SecondStepPage'),
      () => ['/api/auth/second-step'],
    ),
    page('/forgot-password', 'Forgot password', () => import('./accounts/ForgotPasswordPage')),
    page('/reset-password', 'New password', () => import('./accounts/ResetPasswordPage')),
    page('/activate', 'Activate your account', () => import('./accounts/ActivatePage')),
    page('/confirm-email', 'Another address', () => import('./account-settings/ConfirmEmailPage')),
    page('/join', 'Your invitation', () => import('./team/JoinPage')),
    page('/confirm-domain', 'Confirm a domain', () => import('./domains/ConfirmDomainPage')),
    page(
      '/members/:id',
      'Organization',
      () => import('./organization/OrganizationPage'),
      ({ params }) => [`/api/members/${params.id}`],
    ),
    page('/terms', 'Terms of Service', () => import('./legal/TermsPage')),
    page('/privacy', 'Privacy Policy', () => import('./legal/PrivacyPage')),
  ],
  members: [
    page(
      '/organizations/:organizationId/profile',
      'Organization profile',
      () => import('./organization/EditProfilePage'),
      ({ params: { organizationId = '' } }) => [`/api/organizations/${organizationId}/profile`],
    ),
    page(
      '/members',
      'Network',
      () => import('./directory/MembersPage'),
      ({ search }) => [
        pageAddress('/api/members', searchedIn(search, searchText(search.get('search') ?? ''))),
        '/api/members/growth',
      ],
    ),
    page(
      '/connections',
      'Connections',
      () => import('./connections/ConnectionsPage'),
      ({ search }) => [
        pageAddress('/api/connections/entries', {
          tab: tabOf(search.get('tab')),
          search: searchText(search.get('search') ?? ''),
        }),
        '/api/connections/counts',
      ],
    ),
    page(
      '/messages',
      'Messages',
      () => import('./conversations/MessagesPage'),
      () => [pageAddress('/api/conversations', {})],
    ),
    page(
      '/messages/new',
      'New message',
      () => import('./conversations/MessagesPage'),
      () => ['/api/connections?accepted=true'],
    ),
    page(
      '/messages/blocked',
      'Blocked',
      () => import('./conversations/BlockedPage'),
      () => ['/api/message-blocks'],
    ),
    page(
      '/messages/:id',
      'Messages',
      () => import('./conversations/MessagesPage'),
      ({ params: { id = '' } }) => [`/api/conversations/${id}`, pageAddress(`/api/conversations/${id}/messages`, {})],
    ),
    page(
      '/mentors',
      'Mentors',
      () => import('./mentoring/MentorsPage'),
      ({ search }) => [
        ...(search.has('kind') || search.has('topic') ? [] : [pageAddress('/api/mentors', {})]),
        '/api/billing/entitlements',
      ],
    ),
    page(
      '/mentors/sessions',
      'Your sessions',
      () => import('./mentoring/SessionsPage'),
      ({ search }) => [
        pageAddress('/api/mentoring/sessions', { when: search.get('when') === 'past' ? 'past' : 'upcoming' }),
        '/api/billing/entitlements',
      ],
    ),
    page(
      '/mentors/offer',
      'Offer sessions',
      () => import('./mentoring/OfferPage'),
      () => ['/api/mentoring/offer'],
    ),
    page(
      '/mentors/:id',
      'Mentor',
      () => import('./mentoring/MentorPage'),
      ({ params }) => [`/api/mentors/${params.id}`, '/api/billing/entitlements'],
    ),
    page(
      '/communities',
      'Communities',
      () => import('./communities/CommunitiesPage'),
      () => ['/api/communities'],
    ),
    page(
      '/communities/:slug',
      'Community',
      () => import('./communities/CommunityPage'),
      ({ params: { slug = '' } }) => [`/api/communities/${slug}`],
    ),
    page(
      '/communities/:slug/new',
      'Start a discussion',
      () => import('./communities/StartDiscussionPage'),
      ({ params: { slug = '' } }) => [`/api/communities/${slug}`],
    ),
    page(
      '/communities/:slug/discussions/:id',
      'Discussion',
      () => import('./communities/DiscussionPage'),
      ({ params: { id = '' } }) => [`/api/discussions/${id}`],
    ),
    page(
      '/profile/security',
      'Security',
      () => import('./account-settings/SecurityPage'),
      () => ['/api/auth/security'],
    ),
    page(
      '/profile',
      'Profile',
      () => import('./account-settings/ProfilePage'),
      () => ['/api/account'],
    ),
    page(
      '/profile/account',
      'Account',
      () => import('./account-settings/AccountPage'),
      () => ['/api/account'],
    ),
    page(
      '/support',
      'Support',
      () => import('./support/SupportPage'),
      () => ['/api/support'],
    ),
    page(
      '/support/:id',
      'Support',
      () => import('./support/TicketPage'),
      ({ params: { id = '' } }) => [`/api/support/tickets/${id}`],
    ),
    page(
      '/onboarding',
      'Onboarding',
      () => import('./onboarding/OnboardingPage'),
      () => ['/api/onboarding'],
    ),
    page('/people', 'People', () => import('./team/PeopleEntryPage')),
    page(
      '/organizations/:organizationId/people',
      'People',
      () => import('./team/PeoplePage'),
      ({ params: { organizationId = '' } }) => [`/api/organizations/${organizationId}/team`],
    ),
    page(
      '/organizations/:organizationId/domains',
      'Domains',
      () => import('./domains/DomainsPage'),
      ({ params: { organizationId = '' } }) => [`/api/organizations/${organizationId}/domains`],
    ),
  ],
};
