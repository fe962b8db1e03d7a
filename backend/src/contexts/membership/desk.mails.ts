import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

const firstName = 'Alex';
const reason = 'Messages that had nothing to do with the alliance.';
const until = new Date('2026-12-14T12:00:00Z');
const organizationName = 'TechFlow Solutions';
const link = 'https://alliance.example/organizations/1/people';

/** To whoever cannot come in any more. */
export const accountSuspendedMail = defineMail<{ firstName: string; reason: string; until?: Date }>({
  name: 'account-suspended',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account is suspended',
  preview: '{{reason}}',
  sample: { firstName, reason, until },
  optional: ['until'],
});

export const accountSuspensionLiftedMail = defineMail<{ firstName: string; link: string }>({
  name: 'account-suspension-lifted',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account is no longer suspended',
  preview: 'You can sign in again.',
  sample: { firstName, link: 'https://alliance.example/login' },
});

/** Where they may keep the account, with the page for it. */
export const accountErasureMail = defineMail<{
  firstName: string;
  reason: string;
  dueAt: Date;
  ends?: string;
  link?: string;
}>({
  name: 'account-erasure-decided',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account will be erased',
  preview: '{{reason}}',
  sample: {
    firstName,
    reason,
    dueAt: until,
    ends: organizationName,
    link: 'https://alliance.example/profile/account',
  },
  optional: ['ends', 'link'],
});

/** To everybody who belongs to it. */
export const organizationSuspendedMail = defineMail<{
  firstName: string;
  organizationName: string;
  reason: string;
  link: string;
}>({
  name: 'organization-suspended',
  category: NotificationCategory.Organization,
  isMandatory: true,
  subject: '{{organizationName}} is suspended',
  preview: '{{reason}}',
  sample: { firstName, organizationName, reason, link },
});

export const organizationSuspensionLiftedMail = defineMail<{
  firstName: string;
  organizationName: string;
  link: string;
}>({
  name: 'organization-suspension-lifted',
  category: NotificationCategory.Organization,
  isMandatory: true,
  subject: '{{organizationName}} is no longer suspended',
  preview: 'Its people can act for it again.',
  sample: { firstName, organizationName, link },
});

/** To its owners and admins. */
export const organizationJudgedMail = defineMail<{
  firstName: string;
  organizationName: string;
  isVerified: boolean;
  reason: string;
  link: string;
}>({
  name: 'organization-judged',
  category: NotificationCategory.Organization,
  subject: '{{organizationName}} is {{#if isVerified}}verified{{else}}no longer shown as verified{{/if}}',
  preview: '{{reason}}',
  sample: { firstName, organizationName, isVerified: true, reason, link },
});

/** To everybody of the two. */
export const organizationsMergedMail = defineMail<{
  firstName: string;
  goneName: string;
  organizationName: string;
  reason: string;
  link: string;
}>({
  name: 'organizations-merged',
  category: NotificationCategory.Organization,
  isMandatory: true,
  subject: '{{goneName}} was merged into {{organizationName}}',
  preview: '{{reason}}',
  sample: { firstName, goneName: 'TechFlow Solutions Ltd', organizationName, reason: 'It was registered twice.', link },
});
