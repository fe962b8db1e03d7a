/** All words and figures of the landing page. */

import { contactEmail } from './contact';
import { privacy, terms } from './legal';

/** Shown until the price book has answered; the same as its settings when it was last changed. */
export const defaultTerms = { trialDays: 14, moneyBackDays: 30 };

export const topLinks = [
  { href: '#members', label: 'Ecosystem' },
  { href: '#platform', label: 'Platform' },
  { href: '#success', label: 'Success stories' },
  { href: '#pricing', label: 'Membership' },
  { href: '#community', label: 'Communities' },
];

export const hero = {
  title: 'A global alliance of sandboxes',
  text: 'Corporations, governments, researchers, startups and investors meet in secure sandbox environments: to agree on the problem, test the solution and take it to market together.',
  start: 'Start Collaborating',
  stories: 'View Success Stories',
  facts: [
    { figure: '2,500+', label: 'organizations' },
    { figure: '45', label: 'countries' },
    { figure: '5', label: 'years' },
  ],
};

export const trustedBy = {
  title: 'Trusted by 2,500+ organizations worldwide',
  groups: [
    ['Norrvind Energy', 'Kestrel Biologics', 'Ports of Meridian'],
    ['Halden Materials', 'Oduya Foods', 'Instituto Austral'],
    ['Tessera Robotics', 'Savanna Mobile', 'City of Lindhaven'],
  ],
};

export const ecosystem = {
  title: 'One table, four kinds of members',
  text: 'A problem is rarely solved by the one who has it. The alliance brings together those who know it, those who can solve it, those who make the rules and those who fund the way.',
  audiences: [
    {
      name: 'Corporations',
      text: 'Open a problem without opening the books. Compare solutions on evidence and pilot them before procurement begins.',
      points: ['Problems co-curated with peers', 'Pilots in an isolated sandbox', 'One agreement for all partners'],
    },
    {
      name: 'Government & NGO',
      text: 'Put public challenges before a vetted community, and follow how a policy or a service behaves before it is rolled out.',
      points: ['Challenges with public value', 'Regulatory sandboxes', 'A record of every decision'],
    },
    {
      name: 'Research & Academia',
      text: 'Carry work from the laboratory to its first user, with partners who bring the data, the site and the question.',
      points: ['Readiness from TRL 1 to 9', 'Partners for field trials', 'Rights settled at the start'],
    },
    {
      name: 'Startups & Investors',
      text: 'Meet customers by their problem instead of by their switchboard, and see the traction before the pitch.',
      points: ['Matches by problem and readiness', 'A route to a first pilot', 'Deal flow with evidence'],
    },
  ],
};

export const lifecycle = {
  title: 'From a shared problem to a working market',
  text: 'Every project goes the same four steps. Each ends with something that can be checked, and nobody is asked to scale what has not been tested.',
  steps: [
    {
      id: 'problems',
      name: 'Problem co-curation',
      text: 'Members describe a problem together until its value, its urgency and its limits are plain.',
    },
    {
      id: 'solutions',
      name: 'Solution discovery',
      text: 'AI-matching proposes solutions by field, technology and readiness; people decide.',
    },
    {
      id: 'testing',
      name: 'Sandbox testing',
      text: 'Candidates run on safe data in a secure environment, against criteria set beforehand.',
    },
    {
      id: 'scaling',
      name: 'Market scaling',
      text: 'What has worked goes to further members and countries, with its results attached.',
    },
  ],
};

export const sampleDashboard = {
  caption: 'A sample dashboard of one member organization',
  tiles: [
    { label: 'Active projects', figure: '47' },
    { label: 'In sandbox', figure: '23' },
  ],
  phases: [
    { name: 'Planning', count: 11, width: 'w-[24%]' },
    { name: 'Sandbox', count: 23, width: 'w-[49%]' },
    { name: 'Pilot', count: 8, width: 'w-[17%]' },
    { name: 'Scaling', count: 5, width: 'w-[11%]' },
  ],
  rows: [
    { name: 'Cold chain without diesel', phase: 'Pilot' },
    { name: 'Grid balancing for islands', phase: 'Sandbox' },
    { name: 'Early sepsis detection', phase: 'Sandbox' },
  ],
};

