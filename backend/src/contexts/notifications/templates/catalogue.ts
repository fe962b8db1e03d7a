interface TemplateDescription {
  /** Handlebars, like the bodies in `sources`. */
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  /** Every value that the template needs, with one to try it with. */
  example: Record<string, unknown>;
  /** Values that may be absent. */
  optional?: string[];
}

const welcome = {
  firstName: 'Alex',
  organizationName: 'TechFlow Solutions',
  memberId: 'GIA-123456',
  /** Sets the password, or leads to sign-in when the person has one. */
  link: 'https://alliance.example/activate?token=example',
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
    subject: 'Welcome to the Global Innovation Alliance, {{organizationName}}',
    preview: 'Your member ID is {{memberId}}.',
    example: welcome,
  },
  'welcome-innovators': {
    subject: 'Welcome, {{organizationName}}: bring your solution to the test',
    preview: trialPreview,
    example: welcome,
  },
  'welcome-enablers': {
    subject: 'Welcome, {{organizationName}}: your ecosystem is waiting',
    preview: trialPreview,
    example: welcome,
  },
  'welcome-enterprise': {
    subject: 'Welcome, {{organizationName}}: your alliance partnership begins',
    preview: trialPreview,
    example: welcome,
  },
  activation: {
    subject: 'Set your password',
    preview: 'One step, and you can sign in.',
    example: { firstName: 'Alex', link: 'https://alliance.example/activate?token=example' },
  },
  'password-reset': {
    subject: 'Reset your password',
    preview: 'The link works for 30 minutes.',
    example: { firstName: 'Alex', link: 'https://alliance.example/reset-password?token=example' },
  },
  'password-changed': {
    subject: 'Your password was changed',
    preview: 'If it was not you, act now.',
    example: { firstName: 'Alex' },
  },
  'solution-proposed': {
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
    subject: 'Your demo of the Global Innovation Alliance',
    preview: 'We write to you within one working day.',
    example: { firstName: 'Alex' },
  },
  'demo-requested': {
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
} satisfies Record<string, TemplateDescription>;

export type TemplateName = keyof typeof catalogue;

export const templateNames = Object.keys(catalogue) as TemplateName[];

export const descriptionOf = (name: string): TemplateDescription | undefined =>
  Object.hasOwn(catalogue, name) ? catalogue[name as TemplateName] : undefined;
