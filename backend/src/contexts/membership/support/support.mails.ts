import { join } from 'node:path';
import {
  defineNotification,
  mailsIn,
  NotificationCategory,
  type RecipientLimit,
} from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const day = 24 * 60;
/** The operators hear of all, up to what nobody could answer. */
const operators: RecipientLimit = { mails: 300, minutes: day };
const link = 'https://alliance.example/support/00000000-0000-4000-8000-000000000007';
const sample = { firstName: 'Alex', subject: 'The invoice names our former address', link };

/** To who asks. */
export const supportReceived = defineMail<{
  firstName: string;
  subject: string;
  text: string;
  memberId: string | null;
  link: string;
}>({
  name: 'support-received',
  subject: 'We have your request: {{subject}}',
  preview: 'A member of our team answers within one working day.',
  sample: { ...sample, text: 'The invoice of May still has the old street.', memberId: 'GIA-123456' },
  optional: ['memberId'],
});

/** To the operators: something waits for an answer. */
export const supportAsked = defineMail<{
  name: string;
  email: string;
  organizationName: string | null;
  memberId: string | null;
  page: string | null;
  subject: string;
  text: string;
  link: string;
}>({
  name: 'support-asked',
  names: true,
  limit: operators,
  subject: 'Support: {{subject}}',
  preview: '{{text}}',
  sample: {
    name: 'Alex Kimani',
    email: 'alex@techflow.example',
    organizationName: 'TechFlow Solutions',
    memberId: 'GIA-123456',
    page: '/billing',
    subject: sample.subject,
    text: 'The invoice of May still has the old street.',
    link: 'https://alliance.example/admin/support?ticket=00000000-0000-4000-8000-000000000007',
  },
  optional: ['organizationName', 'memberId', 'page'],
});

/** To who has asked. */
export const supportAnswered = defineMail<{
  firstName: string;
  subject: string;
  text: string;
  isClosed: boolean;
  link: string;
}>({
  name: 'support-answered',
  category: NotificationCategory.Alliance,
  isMandatory: true,
  subject: 'Answered: {{subject}}',
  preview: '{{text}}',
  sample: { ...sample, text: 'The next invoice will have the new street.', isClosed: true },
});

/** To who has asked, where it was closed without an answer. */
export const supportClosed = defineNotification<{ subject: string; link: string }>({
  name: 'support-closed',
  category: NotificationCategory.Alliance,
  subject: 'Closed: {{subject}}',
  preview: 'Our team has closed your request. Write on its page and it is open again.',
  sample: { subject: sample.subject, link },
});
