import type { Interest, MembershipTier, OrganizationType } from '@alliance/api-client/membership';

export { tierNames } from './tiers';
export const registration = {
  title: 'Join the Global Innovation Alliance',
  text: 'Join over 2,500 organizations that test solutions together and take them to market. 500+ verified challenges are open for somebody who can solve them.',
  popular: 'Most Popular',
  submit: (tier: MembershipTier) => (tier === 'free' ? 'Lite Plan' : 'Start Membership'),
  note: (tier: MembershipTier, trialDays: number) =>
    tier === 'free'
      ? 'No credit card required • Upgrade anytime for free'
      : `${trialDays}-day free trial • Cancel anytime`,
};

export type OrganizationGroup = 'corporation' | 'government' | 'academia' | 'startup';

interface OrganizationGroupCard {
  value: OrganizationGroup;
  label: string;
  description: string;
  types: readonly OrganizationType[];
}

/** The cards of the form; together they hold every type of organization. */
export const organizationGroups: readonly OrganizationGroupCard[] = [
  {
    value: 'corporation',
    label: 'Corporation',
    description: 'Companies with problems to solve and markets to bring solutions to',
    types: ['corporation'],
  },
  {
    value: 'government',
    label: 'Government & NGO',
    description: 'Public bodies and organizations that work for the common good',
    types: ['government', 'ngo'],
  },
  {
    value: 'academia',
    label: 'Research & Academia',
    description: 'Institutes, laboratories and universities',
    types: ['research', 'academia'],
  },
  {
    value: 'startup',
    label: 'Startup & Investor',
    description: 'Those who build new companies, and those who fund and raise them',
    types: ['startup', 'investor', 'venture_builder', 'accelerator', 'incubator'],
  },
];

export const interestGroups: readonly { label: string; items: readonly Interest[] }[] = [
  { label: 'Digital & Financial Services', items: ['Fintech', 'DeFi & Blockchain'] },
  { label: 'Technology Infrastructure', items: ['SaaS / Cloud Software', 'Mobility Tech', 'Telecom & Connectivity'] },
  {
    label: 'Sustainable Industries',
    items: ['Greentech / Climate Tech', 'AgriTech', 'Waste & Circular Economy'],
  },
  {
    label: 'Human Capital & Social Innovation',
    items: ['EdTech', 'HealthTech', 'GovTech / CivicTech', 'LegalTech / RegTech'],
  },
  {
    label: 'Commerce & Consumer',
    items: ['E-Commerce & Marketplaces', 'Media & Creator Economy', 'TravelTech / Real Estate'],
  },
  {
    label: 'Frontier & Deep Tech',
    items: ['AI & Data Science', 'Robotics & Drones', 'Biotech / Genomics', 'Space Tech'],
  },
];

export const success = {
  review:
    'We look at every new registration. Until yours was approved you may look around and read; then your organization may act. We write to you.',
  title: 'Welcome to the alliance',
  /** What the free tier brings, and the page on which. */
  freeBenefits: [
    { text: 'Read-only access to the problem database', page: '/problems' },
    { text: 'Basic directory visibility', page: '/members' },
    { text: 'Limited forum participation', page: '/members' },
  ],
  premium: 'Community, messaging, analytics and mentorship',
  premiumText: 'Premium features (community, messaging, analytics, mentorship) need a paid tier.',
  mail: {
    sent: 'Open the mail sent to',
    queued: 'A mail is on its way to',
    failed: 'The mail did not reach',
    withheld: 'Open the newest mail sent to',
    activated: 'Your account is active:',
  },
  emailSent:
    'Welcome email sent. Its link sets your password and signs you in. Nothing there? Look into your spam folder, then send it again or change the address.',
  emailPending:
    'The welcome email is pending. It can take a few minutes; please check your spam folder too before you ask for help.',
  emailFailed:
    'The welcome email could not be delivered. Change the address if it is wrong; if it is right, send the email again.',
  emailWithheld:
    'This address has had several welcome emails today, so no further one was sent. Use the newest of them, or ask for another one tomorrow.',
  activated: 'The link in the welcome email has been used. Sign in with this address and your password.',
  nextSteps: [
    {
      title: 'Complete Profile',
      text: 'Say who you are and what you look for, so that others find you.',
      to: '/dashboard',
      onFree: 'open',
    },
    {
      title: 'Browse Problems',
      text: 'See what members need solved, and how urgent it is to them.',
      to: '/problems',
      onFree: 'read-only',
    },
    {
      title: 'Visit Community',
      text: 'Meet the organizations of the alliance and the people behind them.',
      to: '/members',
      onFree: 'premium',
      upgrade: 'The premium communities, messaging and mentorship need a paid tier.',
    },
  ],
  nextStepsWait: 'They open once you have set your password by the link in the mail.',
  onboarding: {
    subject: (memberId: string) => `Onboarding for member ${memberId}`,
    body: (memberId: string) =>
      `Hello,\n\nwe have just registered (member ID ${memberId}) and would like to schedule our onboarding.\n\nDays and times that suit us:\n`,
  },
  support: {
    subject: (memberId: string) => `Support for member ${memberId}`,
    body: (memberId: string) => `Hello,\n\nour member ID is ${memberId}.\n\nThis is what we need help with:\n`,
  },
  unreachable: {
    title: 'Your registration',
    text: 'How it stands could not be loaded. A registration that was sent is safe.',
  },
  unconfirmed: {
    title: 'Your registration could not be confirmed',
    text: 'This page shows a registration only at the full address that it was opened with. The one used here is incomplete, or it has expired. A registration that was sent is safe all the same.',
    steps: [
      'Look for the welcome email, in your spam folder too: its link sets your password and signs you in.',
      'If it is not there, ask for a new link with the address you registered.',
      'If you have not registered yet, do it now.',
    ],
  },
} as const;
