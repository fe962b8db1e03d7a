/**
 * How much mail that others can cause one address gets: kinds of mail, and of each how many in a window. Without a kind a
 * mail is always written. Decision 24 has the reasons.
 */
export const recipientLimits = {
  /** Anybody can register any address. */
  registration: { mails: 6, minutes: 24 * 60 },
  /** Its own kind, so that registrations of strangers do not use it up. */
  confirmation: { mails: 3, minutes: 24 * 60 },
  /** A window as long as the link lives, so that the newest one in the mailbox always works. */
  password: { mails: 3, minutes: 30 },
  /** Other organizations ask and answer. */
  connection: { mails: 20, minutes: 24 * 60 },
  proposal: { mails: 40, minutes: 24 * 60 },
  /** Anybody can ask for a demo with any address. */
  demo: { mails: 3, minutes: 24 * 60 },
  /** To the operators, who find the others in the list of requests. */
  demoNotice: { mails: 100, minutes: 24 * 60 },
  /** To the operators, who find the others in the ledger. */
  paymentNotice: { mails: 100, minutes: 24 * 60 },
} as const;

interface TemplateDescription {
  limit?: keyof typeof recipientLimits;
  /** Handlebars, like the bodies in `sources`. */
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  /** Every value that the template needs, with one to try it with. */
  example: Record<string, unknown>;
  /** Values that may be absent. */
  optional?: string[];
}

/** When a link stops working. */
const worksUntil = new Date('2026-11-24T14:00:00Z');

const welcome = {
  firstName: 'Alex',
  organizationName: 'TechFlow Solutions',
  memberId: 'GIA-123456',
  /** Sets the password, or leads to sign-in when the person has one. */
  link: 'https://alliance.example/activate?token=example',
  worksUntil,
  hasAccount: false,
  trialDays: 14,
  plan: {
    name: 'Example plan',
    seats: 1,
    features: ['An example feature'],
    waived: false,
    yearly: { charged: '$180', list: '$399' },
    monthly: { charged: '$20', list: '$49' },
  },
};
const trialPreview = 'Your {{trialDays}}-day trial has started. Member ID {{memberId}}.';

