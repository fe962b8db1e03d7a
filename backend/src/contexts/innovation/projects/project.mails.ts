import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Other organizations ask, answer, leave and hand over; what has no mail is on the page of the project all the same. */
const teams: RecipientLimit = { mails: 30, minutes: 24 * 60 };

/** To the owners and admins of the organization that leads a project. */
export const joinRequested = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  role: string;
  message: string;
  link: string;
}>({
  name: 'join-requested',
  category: NotificationCategory.Projects,
  limit: teams,
  subject: '{{organizationName}} asks to join “{{projectName}}”',
  preview: 'As {{role}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'Helix Institute',
    role: 'Evaluator',
    message: 'We have measured cold chains in four countries.',
    link: 'https://alliance.example/projects/1?tab=team',
  },
});

/** To the owners and admins of the organization that has asked. */
export const joinRequestAnswered = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  accepted: boolean;
  reason: string | null;
  link: string;
}>({
  name: 'join-request-answered',
  category: NotificationCategory.Projects,
  limit: teams,
  subject:
    '{{#if accepted}}You work on “{{projectName}}” now{{else}}Your request to join “{{projectName}}” was declined{{/if}}',
  preview: '{{organizationName}} has answered.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'Meridian Foods',
    accepted: false,
    reason: 'We have an evaluator for this phase.',
    link: 'https://alliance.example/projects/1',
  },
  optional: ['reason'],
});

/** To the owners and admins of an organization whose part in a project is another, or whose partner’s is. */
export const projectTeamChanged = defineMail<{
  firstName: string;
  projectName: string;
  what: string;
  reason: string | null;
  link: string;
}>({
  name: 'project-team-changed',
  category: NotificationCategory.Projects,
  limit: teams,
  subject: '{{what}}',
  preview: 'Of the project “{{projectName}}”.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    what: 'Your organization leads “Ice for nine depots” now',
    reason: 'The next phase is yours to run.',
    link: 'https://alliance.example/projects/1?tab=team',
  },
  optional: ['reason'],
});
