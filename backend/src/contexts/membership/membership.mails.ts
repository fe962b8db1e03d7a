import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';
import { MembershipTier } from './organizations/organization.enums';
import type { PlanInWords } from './registrations/plan-offers';

const defineMail = mailsIn(join(__dirname, 'mails'));

// Decision 24 has the reasons for the limits.
const day = 24 * 60;
/** Anybody can register any address. */
const registrations: RecipientLimit = { mails: 6, minutes: day };
/** A limit of its own, so that registrations of strangers do not use it up. */
const confirmations: RecipientLimit = { mails: 3, minutes: day };
/** A window as long as the link lives, so that the newest one in the mailbox always works. */
const passwords: RecipientLimit = { mails: 3, minutes: 30 };
/** Other organizations ask and answer. */
const connections: RecipientLimit = { mails: 20, minutes: day };
/** Anybody can ask for a demo with any address. */
const demos: RecipientLimit = { mails: 3, minutes: day };
/** To the operators, who find the others in the list of requests. */
const demoNotices: RecipientLimit = { mails: 100, minutes: day };

/** When a link stops working. */
const worksUntil = new Date('2026-11-24T14:00:00Z');

export interface Welcome {
  firstName: string;
  organizationName: string;
  memberId: string;
  /** Sets the password, or leads to sign-in when the person has one. */
  link: string;
  worksUntil?: Date;
  hasAccount: boolean;
  /** Whether the organization may only read until its registration was approved. */
  awaitsReview?: boolean;
  plan: PlanInWords;
}

const example = {
  firstName: 'Alex',
  organizationName: 'TechFlow Solutions',
  memberId: 'GIA-123456',
  link: 'https://alliance.example/activate?token=example',
  worksUntil,
  hasAccount: false,
  awaitsReview: false,
  plan: {
    name: 'Example plan',
    seats: 1,
    features: ['An example feature'],
    waived: false,
    yearly: { charged: '$180', list: '$399' },
    monthly: { charged: '$20', list: '$49' },
  },
};

/** An organization has registered for the free tier. */
export const freeWelcome = defineMail<Welcome>({
  name: 'welcome-free',
  limit: registrations,
  subject: 'Welcome to the Global Innovation Alliance, {{organizationName}}',
  preview: 'Your member ID is {{memberId}}.',
  sample: example,
  optional: ['worksUntil', 'awaitsReview'],
});

const trialWelcome = (name: string, subject: string) =>
  defineMail<Welcome & { trialDays: number; freePlanName: string }>({
    name,
    limit: registrations,
    subject,
    preview: 'Your {{trialDays}}-day trial has started. Member ID {{memberId}}.',
    sample: { ...example, trialDays: 14, freePlanName: 'Lite Plan' },
    optional: ['worksUntil', 'awaitsReview'],
  });

/** An organization has registered for a paid tier, which it tries first. */
export const trialWelcomes = {
  [MembershipTier.InnovatorsSolutionProviders]: trialWelcome(
    'welcome-innovators',
    'Welcome, {{organizationName}}: bring your solution to the test',
  ),
  [MembershipTier.EcosystemEnablers]: trialWelcome(
    'welcome-enablers',
    'Welcome, {{organizationName}}: your ecosystem is waiting',
  ),
  [MembershipTier.EnterpriseAlliancePartners]: trialWelcome(
    'welcome-enterprise',
    'Welcome, {{organizationName}}: your alliance partnership begins',
  ),
};

/** A first password is set while other organizations wait with the same address. */
export const organizationConfirmationMail = defineMail<{
  firstName: string;
  organizationName: string;
  organizationNames: string;
  several: boolean;
  link: string;
}>({
  name: 'organization-confirmation',
  limit: confirmations,
  subject: '{{#if several}}Which organizations are yours?{{else}}Is {{organizationName}} yours?{{/if}}',
  preview: 'Registered with your address: {{organizationNames}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    organizationNames: 'TechFlow Solutions and Leak Finders',
    several: true,
    link: 'https://alliance.example/',
  },
});

