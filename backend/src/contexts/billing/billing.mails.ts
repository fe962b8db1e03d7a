import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** To the operators, who find the others in the ledger. */
const paymentNotices: RecipientLimit = { mails: 100, minutes: 24 * 60 };

/** Anybody's address can be named, by as many organizations as there are. */
const contactsNamed: RecipientLimit = { mails: 3, minutes: 24 * 60 };

/** To an address that was named for an organization's invoices, before it gets any. */
export const billingContactNamed = defineMail<{
  firstName: string;
  organizationName: string;
  link: string;
  worksUntil: Date;
}>({
  name: 'billing-contact-named',
  limit: contactsNamed,
  subject: 'Invoices of {{organizationName}}: is this your address?',
  preview: 'Confirm it, and they are sent here.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    link: 'https://alliance.example/billing/confirm-contact?token=example',
    worksUntil: new Date('2026-11-24T14:00:00Z'),
  },
});

/** To who paid, when it has taken effect. */
export const paymentReceipt = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  number: string;
  subtotal: string;
  taxRule: string;
  tax: string;
  total: string;
  periodStart: Date;
  periodEnd: Date;
  link: string;
}>({
  name: 'payment-receipt',
  category: NotificationCategory.Billing,
  subject: 'Receipt {{number}} for {{planName}}',
  preview: '{{total}} paid. {{organizationName}} has {{planName}} until {{moment periodEnd}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    number: 'INV-2026-000001',
    subtotal: '$180',
    taxRule: 'Sales tax 10%',
    tax: '$18',
    total: '$198',
    periodStart: new Date('2026-11-24T14:00:00Z'),
    periodEnd: new Date('2027-11-24T14:00:00Z'),
    link: 'https://alliance.example/organizations/7d0c0a3e-4b8a-4c1e-9a53-0d7b7a3f2e11/billing',
  },
});

/** To who paid, when money has gone back. */
export const paymentRefunded = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  amount: string;
  paid: string | null;
  consequence: string;
  reason: string;
  number: string | null;
  link: string;
}>({
  name: 'payment-refunded',
  category: NotificationCategory.Billing,
  subject: '{{amount}} is on its way back to you',
  preview: 'From what {{organizationName}} paid for {{planName}}.',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    amount: '$198',
    paid: '$396',
    consequence: 'Nothing else changes.',
    reason: 'Money back within 30 days',
    number: 'CN-2026-000001',
    link: 'https://alliance.example/organizations/7d0c0a3e-4b8a-4c1e-9a53-0d7b7a3f2e11/billing',
  },
  optional: ['paid', 'number'],
});

/** To who paid, when somebody has looked at a payment that has not taken effect, and closed it. */
export const paymentClosed = defineMail<{
  firstName: string;
  organizationName: string;
  planName: string;
  amount: string;
  why: string;
  link: string;
}>({
  name: 'payment-closed',
  category: NotificationCategory.Billing,
  subject: 'Your payment for {{planName}} has no effect',
  preview: '{{why}}',
  sample: {
    firstName: 'Alex',
    organizationName: 'TechFlow Solutions',
    planName: 'Innovators & Solution Providers',
    amount: '$198',
    why: 'Another amount came than was asked for.',
    link: 'https://alliance.example/organizations/7d0c0a3e-4b8a-4c1e-9a53-0d7b7a3f2e11/billing',
  },
});

/** To the operators, when somebody has to look at a payment. */
export const paymentReview = defineMail<{ amount: string; what: string; reference: string; link: string }>({
  name: 'payment-review',
  limit: paymentNotices,
  subject: 'A payment of {{amount}} needs a look',
  preview: '{{what}}',
  sample: {
    amount: '$198',
    what: 'Another amount was paid than was asked for. It has not taken effect.',
    reference: 'pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215',
    link: 'https://alliance.example/admin/payments?payment=5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215',
  },
});

/** To the operators, when somebody sent a price, an amount or a tier with an order. */
export const orderAltered = defineMail<{ organizationName: string; address: string; fields: string; link: string }>({
  name: 'order-altered',
  limit: paymentNotices,
  subject: '{{organizationName}} sent a price of its own',
  preview: 'It was refused, and nothing was charged.',
  sample: {
    organizationName: 'TechFlow Solutions',
    address: 'alex@techflow.example',
    fields: 'price, tier',
    link: 'https://alliance.example/admin/payments/review',
  },
});

/** To the operators, when the nightly check finds that the ledger does not add up. */
export const ledgerFaulty = defineMail<{ count: number; faults: string[]; link: string }>({
  name: 'ledger-faulty',
  limit: paymentNotices,
  subject: 'The ledger does not add up',
  preview: 'Somebody may have written in it by hand.',
  sample: {
    count: 1,
    faults: ['subscription 5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215 runs and was ended, or the other way round'],
    link: 'https://alliance.example/admin/payments/reconciliation',
  },
});
