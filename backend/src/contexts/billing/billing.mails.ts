import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** To the operators, who find the others in the ledger. */
const paymentNotices: RecipientLimit = { mails: 100, minutes: 24 * 60 };

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
    link: 'https://alliance.example/',
  },
});

/** To who paid, when money has gone back. */
export const paymentRefunded = defineMail<{ firstName: string; amount: string; reason: string; number: string | null }>(
  {
    name: 'payment-refunded',
    subject: '{{amount}} is on its way back to you',
    preview: 'A refund of {{amount}}.',
    sample: { firstName: 'Alex', amount: '$198', reason: 'Money back within 30 days', number: 'CN-2026-000001' },
    optional: ['number'],
  },
);

/** To the operators, when a payment is not what was asked for. */
export const paymentReview = defineMail<{ amount: string; reason: string; reference: string }>({
  name: 'payment-review',
  limit: paymentNotices,
  subject: 'A payment of {{amount}} needs a look',
  preview: '{{reason}}: {{reference}}',
  sample: { amount: '$198', reason: 'wrong_amount', reference: 'pay-5f0c9a7e2d444b1c9d3f6a1be0c7d215' },
});
