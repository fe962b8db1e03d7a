import { erased, kept, personalColumnsOf } from './personal-columns';

personalColumnsOf('platform', {
  'sessions.sess': erased({ value: `sess->>'subject'` }),
  'session_generations.subject': erased(),
  'single_use_tokens.subject': erased(),
  'live_positions.person_id': erased(),
  'live_updates.person_id': erased(),
  'audit_events.actor': kept({
    by: 'actor',
    archived: {
      as: 'activity',
      about: 'What you have done, as the security record has it',
      columns: 'at, action, subject',
    },
  }),
});
