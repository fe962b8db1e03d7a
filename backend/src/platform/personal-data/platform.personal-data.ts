import { erased, kept, personalColumnsOf } from './personal-columns';

personalColumnsOf('platform', {
  'sessions.sess': erased({ value: `sess->>'subject'` }),
  'single_use_tokens.subject': erased(),
  'audit_events.actor': kept({
    by: 'actor',
    archived: {
      as: 'activity',
      about: 'What you have done, as the security record has it',
      columns: 'at, action, subject',
    },
  }),
});
