import { join } from 'node:path';
import { mailsIn, NotificationCategory } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/**
 * To those who decide for an organization: proposals whose answer is due in seven days, in two, today, or was a week ago. Nobody can
 * stop these or has enough of them: every proposer was promised an answer by this day, and each decision ends them.
 */
export const answersDue = defineMail<{
  firstName: string;
  organizationName: string;
  headline: string;
  /** Of the first of them. */
  due: string;
  proposals: { title: string; about: string; due: string; link: string }[];
  more: string | null;
  /** How many are overdue, where they are too many for another problem. */
  overdue: string | null;
  link: string;
}>({
  name: 'answers-due',
  category: NotificationCategory.Proposals,
  isMandatory: true,
  subject: '{{headline}}, {{due}}',
  preview: 'Every proposal to {{organizationName}} was promised an answer.',
  sample: {
    firstName: 'Alex',
    organizationName: 'Meridian Foods',
    headline: '12 proposals wait for your decision',
    due: 'the first due on 24 December 2026',
    proposals: [
      {
        title: 'Ice batteries',
        about: 'TechFlow Solutions, for your problem “Cold chain without diesel”',
        due: 'Due on 24 December 2026',
        link: 'https://alliance.example/problems/1',
      },
    ],
    more: 'and 2 more',
    overdue: '6',
    link: 'https://alliance.example/proposals?tab=decide',
  },
  optional: ['more', 'overdue'],
});
