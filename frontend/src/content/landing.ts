/** All words and figures of the landing page. */

import type { PriceBookDto } from '@alliance/api-client/billing';

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
  picture:
    'The problems page of a member: how many problems are open and what they are worth, a search, and cards with urgency, organization, category and estimated value.',
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
  /** While no story is published. */
  none: 'The first stories are being written. Each is shown once every organization that it names has agreed to it.',
  all: 'All success stories',
  worth: (amount: string) => `${amount} confirmed`,
  partners: (organizations: number, countries: number) =>
    [
      numbered(organizations, 'organization', 'organizations'),
      countries > 0 && numbered(countries, 'country', 'countries'),
    ]
      .filter(Boolean)
      .join(' · '),
};

const numbered = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const pricing = {
  title: 'Membership for every kind of organization',
  text: 'Start free, and move up when the work asks for it.',
  popular: 'Most Popular',
  compare: 'Compare all plans by the month and the year, in dollars and naira',
  seats: (seats: number) => (seats === 0 ? 'For one person' : `Owner and ${seats} ${seats === 1 ? 'seat' : 'seats'}`),
  /** The names stand in while the price book is away. */
  plans: {
    free: { name: 'Lite Plan', cta: 'Join with Lite' },
    enterprise_alliance_partners: { name: 'Enterprise Alliance Partners', cta: 'Become a Partner' },
    innovators_solution_providers: { name: 'Innovators & Solution Providers', cta: 'Start as an Innovator' },
    ecosystem_enablers: { name: 'Ecosystem Enablers', cta: 'Start as an Enabler' },
  },
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
      slug: 'innovation-leaders-network',
      title: 'Innovation Leaders Network',
      description: 'Heads of innovation compare how they choose, fund and end projects.',
      members: 1847,
      discussions: 342,
      color: 'teal',
      imageType: 'network',
    },
    {
      id: 2,
      slug: 'sustainability-and-esg-hub',
      title: 'Sustainability and ESG Hub',
      description: 'Methods, measurements and suppliers for work that must also add up in carbon.',
      members: 923,
      discussions: 156,
      color: 'green',
      imageType: 'leaf',
    },
    {
      id: 3,
      slug: 'research-and-academia-alliance',
      title: 'Research and Academia Alliance',
      description: 'Laboratories and institutes looking for partners, sites and the next question.',
      members: 1264,
      discussions: 278,
      color: 'violet',
      imageType: 'orbit',
    },
    {
      id: 4,
      slug: 'venture-capital-network',
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
};

/** How many days is the price book's to say. */
export const terms = (book?: PriceBookDto) => [
  book ? `${book.trialDays}-day free trial` : 'Free trial',
  'No credit card required',
  'Cancel anytime',
  book ? `${book.moneyBackDays}-day money-back guarantee` : 'Money-back guarantee',
];

export const demo = {
  title: 'Schedule a demo',
  text: 'Forty minutes with a member of our team, on your own use case.',
  timeExample: 'Tuesday morning, Nairobi time',
  use: 'We use what you enter to prepare the demo and to answer you, and for nothing else.',
  send: 'Request the demo',
  sending: 'Sending...',
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your work e-mail address',
    organization: 'Please enter your organization',
    message: 'Please say what you would like to see',
  },
  unreachable: 'The server could not be reached. Check your connection and try again; nothing you typed is lost.',
  sent: 'Your request has arrived',
  next: (address: string) => [
    `A confirmation is on its way to ${address}.`,
    'Within one working day a member of our team writes to you and proposes two or three times.',
    'You choose one and get an invitation with the link.',
  ],
  done: 'Back to the page',
};

export const questions = {
  title: 'Before you join',
  text: 'What organizations ask us first.',
  list: (book?: PriceBookDto) => [
    {
      id: 'resources',
      question: 'How does a first project begin?',
      answer:
        'With one problem, written down in an afternoon. Members who know the field answer with solutions and their readiness, you choose what to test, and each of the four steps ends with something that can be checked.',
      link: { href: '#platform', label: 'See the four steps' },
    },
    {
      id: 'trial',
      question: 'What happens when the trial ends?',
      answer: `Nothing is charged. ${book ? `After ${book.trialDays} days` : 'Afterwards'} your organization goes on with the Lite Plan and keeps everything it has made, unless you choose to pay. ${book ? `Until day ${book.moneyBackDays}` : 'For a while'} after a first payment you get it back on request.`,
      link: { href: '#pricing', label: 'Compare the plans' },
    },
    {
      id: 'terms',
      question: 'Who owns what we bring?',
      answer:
        'You do. A problem or a solution stays the property of the organization that wrote it, and rights to joint results are agreed before testing begins.',
      link: { href: '/terms', label: 'Terms of Service' },
    },
    {
      id: 'privacy',
      question: 'Who sees our problem, and what do you store?',
      answer:
        'Signed-in members see it, under the name of your organization; a solution can stay a draft that only your own people see. We store what a membership needs, sell none of it, and set one cookie, which keeps you signed in.',
      link: { href: '/privacy', label: 'Privacy Policy' },
    },
    {
      id: 'docs',
      question: 'Can our own systems use the platform?',
      answer:
        'Yes. What people do on its pages, programs can do by calls. The reference says who may make each call and lets you try it.',
      link: { href: '/api/docs', label: 'API reference' },
    },
    {
      id: 'help',
      question: 'What if we get stuck?',
      answer:
        'A lost password is replaced by a link in your mail, without waiting for us. With anything else write to us; a person reads it.',
      link: { href: '/forgot-password', label: 'Forgot password' },
    },
  ],
};

/** Where to write is the price book's to say. */
export const contacts = (book?: PriceBookDto) => [
  {
    id: 'about',
    title: 'Founded by eleven organizations',
    text: 'Five years ago each of them had solved the same problem alone. Today 2,500 meet here, in 45 countries.',
  },
  {
    id: 'contact',
    title: 'Talk to a person',
    text: 'About membership, a programme or an invoice.',
    link: book && { href: `mailto:${book.helpAddress}`, label: book.helpAddress },
  },
  {
    id: 'careers',
    title: 'Work with us',
    text: 'Programme leads, engineers and counsel in six time zones. Show us what you have built or run.',
    link: book && { href: `mailto:${book.helpAddress}?subject=Careers`, label: 'Write to us' },
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
