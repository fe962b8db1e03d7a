import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

// Questions mention people by their names: no line of an inbox has their words.
const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Other organizations ask and answer. */
const questions: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** A limit of its own: it is written with the others, in the same transaction, and taken after theirs. */
const mentions: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** To the owners and admins of the organization of a problem: of the newest question, and how many more there are, once an hour. */
export const questionAsked = defineMail<{
  firstName: string;
  problemTitle: string;
  organizationName: string;
  question: string;
  more: number | null;
  link: string;
}>({
  name: 'question-asked',
  category: NotificationCategory.Problems,
  limit: questions,
  subject: 'A question about “{{problemTitle}}”',
  preview: '{{organizationName}} asks. Read it at the problem.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    organizationName: 'TechFlow Solutions',
    question: 'How long is a depot without power at most?',
    more: 2,
    link: 'https://alliance.example/problems/1?tab=questions',
  },
  optional: ['more'],
});

/** To who has asked. */
export const questionAnswered = defineMail<{
  firstName: string;
  problemTitle: string;
  organizationName: string;
  question: string;
  answer: string;
  link: string;
}>({
  name: 'question-answered',
  category: NotificationCategory.Problems,
  limit: questions,
  subject: 'Your question about “{{problemTitle}}” was answered',
  preview: 'Read what {{organizationName}} has answered.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    organizationName: 'Meridian Foods',
    question: 'How long is a depot without power at most?',
    answer: 'Nine hours, in the dry season.',
    link: 'https://alliance.example/problems/1?tab=questions',
  },
});

/** To who is mentioned in a question or an answer: once for each. */
export const mentioned = defineMail<{
  firstName: string;
  problemTitle: string;
  organizationName: string;
  text: string;
  link: string;
}>({
  name: 'mentioned',
  category: NotificationCategory.Problems,
  limit: mentions,
  subject: '{{organizationName}} mentioned you at “{{problemTitle}}”',
  preview: 'Read it at the problem.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    organizationName: 'Meridian Foods',
    text: '@Alex Kimani, is that so in the north as well?',
    link: 'https://alliance.example/problems/1?tab=questions',
  },
});
