import { mails, type Refreshed, type Shown } from './shown';

const mailSigning: Shown[] = ['mailSigning', 'senderDomain'];
const mailSettings: Shown[] = ['mailSettings', ...mailSigning, ...mails];

export const notifications: Refreshed = {
  readInbox: ['notifications', 'notificationCounts', 'work'],
  markNotification: ['notifications', 'notificationCounts', 'work'],
  muteNotification: ['notifications', 'notificationCounts', 'work', 'notificationPreferences'],
  changeNotificationPreferences: ['notificationPreferences'],
  unmuteNotifications: ['notificationPreferences'],
  stopNotifications: ['notificationPreferences'],
  resendMessage: mails,
  stopMessage: mails,
  tryMailTemplate: mails,
  probeMailServer: [],
  addSuppression: ['suppressions', ...mails],
  liftSuppression: ['suppressions', ...mails],
  saveMailSettings: mailSettings,
  rollBackMailSettings: mailSettings,
  makeSigningKey: mailSigning,
  signByKey: mailSigning,
  endSigningKey: mailSigning,
};
