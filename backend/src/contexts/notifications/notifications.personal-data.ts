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
  'suppressions.address': kept({
    by: 'email',
    archived: { as: 'stopped-mails', about: 'Why no mail goes to your address', columns: 'cause, note, created_at' },
  }),
});
