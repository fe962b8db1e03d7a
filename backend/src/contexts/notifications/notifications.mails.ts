import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** A day's, and on Monday a week's with it. */
const digests: RecipientLimit = { mails: 3, minutes: 24 * 60 };

/** What somebody has not read of what they want to be mailed together; how, they have chosen. */
export const notificationDigest = defineMail<{
  firstName: string;
  headline: string;
  things: { title: string; text: string; link: string }[];
  more: string | null;
  inbox: string;
  unsubscribe: string;
}>({
  name: 'notification-digest',
  names: true,
  limit: digests,
  subject: '{{headline}}',
  preview: 'What you have not read yet.',
  sample: {
    firstName: 'Alex',
    headline: '3 notifications wait for you',
    things: [
      {
        title: 'GridWorks proposes a solution to Ice storage',
        text: 'They would begin in March.',
        link: 'https://alliance.example/problems/1',
      },
    ],
    more: 'and 12 more',
    inbox: 'https://alliance.example/inbox?show=unread',
    unsubscribe: 'https://alliance.example/api/notifications/mails/digest/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});

/** To who tries settings of a mail server: it shows that mail leaves by them. Never queued. */
export const mailSettingsTest = defineMail<{ server: string; sender: string }>({
  name: 'mail-settings-test',
  subject: 'Mail leaves by {{server}}',
  preview: 'The settings are good.',
  sample: { server: 'smtp.example.com, port 587', sender: 'Global Innovation Alliance <alliance@example.com>' },
});

/** To the operators: all mail leaves by other settings from now on. Always written. */
export const mailSettingsChanged = defineMail<{ what: string; server: string; link: string }>({
  name: 'mail-settings-changed',
  subject: 'Mail leaves by other settings',
  preview: '{{what}}',
  sample: {
    what: 'root@alliance.example has saved other settings.',
    server: 'smtp.example.com, port 587',
    link: 'https://alliance.example/smtp-update',
  },
});

/** To the operators: how mail is signed has changed. Always written. */
export const mailSigningChanged = defineMail<{ what: string; recordName: string; link: string }>({
  name: 'mail-signing-changed',
  subject: 'Mail is signed otherwise',
  preview: '{{what}}',
  sample: {
    what: 'root@alliance.example has mail from example.com signed by the key gia1.',
    recordName: 'gia1._domainkey.example.com',
    link: 'https://alliance.example/smtp-config',
  },
});