export const success = {
  title: 'What members have made of it',
  figures: [
    { figure: '850+', label: 'solutions deployed' },
    { figure: '$2.8B', label: 'value created' },
    { figure: '45', label: 'countries reached' },
    { figure: '5', label: 'years of collaboration' },
  ],
  stories: [
    {
      field: 'Energy',
      title: 'An island grid that runs on its own wind',
      text: 'A utility, two universities and a controls startup tested storage dispatch for nine months in a sandbox fed with live grid data. The island now burns diesel on eleven days a year.',
      result: '94% renewable supply',
      partners: '4 organizations · 2 countries',
    },
    {
      field: 'Healthcare',
      title: 'Sepsis recognized six hours earlier',
      text: 'Three hospitals opened the problem, a research group brought the model, and a regulator watched the trial from the first day, so approval took weeks and not years.',
      result: '31 hospitals in routine use',
      partners: '6 organizations · 5 countries',
    },
    {
      field: 'Agriculture',
      title: 'A cold chain for smallholders',
      text: 'A food company and a development fund asked for cooling without diesel. The winning design was chosen on field data from four sites and is now made where it is used.',
      result: '38% less post-harvest loss',
      partners: '5 organizations · 3 countries',
    },
  ],
};

export const pricing = {
  title: 'Membership for every kind of organization',
  text: 'Start free, and move up when the work asks for it.',
  popular: 'Most Popular',
  plans: [
    {
      tier: 'free',
      name: 'Lite Plan',
      description: 'For organizations that want to look around first.',
      subtext: 'Free tier',
      features: [
        'Browse the problem database',
        'Basic directory visibility',
        'Propose solutions to open problems',
        'Read and reply in open communities',
      ],
      popular: false,
      cta: 'Join with Lite',
    },
    {
      tier: 'enterprise',
      name: 'Enterprise Alliance Partners',
      description: 'For corporations and governments that run whole programmes.',
      subtext: 'Owner and 6 seats',
      features: [
        'Unlimited problem submissions',
        'Unlimited sandbox credits',
        'Unlimited IP catalogue',
        'Expert and mentor sessions without limit',
      ],
      popular: true,
      cta: 'Become a Partner',
    },
    {
      tier: 'innovators',
      name: 'Innovators and Solution Providers',
      description: 'For startups and teams with a solution to prove.',
      subtext: 'Owner and 1 seat',
      features: [
        '2 challenge submissions a year',
        '1 mentor session a year',
        '100,000 sandbox tokens a month',
        '1 API certification',
      ],
      popular: false,
      cta: 'Start as an Innovator',
    },
    {
      tier: 'enablers',
      name: 'Ecosystem Enablers',
      description: 'For investors, venture builders, accelerators and institutes.',
      subtext: 'Owner and 3 seats',
      features: [
        'Unlimited problem submissions',
        '2 expert sessions a year',
        '500,000 sandbox tokens a month',
        '3 API certifications',
      ],
      popular: false,
      cta: 'Start as an Enabler',
    },
  ],
  logosTitle: 'Members of all four plans',
  logoGroups: [
    ['Baobab Capital', 'Lumen Institute', 'Harrow Rail', 'Clearwater Trust'],
    ['Ostrava Steelworks', 'Pelagic Ventures', 'Ministry of Health, Arden', 'Quill & Vector'],
  ],
};

export const testimonials = {
  title: 'In the words of members',
  quotes: [
    {
      text: 'We had tried to buy our way out of the problem twice. Describing it together with three competitors took six weeks, and it was the six weeks that solved it.',
      name: 'Ingrid Solvang',
      role: 'Chief Technology Officer, Norrvind Energy',
    },
    {
      text: 'The sandbox let our regulator watch instead of wait. When the trial ended there was nothing left to explain.',
      name: 'Dr. Samuel Adeyemi',
      role: 'Director of Innovation, Lindhaven Hospitals',
    },
    {
      text: 'Our first enterprise customer read our test results before they read our name. That never happens to a company of nine people.',
      name: 'Mei-Lin Castro',
      role: 'Co-founder, Tessera Robotics',
    },
  ],
};

