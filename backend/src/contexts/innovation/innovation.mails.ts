import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Other organizations propose and answer. */
const proposals: RecipientLimit = { mails: 40, minutes: 24 * 60 };
/** Other organizations invite; what has no mail is on the home page all the same. */
const invitations: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** A day's and, of who has changed their mind since, a week's. */
const digests: RecipientLimit = { mails: 2, minutes: 24 * 60 };

/** To the owners and admins of the organization of a problem. */
export const solutionProposed = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string | null;
  link: string;
}>({
  name: 'solution-proposed',
  limit: proposals,
  subject: 'A solution for “{{problemTitle}}”',
  preview: '{{organizationName}} proposes “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    note: 'We have run it for a year.',
    link: 'https://alliance.example/problems/1',
  },
  optional: ['note'],
});

/** To the owners and admins of the organization that proposed. */
export const proposalDecided = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  decision: string;
  feedback: string | null;
  link: string;
}>({
  name: 'proposal-decided',
  limit: proposals,
  subject: 'Your proposal for “{{problemTitle}}” was {{decision}}',
  preview: 'A decision about “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    decision: 'accepted',
    feedback: 'Let us talk about a pilot.',
    link: 'https://alliance.example/problems/1',
  },
  optional: ['feedback'],
});

/** To the owners and admins of the organization of a solution. */
export const proposalInvited = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string | null;
  link: string;
}>({
  name: 'proposal-invited',
  limit: invitations,
  subject: 'An invitation to propose for “{{problemTitle}}”',
  preview: '{{organizationName}} invites you to propose “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'Meridian Foods',
    note: 'Could you start with our two oldest depots?',
    link: 'https://alliance.example/problems/1',
  },
  optional: ['note'],
});

/** To the owners and admins of the organization of a problem. */
export const invitationEnded = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  declined: boolean;
  days: number;
  link: string;
}>({
  name: 'invitation-ended',
  limit: proposals,
  subject: 'Your invitation for “{{problemTitle}}” {{#if declined}}was declined{{else}}was not answered{{/if}}',
  preview: '{{organizationName}} does not propose “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    declined: true,
    days: 30,
    link: 'https://alliance.example/problems/1?tab=matches',
  },
});

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
    unsubscribe: 'https://alliance.example/api/innovation/match-alerts/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});
