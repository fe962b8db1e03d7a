import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Any person can name any address as their own; decision 24 has the reasons. */
const addresses: RecipientLimit = { mails: 6, minutes: 24 * 60 };

const worksUntil = new Date('2026-11-24T14:00:00Z');
const firstName = 'Alex';
const newEmail = 'alex.kimani@techflow.example';
const confirmation = 'https://alliance.example/confirm-email?inbox=new&token=example';
const page = 'https://alliance.example/profile/account';

/** To the address that the account has. */
export const oldAddressMail = defineMail<{ firstName: string; newEmail: string; link: string; worksUntil: Date }>({
  name: 'address-change-old',
  guardsAccount: true,
  subject: 'Is your account to have another address?',
  preview: 'Confirm or refuse it, until {{moment worksUntil}}.',
  sample: { firstName, newEmail, link: confirmation, worksUntil },
});

/** To the address that it is to have, which nobody has proved. */
export const newAddressMail = defineMail<{ firstName: string; link: string; worksUntil: Date }>({
  name: 'address-change-new',
  limit: addresses,
  subject: 'Confirm your new address',
  preview: 'It works until {{moment worksUntil}}.',
  sample: { firstName, link: confirmation, worksUntil },
});

/** To that address, where it has an account already. */
export const addressTakenMail = defineMail<{ link: string }>({
  name: 'address-change-taken',
  limit: addresses,
  subject: 'Your address was entered for another account',
  preview: 'Nothing has changed.',
  sample: { link: 'https://alliance.example/login' },
});

/** To both. */
export const emailChangedMail = defineMail<{ firstName: string; newEmail: string }>({
  name: 'address-changed',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account has another address now',
  preview: 'You sign in with {{newEmail}} from now on.',
  sample: { firstName, newEmail },
});

export const dataExportMail = defineMail<{ firstName: string; link: string; until: Date }>({
  name: 'data-export-ready',
  category: NotificationCategory.Security,
  subject: 'Your data is ready to be downloaded',
  preview: 'It is there until {{moment until}}.',
  sample: { firstName, link: page, until: worksUntil },
});

export const deletionAskedMail = defineMail<{ firstName: string; link: string; dueAt: Date; ends?: string }>({
  name: 'account-deletion-asked',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account will be erased',
  preview: 'Until {{moment dueAt}} you may change your mind.',
  sample: { firstName, link: page, dueAt: worksUntil, ends: 'TechFlow Solutions' },
  optional: ['ends'],
});

export const deletionNearMail = defineMail<{ firstName: string; link: string; dueAt: Date }>({
  name: 'account-deletion-near',
  category: NotificationCategory.Security,
  guardsAccount: true,
  subject: 'Your account will be erased in two days',
  preview: 'Until {{moment dueAt}} you may change your mind.',
  sample: { firstName, link: page, dueAt: worksUntil },
});
