import { erased, kept, personalColumnsOf } from '../../platform/personal-data/personal-columns';

personalColumnsOf('notifications', {
  'messages.to_address': erased({
    by: 'email',
    archived: {
      as: 'mails',
      about: 'Mails that you were sent, without their text',
      columns: 'queued_at, sent_at, template, subject, state',
    },
  }),
  'notifications.person_id': erased({
    archived: {
      as: 'notifications',
      about: 'What stood in your inbox',
      columns: 'made_at, read_at, category, title, text, link',
    },
  }),
  'inbox_counts.person_id': erased(),
  'preferences.person_id': erased({
    archived: {
      as: 'notification-preferences',
      about: 'How you want to be told of what happens',
      columns: 'ways, quiet_from, quiet_until, time_zone',
    },
  }),
  'mutes.person_id': erased({
    archived: { as: 'muted', about: 'What you want to hear no more of', columns: 'title, link, muted_at' },
  }),
  'messages.about': erased({ by: 'about' }),
  'suppressions.address': kept({
    by: 'email',
    archived: { as: 'stopped-mails', about: 'Why no mail goes to your address', columns: 'cause, note, created_at' },
  }),
});
