import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Three days before a trial ends that nobody has paid for. */
export const trialEnding = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  endsAt: Date;
  yearly: string;
  monthly: string;
  link: string;
}>({
  name: 'trial-ending',
  category: NotificationCategory.Billing,
  subject: 'Your trial of {{planName}} ends soon',
  preview: '{{organizationName}} tries it until {{moment endsAt}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    endsAt: new Date('2026-12-05T14:00:00Z'),
    yearly: '$180',
    monthly: '$20',
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** When it has ended. */
export const trialEnded = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  endedAt: Date;
  yearly: string;
  monthly: string;
  link: string;
}>({
  name: 'trial-ended',
  category: NotificationCategory.Billing,
  subject: 'Your trial of {{planName}} has ended',
  preview: '{{organizationName}} goes on with the free Lite Plan. Nothing was charged.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    endedAt: new Date('2026-12-05T14:00:00Z'),
    yearly: '$180',
    monthly: '$20',
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** Some days before a renewal. */
export const renewalReminder = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  currentPlanName: string;
  renewsAt: Date;
  total: string;
  previousTotal: string | null;
  card: string | null;
  link: string;
}>({
  name: 'renewal-reminder',
  category: NotificationCategory.Billing,
  subject: '{{planName}} renews for {{total}}',
  preview: '{{organizationName}}, on {{moment renewsAt}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    currentPlanName: 'Ecosystem Enablers',
    renewsAt: new Date('2026-12-05T14:00:00Z'),
    total: '$198',
    previousTotal: '$176',
    card: 'Visa ending in 4242',
    link: 'https://alliance.example/organizations/1/billing',
  },
  optional: ['previousTotal', 'card'],
});

/** When a new price of the plan is in the book: no renewal takes it sooner than 30 days after. */
export const priceAnnounced = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  total: string;
  previousTotal: string | null;
  appliesFrom: Date;
  renewsAt: Date;
  isNext: boolean;
  link: string;
}>({
  name: 'price-announced',
  category: NotificationCategory.Billing,
  subject: '{{planName}} will cost {{total}}',
  preview: 'Renewals of {{organizationName}} from {{moment appliesFrom}} on.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers (billed yearly)',
    total: '$220',
    previousTotal: '$198',
    appliesFrom: new Date('2026-12-24T14:00:00Z'),
    renewsAt: new Date('2027-11-24T14:00:00Z'),
    isNext: true,
    link: 'https://alliance.example/organizations/1/billing',
  },
  optional: ['previousTotal'],
});

/** When a renewal is due and no card is saved, or the card was not charged; and again while it is due. */
export const renewalUnpaid = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  total: string;
  card: string | null;
  dueSince: Date;
  nextTryAt: Date | null;
  readOnlyFrom: Date;
  link: string;
}>({
  name: 'renewal-unpaid',
  category: NotificationCategory.Billing,
  subject: 'Please pay {{total}} for {{planName}}',
  preview: 'The renewal of {{organizationName}} is due since {{moment dueSince}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    total: '$198',
    card: 'Visa ending in 4242',
    dueSince: new Date('2026-12-05T14:00:00Z'),
    nextTryAt: new Date('2026-12-08T14:00:00Z'),
    readOnlyFrom: new Date('2026-12-19T14:00:00Z'),
    link: 'https://alliance.example/organizations/1/billing',
  },
  optional: ['card', 'nextTryAt'],
});

/** When a renewal has not been paid for so long that what is there can only be read. */
export const subscriptionReadOnly = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  total: string;
  endsAt: Date;
  link: string;
}>({
  name: 'subscription-read-only',
  category: NotificationCategory.Billing,
  subject: '{{organizationName}} is read-only now',
  preview: 'Pay {{total}} to go on.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    total: '$198',
    endsAt: new Date('2026-12-05T14:00:00Z'),
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** When a subscription is over. */
export const subscriptionEnded = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  reason: string;
  endedAt: Date;
  link: string;
}>({
  name: 'subscription-ended',
  category: NotificationCategory.Billing,
  subject: 'Your subscription to {{planName}} has ended',
  preview: '{{organizationName}} goes on with the free Lite Plan. Nothing is deleted.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    reason: 'The renewal was not paid.',
    endedAt: new Date('2026-12-05T14:00:00Z'),
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** When somebody has asked for it to end. */
export const subscriptionCancelled = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  endsAt: Date;
  link: string;
}>({
  name: 'subscription-cancelled',
  category: NotificationCategory.Billing,
  subject: '{{planName}} will end as you asked',
  preview: '{{organizationName}} keeps it until {{moment endsAt}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    endsAt: new Date('2026-12-05T14:00:00Z'),
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** When somebody has chosen the plan of the next period. */
export const nextPlanChosen = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  currentPlanName: string;
  startsAt: Date;
  total: string;
  link: string;
}>({
  name: 'next-plan-chosen',
  category: NotificationCategory.Billing,
  subject: 'Your plan will change to {{planName}}',
  preview: '{{organizationName}} goes on with it from {{moment startsAt}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    currentPlanName: 'Ecosystem Enablers',
    startsAt: new Date('2026-12-05T14:00:00Z'),
    total: '$198',
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** When the saved card cannot be charged on the day of the renewal. */
export const cardExpiring = defineMail<{
  firstName: string;
  organizationName: string;
  card: string;
  expiry: string;
  renewsAt: Date;
  total: string;
  link: string;
}>({
  name: 'card-expiring',
  category: NotificationCategory.Billing,
  subject: 'Your {{card}} expires before your renewal',
  preview: 'It expires in {{expiry}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    card: 'Visa ending in 4242',
    expiry: '12/2026',
    renewsAt: new Date('2026-12-05T14:00:00Z'),
    total: '$198',
    link: 'https://alliance.example/organizations/1/billing',
  },
});

/** Thirty days before a renewal of a year: what was used, what came of it, and whether less would have done. */
export const valueStatement = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  renewsAt: Date;
  used: string[];
  hasOutcomes: boolean;
  outcomes: string[];
  cheaperPlan: string | null;
  cheaperPrice: string | null;
  currentPrice: string | null;
  link: string;
}>({
  name: 'value-statement',
  category: NotificationCategory.Billing,
  subject: 'What {{planName}} brought {{organizationName}}',
  preview: 'Before it renews on {{moment renewsAt}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    renewsAt: new Date('2026-12-05T14:00:00Z'),
    used: ['1 of 2 challenge submissions'],
    hasOutcomes: true,
    outcomes: ['4 proposals received'],
    cheaperPlan: 'Innovators & Solution Providers',
    cheaperPrice: '$180',
    currentPrice: '$1,500',
    link: 'https://alliance.example/organizations/1/billing',
  },
  optional: ['cheaperPlan', 'cheaperPrice', 'currentPrice'],
});
