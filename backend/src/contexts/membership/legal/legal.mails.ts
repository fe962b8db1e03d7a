import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '../mails'));

/** To everybody who belongs to an organization: the Terms promise it. */
export const legalDocumentChanged = defineMail<{
  firstName: string;
  title: string;
  changes: string;
  /** "24 December 2026": never a day that is past. */
  appliesOn: string;
  isTerms: boolean;
  link: string;
}>({
  name: 'legal-document-changed',
  category: NotificationCategory.Alliance,
  isMandatory: true,
  subject: 'The {{title}} will change',
  preview: 'It applies to you from {{appliesOn}} on. {{changes}}',
  sample: {
    firstName: 'Alex',
    title: 'Terms of Service',
    changes: 'How sandboxes are used, which have opened since version 3.',
    appliesOn: '24 December 2026',
    isTerms: true,
    link: 'https://alliance.example/terms',
  },
});
