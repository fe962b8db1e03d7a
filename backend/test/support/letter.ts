import { join } from 'node:path';
import { mailsIn } from '../../src/platform/mail/define-mail';

/** A mail for tests of how mail is written and sent, whatever the contexts declare. */
export const letter = mailsIn(join(__dirname, 'mails'))<{ firstName: string; link: string; note?: string }>({
  name: 'letter',
  subject: 'A letter for {{firstName}}',
  preview: 'It has a link.',
  sample: { firstName: 'Alex', link: 'https://alliance.example/letter', note: 'No hurry.' },
  optional: ['note'],
});

/** One that enters something in a calendar. */
export const appointment = mailsIn(join(__dirname, 'mails'))<{ firstName: string; file: string }>({
  name: 'appointment',
  calendar: 'file',
  subject: 'An appointment',
  preview: 'It stands in your calendar.',
  sample: { firstName: 'Alex', file: 'BEGIN:VCALENDAR' },
});
