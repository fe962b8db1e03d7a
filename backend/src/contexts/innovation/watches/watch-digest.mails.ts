import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** A day's, and one that was late. */
const watchDigests: RecipientLimit = { mails: 2, minutes: 24 * 60 };

/** To who watches a problem or a solution that has come to another status; one a day. */
export const watchDigest = defineMail<{
  firstName: string;
  headline: string;
  things: { title: string; change: string; link: string }[];
  more: string | null;
  settings: string;
  unsubscribe: string;
}>({
  name: 'watch-digest',
  limit: watchDigests,
  subject: '{{headline}}',
  preview: 'What has become of what you watch.',
  sample: {
    firstName: 'Alex',
    headline: '“Leaks in old water mains” is in progress',
    things: [
      {
        title: 'Leaks in old water mains',
        change: 'Problem, was open, is in progress',
        link: 'https://alliance.example/problems/1',
      },
    ],
    more: 'and 12 more',
    settings: 'https://alliance.example/watched',
    unsubscribe: 'https://alliance.example/api/innovation/mails/watched/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});
