import { defineDays, SettingPart } from '../../platform/settings/define-setting';

const part = SettingPart.Keeping;

export const mailValuesDays = defineDays({
  name: 'mailValuesDays',
  part,
  label: 'What mails said',
  meaning:
    'How long operators can read what a mail said, and send it again, after it was written. Fewer days erase within the hour what is older. The Privacy Policy says it.',
  min: 7,
  max: 90,
  default: 30,
});

export const readNotificationsDays = defineDays({
  name: 'readNotificationsDays',
  part,
  label: 'Read notifications',
  meaning:
    'How long a line that was read stays in an inbox after it was written. Fewer days remove by the next morning what is older. The Privacy Policy says it.',
  min: 90,
  max: 730,
  default: 365,
});

/** Never fewer days than read ones may have: who has not read a line keeps it longer than who has. */
export const unreadNotificationsDays = defineDays({
  name: 'unreadNotificationsDays',
  part,
  label: 'Unread notifications',
  meaning:
    'How long a line that nobody has read stays in an inbox after it was written. Fewer days remove by the next morning what is older. The Privacy Policy says it.',
  min: readNotificationsDays.max,
  max: 1825,
  default: 730,
});
