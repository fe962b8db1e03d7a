import { join } from 'node:path';
import type { OrganizationRole } from '../../platform/http/viewer';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const day = 24 * 60;
/** Any organization can invite any address; decision 24 has the reasons. */
const invitations: RecipientLimit = { mails: 10, minutes: day };
/** Owners and admins of one organization cause them. */
const changes: RecipientLimit = { mails: 20, minutes: day };

const sample = { firstName: 'Alex', organizationName: 'TechFlow Solutions' };
const link = 'https://alliance.example/organizations/00000000-0000-4000-8000-000000000002/people';

/** To an address that nobody may have proved: it names nobody but who invites. */
export const teamInvitationMail = defineMail<{
  organizationName: string;
  inviterName: string;
  role: OrganizationRole;
  link: string;
  worksUntil: Date;
}>({
  name: 'team-invitation',
  names: true,
  limit: invitations,
  subject: '{{organizationName}} invites you to the Global Innovation Alliance',
  preview: 'Join as {{role}}, until {{moment worksUntil}}.',
  sample: {
    organizationName: 'TechFlow Solutions',
    inviterName: 'Alex Kimani',
    role: 'member',
    link: 'https://alliance.example/join?token=example',
    worksUntil: new Date('2026-11-24T14:00:00Z'),
  },
});

/** To who has invited. */
export const teamJoinedMail = defineMail<{
  firstName: string;
  personName: string;
  organizationName: string;
  role: OrganizationRole;
  link: string;
}>({
  name: 'team-joined',
  names: true,
  category: NotificationCategory.Organization,
  limit: changes,
  subject: '{{personName}} has joined {{organizationName}}',
  preview: 'Your invitation was accepted.',
  sample: { ...sample, personName: 'Sam Njoroge', role: 'member', link },
});

/** To whom it is about. */
export const teamRoleChangedMail = defineMail<{
  firstName: string;
  organizationName: string;
  role: OrganizationRole;
  link: string;
}>({
  name: 'team-role-changed',
  category: NotificationCategory.Organization,
  limit: changes,
  subject: 'Your role in {{organizationName}} is {{role}} now',
  preview: 'It has been changed.',
  sample: { ...sample, role: 'admin', link },
});

/** To whom it is about. */
export const teamRemovedMail = defineMail<{ firstName: string; organizationName: string; removerName: string }>({
  name: 'team-removed',
  names: true,
  category: NotificationCategory.Organization,
  limit: changes,
  subject: 'You no longer belong to {{organizationName}}',
  preview: 'You have been removed.',
  sample: { ...sample, removerName: 'Sam Njoroge' },
});

/** To everybody who belonged to it. */
export const organizationClosedMail = defineMail<{
  firstName: string;
  organizationName: string;
  ownerName: string;
  /** Where somebody else than its people has closed it. */
  reason?: string;
}>({
  name: 'organization-closed',
  names: true,
  category: NotificationCategory.Organization,
  limit: changes,
  subject: '{{organizationName}} has left the alliance',
  preview: '{{ownerName}} has closed it.',
  sample: { ...sample, ownerName: 'Sam Njoroge', reason: 'Nobody answers for its problems.' },
  optional: ['reason'],
});
