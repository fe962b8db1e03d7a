import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** One night's, and those of who has asked for it again. */
const notices: RecipientLimit = { mails: 5, minutes: 24 * 60 };

/** One may be invited anew when a link was lost. */
const invitations: RecipientLimit = { mails: 5, minutes: 24 * 60 };

/** To who is to help run the alliance. */
export const adminInvited = defineMail<{ inviterName: string; role: string; link: string; worksUntil: Date }>({
  name: 'admin-invited',
  limit: invitations,
  subject: 'Help run the Global Innovation Alliance',
  preview: 'As {{role}}, until {{moment worksUntil}}.',
  sample: {
    inviterName: 'root',
    role: 'operator',
    link: 'https://alliance.example/admin-join?token=example',
    worksUntil: new Date('2026-11-24T14:00:00Z'),
  },
});

/** To all super admins: somebody has come to them, has another role or is gone. Always written. */
export const administratorsChanged = defineMail<{ what: string; reason?: string; link: string }>({
  name: 'administrators-changed',
  subject: 'Who runs the alliance has changed',
  preview: '{{what}}',
  optional: ['reason'],
  sample: {
    what: 'noor is super admin now.',
    reason: 'Looks after the registrations.',
    link: 'https://alliance.example/admin/administrators',
  },
});

/** To the operators, when the nightly check finds that the audit does not hold. */
export const auditFaulty = defineMail<{ count: number; faults: string[]; link: string }>({
  name: 'audit-faulty',
  limit: notices,
  subject: 'The audit does not hold',
  preview: 'Somebody may have written in it by hand.',
  sample: {
    count: 1,
    faults: ['Line 4711: The platform has not written it.'],
    link: 'https://alliance.example/admin/audit',
  },
});

/** To the member as whom a super admin begins to see the alliance: nobody can stop it. */
export const seenAs = defineMail<{
  firstName: string;
  adminName: string;
  at: Date;
  until: Date;
  reason?: string;
  link: string;
}>({
  name: 'seen-as',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'The alliance sees your account as you do',
  preview: '{{adminName}}, an administrator, until {{moment until}}. Nothing can be changed.',
  sample: {
    firstName: 'Alex',
    adminName: 'noor',
    at: new Date('2026-11-23T14:00:00Z'),
    until: new Date('2026-11-23T15:00:00Z'),
    reason: 'You asked for help with a dashboard that stays empty.',
    link: 'https://alliance.example/support',
  },
  optional: ['reason'],
});
