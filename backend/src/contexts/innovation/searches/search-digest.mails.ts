import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** A day's and a week's: some searches are told of each day, and others each Monday. */
const searchDigests: RecipientLimit = { mails: 3, minutes: 24 * 60 };

/** To who has saved searches and wants to hear what is new in them. */
export const searchDigest = defineMail<{
  firstName: string;
  headline: string;
  since: string;
  best: string;
  searches: { name: string; news: string; link: string; items: { title: string; by: string; link: string }[] }[];
  settings: string;
  unsubscribe: string;
}>({
  name: 'search-digest',
  limit: searchDigests,
  subject: '{{headline}}',
  preview: '“{{best}}” and what else is new {{since}}.',
  sample: {
    firstName: 'Alex',
    headline: 'New in “Water leaks”',
    since: 'since yesterday',
    best: 'Leaks in old water mains',
    searches: [
      {
        name: 'Water leaks',
        news: '12 new problems',
        link: 'https://alliance.example/problems?search=water+leak',
        items: [
          {
            title: 'Leaks in old water mains',
            by: 'Meridian Water Board',
            link: 'https://alliance.example/problems/1',
          },
        ],
      },
    ],
    settings: 'https://alliance.example/saved-searches',
    unsubscribe: 'https://alliance.example/api/innovation/mails/saved-searches/stop?token=x',
  },
  unsubscribe: 'unsubscribe',
});
