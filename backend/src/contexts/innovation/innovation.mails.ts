import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Other organizations propose and answer. */
const proposals: RecipientLimit = { mails: 40, minutes: 24 * 60 };

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
