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
