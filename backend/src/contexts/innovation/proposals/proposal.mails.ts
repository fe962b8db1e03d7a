import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Other organizations propose and answer. */
const proposals: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** Who proposes says it anew; beyond these, what stands is on the page of the problem. */
const amendments: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** Other organizations invite; what has no mail is on the home page all the same. */
const invitations: RecipientLimit = { mails: 10, minutes: 24 * 60 };

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
  category: NotificationCategory.Proposals,
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

/** To the owners and admins of the organization of a problem. */
export const proposalAmended = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string;
  link: string;
}>({
  name: 'proposal-amended',
  category: NotificationCategory.Proposals,
  limit: amendments,
  subject: 'A proposal for “{{problemTitle}}” was amended',
  preview: '{{organizationName}} says anew what it proposes.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    note: 'We have run it for two years, and can start in May.',
    link: 'https://alliance.example/problems/1',
  },
});

/** To the owners and admins of the organization that proposed. */
export const proposalDecided = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  decision: string;
  feedback: string | null;
  /** Absent in a mail that was queued before there were any; the same of `improvements`. */
  strengths?: string[];
  improvements?: string[];
  link: string;
}>({
  name: 'proposal-decided',
  category: NotificationCategory.Proposals,
  limit: proposals,
  subject: 'Your proposal for “{{problemTitle}}” was {{decision}}',
  preview: 'A decision about “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    decision: 'accepted',
    feedback: 'Let us talk about a pilot.',
    strengths: ['It runs a night without power'],
    improvements: ['Say what a block weighs'],
    link: 'https://alliance.example/problems/1',
  },
  optional: ['feedback', 'strengths', 'improvements'],
});

/** To the owners and admins of an organization whose solution was accepted for a problem that has ended. */
export const problemEnded = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  status: string;
  reason: string;
  link: string;
}>({
  name: 'problem-ended',
  category: NotificationCategory.Problems,
  limit: proposals,
  subject: '“{{problemTitle}}” is {{status}}',
  preview: 'The problem that “{{solutionTitle}}” was accepted for has ended.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    status: 'solved',
    reason: 'All nine depots run on ice since May.',
    link: 'https://alliance.example/problems/1',
  },
});

/** To the owners and admins of the organization of a solution. */
export const proposalInvited = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string | null;
  /** So long it waits. */
  days: number;
  link: string;
}>({
  name: 'proposal-invited',
  category: NotificationCategory.Proposals,
  limit: invitations,
  subject: 'An invitation to propose for “{{problemTitle}}”',
  preview: '{{organizationName}} invites you to propose “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'Meridian Foods',
    note: 'Could you start with our two oldest depots?',
    days: 30,
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
  category: NotificationCategory.Proposals,
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
