import { emptied, erased, kept, personalColumnsOf, rewritten } from '../../platform/personal-data/personal-columns';

/** What a mail says goes, and where it waits it is not sent. */
const unsaid = `subject = 'About a former member', html = null, text = null, sealed_values = null,
  state = case when state = 'queued' then 'stopped' else state end`;

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
  'notifications.named_person_id': erased(),
  'mutes.named_person_id': emptied(`title = 'Something about a former member'`),
  'messages.named_person_id': emptied(unsaid),
  'messages.named_person_ids': rewritten(
    `update notifications.messages set ${unsaid} where named_person_ids @> array[$1::uuid]`,
  ),
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
