import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Other organizations start projects with one, or ask it to work on theirs, and answer when they are asked. */
const projects: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** To the owners and admins of an organization that a project counts on: at once, or once it says so. */
export const projectInvited = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  role: string | null;
  isPartner: boolean;
  link: string;
}>({
  name: 'project-invited',
  category: NotificationCategory.Projects,
  limit: projects,
  subject: '{{#if isPartner}}“{{projectName}}” has started{{else}}An invitation to “{{projectName}}”{{/if}}',
  preview: '{{organizationName}} leads the project.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'Meridian Foods',
    role: 'Technology partner',
    isPartner: false,
    link: 'https://alliance.example/projects',
  },
  optional: ['role'],
});

/** To the owners and admins of the organization that leads a project. */
export const projectInvitationAnswered = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  accepted: boolean;
  reason: string | null;
  link: string;
}>({
  name: 'project-invitation-answered',
  category: NotificationCategory.Projects,
  limit: projects,
  subject: '{{organizationName}} {{#if accepted}}works on{{else}}does not join{{/if}} “{{projectName}}”',
  preview: 'An answer to your invitation.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'TechFlow Solutions',
    accepted: false,
    reason: 'We have nobody free before the spring.',
    link: 'https://alliance.example/projects/1?tab=team',
  },
  optional: ['reason'],
});