/** A password link for somebody who has no password yet. */
export const activationMail = defineMail<{ firstName: string; link: string; worksUntil?: Date }>({
  name: 'activation',
  limit: passwords,
  subject: 'Set your password',
  preview: 'One step, and you can sign in.',
  sample: { firstName: 'Alex', link: 'https://alliance.example/activate?token=example', worksUntil },
  optional: ['worksUntil'],
});

export const passwordResetMail = defineMail<{ firstName: string; link: string; worksUntil?: Date }>({
  name: 'password-reset',
  guardsAccount: true,
  limit: passwords,
  subject: 'Reset your password',
  preview: 'It works once{{#if worksUntil}}, until {{moment worksUntil}}{{/if}}.',
  sample: { firstName: 'Alex', link: 'https://alliance.example/reset-password?token=example', worksUntil },
  optional: ['worksUntil'],
});

export const passwordChanged = defineMail<{ firstName: string; at?: Date; from?: string }>({
  name: 'password-changed',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your password was changed',
  preview: 'If it was not you, act now.',
  sample: { firstName: 'Alex', at: new Date('2026-11-23T14:00:00Z'), from: '203.0.113.7' },
  optional: ['at', 'from'],
});

/** To the owners and admins of the organization that is asked. */
export const connectionRequested = defineMail<{
  firstName: string;
  organizationName: string;
  note: string;
  /** What the problem, solution or project is called that it is about. */
  about: string | null;
  link: string;
}>({
  name: 'connection-requested',
  category: NotificationCategory.Connections,
  limit: connections,
  subject: '{{organizationName}} wants to connect',
  preview: 'Accept or decline the request.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    note: 'We met in Lisbon.',
    about: 'Leaks in city mains',
    link: 'https://alliance.example/connections?tab=incoming',
  },
  optional: ['about'],
});

/** To the owners and admins of the organization that has asked. */
export const connectionDecided = defineMail<{
  firstName: string;
  organizationName: string;
  decision: string;
  reason: string | null;
  link: string;
}>({
  name: 'connection-decided',
  category: NotificationCategory.Connections,
  limit: connections,
  subject: '{{organizationName}} has {{decision}} your request to connect',
  preview: 'An answer to your request.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    decision: 'declined',
    reason: 'We are not looking for partners this year.',
    link: 'https://alliance.example/connections?tab=past',
  },
  optional: ['reason'],
});

/** To the owners and admins of the other organization. */
export const connectionRemoved = defineMail<{ firstName: string; organizationName: string; link: string }>({
  name: 'connection-removed',
  category: NotificationCategory.Connections,
  limit: connections,
  subject: '{{organizationName}} has ended the connection with you',
  preview: 'You are no longer connected.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    link: 'https://alliance.example/connections?tab=past',
  },
});

/** To the person who has asked for a demo. */
export const demoConfirmed = defineMail<{ firstName: string }>({
  name: 'demo-confirmed',
  limit: demos,
  subject: 'Your demo of the Global Innovation Alliance',
  preview: 'We write to you within one working day.',
  sample: { firstName: 'Alex' },
});

/** To the operators. */
export const demoRequested = defineMail<{
  name: string;
  email: string;
  organization: string;
  message: string;
  preferredTime: string | null;
  link: string;
}>({
  name: 'demo-requested',
  limit: demoNotices,
  subject: '{{organization}} asks for a demo',
  preview: '{{name}} expects an answer within one working day.',
  sample: {
    name: 'Alex Kimani',
    email: 'alex@techflow.example',
    organization: 'TechFlow Solutions',
    message: 'How a pilot is set up in a sandbox.',
    preferredTime: 'Tuesday morning, Nairobi time',
    link: 'mailto:alex@techflow.example',
  },
  optional: ['preferredTime'],
});
