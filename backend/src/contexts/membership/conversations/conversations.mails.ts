import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Anybody whom the recipient may be written by causes them; each conversation causes one until it is read. */
const messages: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** To who has not read what waits for them. What it says is read there, where it can be taken away. */
export const messagesWaiting = defineMail<{
  firstName: string;
  authorName: string;
  organizationName: string;
  about: string | null;
  link: string;
}>({
  name: 'messages-waiting',
  names: true,
  category: NotificationCategory.Messages,
  limit: messages,
  subject: '{{authorName}} of {{organizationName}} has written to you',
  preview: 'Read it in your messages.',
  sample: {
    firstName: 'Alex',
    authorName: 'Sam Njoroge',
    organizationName: 'Meridian Energy Holdings',
    about: 'Quiet mains',
    link: 'https://alliance.example/messages/00000000-0000-4000-8000-000000000003',
  },
  optional: ['about'],
});
