import type { Interest, MembershipTier, OrganizationType } from '@alliance/api-client/membership';

export const tierNames: Record<MembershipTier, string> = {
  free: 'Lite Plan',
  enterprise_alliance_partners: 'Enterprise Alliance Partners',
  innovators_solution_providers: 'Innovators & Solution Providers',
  ecosystem_enablers: 'Ecosystem Enablers',
};

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
  title: 'Welcome to the alliance',
  freeBenefits: [
    'Read-only access to the problem database',
    'Basic directory visibility',
    'Limited forum participation',
  ],
  premium: 'Community, messaging, analytics and mentorship',
  premiumText: 'Premium features (community, messaging, analytics, mentorship) need a paid tier.',
  emailSent: 'Welcome email sent. Its link sets your password and signs you in.',
  emailPending:
    'The welcome email is pending. It can take a few minutes; please check your spam folder too before you ask for help.',
  emailFailed:
    'The welcome email could not be delivered. Please check the address you gave, and contact support with your member ID.',
  emailWithheld:
    'This address has had several welcome emails today, so no further one was sent. Use the newest of them, or ask for another one tomorrow.',
  nextSteps: [
    {
      title: 'Complete Profile',
      text: 'Say who you are and what you look for, so that others find you.',
      to: '/dashboard',
      premium: false,
    },
    {
      title: 'Browse Problems',
      text: 'See what members need solved, and how urgent it is to them.',
      to: '/problems',
      premium: true,
      upgrade: 'On the Lite Plan the problem database is read-only. A paid tier lets you submit problems of your own.',
    },
    {
      title: 'Visit Community',
      text: 'Meet the organizations of the alliance and the people behind them.',
      to: '/members',
      premium: true,
      upgrade: 'The premium communities, messaging and mentorship need a paid tier.',
    },
  ],
  onboarding: {
    subject: (memberId: string) => `Onboarding for member ${memberId}`,
    body: (memberId: string) =>
      `Hello,\n\nwe have just registered (member ID ${memberId}) and would like to schedule our onboarding.\n\nDays and times that suit us:\n`,
  },
  support: {
    subject: (memberId: string) => `Support for member ${memberId}`,
    body: (memberId: string) => `Hello,\n\nour member ID is ${memberId}.\n\nThis is what we need help with:\n`,
  },
} as const;
