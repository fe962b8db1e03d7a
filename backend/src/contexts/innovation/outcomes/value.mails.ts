import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Partners of a project claim what it was worth to them. */
const claims: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** Partners confirm, dispute and talk it out. */
const verdictsOnValues: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** To the owners and admins of the other organizations of the project. */
export const valueClaimed = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  amount: string;
  note: string;
  link: string;
}>({
  name: 'value-claimed',
  category: NotificationCategory.Projects,
  limit: claims,
  subject: 'A value of “{{projectName}}” to confirm',
  preview: '{{organizationName}} claims {{amount}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Reefer watch',
    organizationName: 'Pacific Freight Lines',
    amount: '$1,200,000',
    note: 'Cargo claims that were not made this quarter.',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
});

/** To the owners and admins of the organizations that have entered it and decided on it, but for the one that does this. */
export const valueAnswered = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  amount: string;
  /** Confirmed, disputed, discussed, documented, corrected, or reopened. */
  outcome: string;
  text: string | null;
  link: string;
}>({
  name: 'value-answered',
  category: NotificationCategory.Projects,
  limit: verdictsOnValues,
  subject: 'A value of “{{projectName}}” was {{outcome}}',
  preview: '{{organizationName}} has {{outcome}} the {{amount}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Reefer watch',
    organizationName: 'TechFlow Solutions',
    amount: '$1,200,000',
    outcome: 'disputed',
    text: 'Two of the six ships were not equipped yet.',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
  optional: ['text'],
});
