import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** A day's, and on Monday a week's with it. */
const digests: RecipientLimit = { mails: 3, minutes: 24 * 60 };

/** What somebody has not read of what they want to be mailed together; how, they have chosen. */
export const notificationDigest = defineMail<{
  firstName: string;
  headline: string;
  things: { title: string; text: string; link: string }[];
  more: string | null;
  inbox: string;
  unsubscribe: string;
}>({
  name: 'notification-digest',
  limit: digests,
  subject: '{{headline}}',
  preview: 'What you have not read yet.',
  sample: {
    firstName: 'Alex',
    headline: '3 notifications wait for you',
    things: [
      {
        title: 'GridWorks proposes a solution to Ice storage',
        text: 'They would begin in March.',
        link: 'https://alliance.example/problems/1',
      },
    ],
    more: 'and 12 more',
    inbox: 'https://alliance.example/inbox?show=unread',
    unsubscribe: 'https://alliance.example/api/notifications/mails/digest/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});
