import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

interface Notice {
  firstName: string;
  /** What has happened, in forty letters at most, as it is the subject. */
  what: string;
  /** What else there is to say of it. */
  detail?: string;
  at: Date;
  /** The network address that it came from. */
  from: string;
  link: string;
}

const sample = {
  firstName: 'Alex',
  what: 'A passkey was added',
  detail: 'It is called “Work laptop”.',
  at: new Date('2026-11-23T14:00:00Z'),
  from: '203.0.113.7',
  link: 'https://alliance.example/profile/security',
};

/** To whose account it is, of every change of how they sign in: nobody can stop it. */
export const securityNotice = defineMail<Notice>({
  name: 'security-notice',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: '{{what}}',
  preview: 'If it was not you, act now.',
  sample,
  optional: ['detail'],
});

/** A super admin has asked for the factors of an account to be removed. */
export const factorResetAsked = defineMail<{ firstName: string; dueAt: Date; link: string }>({
  name: 'factor-reset-asked',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your second factors will be removed',
  preview: 'On {{moment dueAt}}, unless you stop it.',
  sample: {
    firstName: 'Alex',
    dueAt: new Date('2026-11-26T14:00:00Z'),
    link: 'https://alliance.example/login',
  },
});