export const communities = {
  title: 'Professional communities',
  text: 'Standing groups of people with the same kind of work, moderated by members.',
  join: 'Join Community',
  upgrade: 'Upgrade to Join',
  explore: 'Explore All Communities',
  upgradeToExplore: 'Upgrade to Explore Communities',
  list: [
    {
      id: 1,
      title: 'Innovation Leaders Network',
      description: 'Heads of innovation compare how they choose, fund and end projects.',
      members: 1847,
      discussions: 342,
      color: 'teal',
      imageType: 'network',
    },
    {
      id: 2,
      title: 'Sustainability and ESG Hub',
      description: 'Methods, measurements and suppliers for work that must also add up in carbon.',
      members: 923,
      discussions: 156,
      color: 'green',
      imageType: 'leaf',
    },
    {
      id: 3,
      title: 'Research and Academia Alliance',
      description: 'Laboratories and institutes looking for partners, sites and the next question.',
      members: 1264,
      discussions: 278,
      color: 'violet',
      imageType: 'orbit',
    },
    {
      id: 4,
      title: 'Venture Capital Network',
      description: 'Investors share diligence and meet companies with evidence from a sandbox.',
      members: 687,
      discussions: 94,
      color: 'copper',
      imageType: 'growth',
    },
  ],
} as const;

export const closing = {
  title: 'Bring your hardest problem',
  text: 'Somebody in the alliance has half of the answer already.',
  start: 'Start Free Trial',
  demo: 'Schedule Demo',
  terms: ({ trialDays, moneyBackDays }: typeof defaultTerms) => [
    `${trialDays}-day free trial`,
    'No credit card required',
    'Cancel anytime',
    `${moneyBackDays}-day money-back guarantee`,
  ],
};

export const demo = {
  title: 'Schedule a demo',
  text: 'Forty minutes with a member of our team, on your own use case. We answer within one working day.',
  subject: (organization: string) => `Demo request from ${organization}`,
  body: ({ name, organization, day, topic }: Record<'name' | 'organization' | 'day' | 'topic', string>) =>
    `Hello,\n\nwe would like to see the Global Innovation Alliance at work.\n\nName: ${name}\nOrganization: ${organization}\nPreferred day: ${day || 'any'}\nWhat we would like to see: ${topic || 'an overview'}\n`,
  send: 'Write the e-mail',
};

export const information = [
  {
    id: 'about',
    title: 'About',
    text: 'The alliance was founded five years ago by eleven organizations who had each solved the same problem alone. Today it is a meeting place for 2,500 of them, in 45 countries.',
  },
  {
    id: 'careers',
    title: 'Careers',
    text: 'We are a small team across six time zones: programme leads, engineers, counsel. Write to us with what you have built or run.',
  },
  {
    id: 'contact',
    title: 'Contact',
    text: 'Questions about membership, a programme or an invoice reach a person who can answer them.',
    link: { href: `mailto:${contactEmail}`, label: contactEmail },
  },
  {
    id: 'resources',
    title: 'Resources',
    text: 'How a project runs, step by step, and what three of them came to: the best introduction is on this page.',
    link: { href: '#platform', label: 'The four steps' },
  },
  {
    id: 'help',
    title: 'Help',
    text: 'Members find help beside every form. If you cannot sign in, use the forgotten-password link on the login page, or write to us.',
    link: { href: '/login', label: 'Member Login' },
  },
  {
    id: 'docs',
    title: 'Documentation',
    text: 'Everything the platform does can be done by your own systems. The reference names who may call each operation, with examples.',
    link: { href: '/api/docs', label: 'API reference' },
  },
  {
    id: 'privacy',
    title: 'Privacy',
    text: privacy.text,
  },
  {
    id: 'terms',
    title: 'Terms',
    text: terms.text,
  },
];

export const footerColumns = [
  {
    title: 'Platform',
    links: [
      { href: '#solutions', label: 'Solutions' },
      { href: '#success', label: 'Success Stories' },
      { href: '#community', label: 'Community' },
      { href: '/api-marketplace', label: 'API Marketplace' },
      { href: '/login', label: 'Member Login' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '#resources', label: 'Resources' },
      { href: '#help', label: 'Help' },
      { href: '#docs', label: 'Documentation' },
    ],
  },
  {
    title: 'Alliance',
    links: [
      { href: '#about', label: 'About' },
      { href: '#careers', label: 'Careers' },
      { href: '#contact', label: 'Contact' },
      { href: '#privacy', label: 'Privacy' },
      { href: '#terms', label: 'Terms' },
    ],
  },
];