/** All mail of the product. `welcome` is queued under that one name; the tier decides which of the four is written. */
export const catalogue = {
  'welcome-free': {
    limit: 'registration',
    subject: 'Welcome to the Global Innovation Alliance, {{organizationName}}',
    preview: 'Your member ID is {{memberId}}.',
    example: welcome,
    optional: ['worksUntil'],
  },
  'welcome-innovators': {
    limit: 'registration',
    subject: 'Welcome, {{organizationName}}: bring your solution to the test',
    preview: trialPreview,
    example: welcome,
    optional: ['worksUntil'],
  },
  'welcome-enablers': {
    limit: 'registration',
    subject: 'Welcome, {{organizationName}}: your ecosystem is waiting',
    preview: trialPreview,
    example: welcome,
    optional: ['worksUntil'],
  },
  'welcome-enterprise': {
    limit: 'registration',
    subject: 'Welcome, {{organizationName}}: your alliance partnership begins',
    preview: trialPreview,
    example: welcome,
    optional: ['worksUntil'],
  },
  'organization-confirmation': {
    limit: 'confirmation',
    subject: '{{#if several}}Which organizations are yours?{{else}}Is {{organizationName}} yours?{{/if}}',
    preview: 'Registered with your address: {{organizationNames}}.',
    example: {
      firstName: 'Alex',
      organizationName: 'TechFlow Solutions',
      organizationNames: 'TechFlow Solutions and Leak Finders',
      several: true,
      link: 'https://alliance.example/',
    },
  },
  activation: {
    limit: 'password',
    subject: 'Set your password',
    preview: 'One step, and you can sign in.',
    example: { firstName: 'Alex', link: 'https://alliance.example/activate?token=example', worksUntil },
    optional: ['worksUntil'],
  },
  'password-reset': {
    limit: 'password',
    subject: 'Reset your password',
    preview: 'It works once{{#if worksUntil}}, until {{moment worksUntil}}{{/if}}.',
    example: { firstName: 'Alex', link: 'https://alliance.example/reset-password?token=example', worksUntil },
    optional: ['worksUntil'],
  },
  'password-changed': {
    subject: 'Your password was changed',
    preview: 'If it was not you, act now.',
    example: { firstName: 'Alex' },
  },
  'solution-proposed': {
    limit: 'proposal',
    subject: 'A solution for “{{problemTitle}}”',
    preview: '{{organizationName}} proposes “{{solutionTitle}}”.',
    example: {
      firstName: 'Alex',
      problemTitle: 'Cold chain without diesel',
      solutionTitle: 'Ice batteries',
      organizationName: 'TechFlow Solutions',
      note: 'We have run it for a year.',
      link: 'https://alliance.example/problems/1',
    },
    optional: ['note'],
  },
  'proposal-decided': {
    limit: 'proposal',
    subject: 'Your proposal for “{{problemTitle}}” was {{decision}}',
    preview: 'A decision about “{{solutionTitle}}”.',
    example: {
      firstName: 'Alex',
      problemTitle: 'Cold chain without diesel',
      solutionTitle: 'Ice batteries',
      decision: 'accepted',
      feedback: 'Let us talk about a pilot.',
      link: 'https://alliance.example/problems/1',
    },
    optional: ['feedback'],
  },
  'connection-requested': {
    limit: 'connection',
    subject: '{{organizationName}} wants to connect',
    preview: 'Accept or decline the request.',
    example: {
      firstName: 'Alex',
      organizationName: 'TechFlow Solutions',
      note: 'We met in Lisbon.',
      link: 'https://alliance.example/members',
    },
    optional: ['note'],
  },
  'connection-decided': {
    limit: 'connection',
    subject: '{{organizationName}} has {{decision}} your request to connect',
    preview: 'An answer to your request.',
    example: {
      firstName: 'Alex',
      organizationName: 'TechFlow Solutions',
      decision: 'declined',
      reason: 'We are not looking for partners this year.',
      link: 'https://alliance.example/members',
    },
    optional: ['reason'],
  },
  'demo-confirmed': {
    limit: 'demo',
    subject: 'Your demo of the Global Innovation Alliance',
    preview: 'We write to you within one working day.',
    example: { firstName: 'Alex' },
  },
  'demo-requested': {
    limit: 'demoNotice',
    subject: '{{organization}} asks for a demo',
    preview: '{{name}} expects an answer within one working day.',
    example: {
      name: 'Alex Kimani',
      email: 'alex@techflow.example',
      organization: 'TechFlow Solutions',
      message: 'How a pilot is set up in a sandbox.',
      preferredTime: 'Tuesday morning, Nairobi time',
      link: 'mailto:alex@techflow.example',
    },
    optional: ['preferredTime'],
  },
  'payment-receipt': {
    subject: 'Receipt {{number}} for {{planName}}',
    preview: '{{total}} paid. {{organizationName}} has {{planName}} until {{moment periodEnd}}.',
    example: {
      firstName: 'Alex',
      organizationName: 'TechFlow Solutions',
      planName: 'Innovators & Solution Providers',
      number: 'INV-2026-000001',
      subtotal: '$180',
      taxRule: 'Sales tax 10%',
      tax: '$18',
      total: '$198',
      periodStart: worksUntil,
      periodEnd: new Date('2027-11-24T14:00:00Z'),
      link: 'https://alliance.example/',
    },
  },
  'payment-refunded': {
    subject: '{{amount}} is on its way back to you',
    preview: 'A refund of {{amount}}.',
    example: { firstName: 'Alex', amount: '$198', reason: 'Money back within 30 days', number: 'CN-2026-000001' },
    optional: ['number'],
  },
  'payment-review': {
    limit: 'paymentNotice',
    subject: 'A payment of {{amount}} needs a look',
    preview: '{{reason}}: {{reference}}',
    example: { amount: '$198', reason: 'wrong_amount', reference: 'pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215' },
  },
} satisfies Record<string, TemplateDescription>;

export type TemplateName = keyof typeof catalogue;

export const templateNames = Object.keys(catalogue) as TemplateName[];

/** The templates that are counted together. */
export const templatesOf = (kind: keyof typeof recipientLimits): TemplateName[] =>
  templateNames.filter((name) => descriptionOf(name)?.limit === kind);

export const descriptionOf = (name: string): TemplateDescription | undefined =>
  Object.hasOwn(catalogue, name) ? catalogue[name as TemplateName] : undefined;
