import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** A day's and, of who has changed their mind since, a week's. */
const digests: RecipientLimit = { mails: 2, minutes: 24 * 60 };

/** To who leads an organization that new matches concern, and who has submitted what they are of; as often as they like. */
export const matchDigest = defineMail<{
  firstName: string;
  headline: string;
  since: string;
  best: string;
  matches: { title: string; about: string; why: string; link: string }[];
  more: string | null;
  link: string;
  settings: string;
  unsubscribe: string;
}>({
  name: 'match-digest',
  limit: digests,
  subject: '{{headline}}: “{{best}}”',
  preview: 'What fits your problems and solutions, {{since}}.',
  sample: {
    firstName: 'Alex',
    headline: '2 new matches',
    since: 'since last week',
    best: 'Ice batteries',
    matches: [
      {
        title: 'Ice batteries',
        about: 'A solution of TechFlow Solutions for your problem “Cold chain without diesel”',
        why: 'Good text match, 64 of 100: cold, diesel, islands',
        link: 'https://alliance.example/problems/1?tab=matches',
      },
    ],
    more: 'and 12 more',
    link: 'https://alliance.example/',
    settings: 'https://alliance.example/match-alerts',
    unsubscribe: 'https://alliance.example/api/innovation/mails/match-alerts/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});
