import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** To who has a project in their hands that a super admin has started, and to the owners and admins of their organization. */
export const projectStartedFor = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  leadName: string;
  isLead: boolean;
  link: string;
}>({
  name: 'project-started-for',
  names: true,
  category: NotificationCategory.Projects,
  subject:
    '{{#if isLead}}“{{projectName}}” is in your hands{{else}}“{{projectName}}” was started for {{organizationName}}{{/if}}',
  preview: 'The alliance has started this project for {{organizationName}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'Meridian Foods',
    leadName: 'Ada Okafor',
    isLead: false,
    link: 'https://alliance.example/projects/1',
  },
});
