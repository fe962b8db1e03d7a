import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** A problem's owner changes its rubric; beyond these, the one in force is on the page of the problem. */
const rubrics: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** Colleagues ask somebody to review. */
const reviewing: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** To the owners and admins of organizations whose proposals to a problem wait. */
export const rubricChanged = defineMail<{
  firstName: string;
  problemTitle: string;
  organizationName: string;
  /** Whether there was none before. */
  isFirst: boolean;
  criteria: { name: string; meaning: string | null; share: string }[];
  link: string;
}>({
  name: 'rubric-changed',
  category: NotificationCategory.Problems,
  limit: rubrics,
  subject: 'How proposals for “{{problemTitle}}” are judged{{#unless isFirst}} has changed{{/unless}}',
  preview: '{{organizationName}} says what counts, and how much.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    organizationName: 'Meridian Foods',
    isFirst: false,
    criteria: [
      { name: 'Hours without power', meaning: 'Nine deserve a 5.', share: '57.1 %' },
      { name: 'Cost of a depot', meaning: null, share: '42.9 %' },
    ],
    link: 'https://alliance.example/problems/1?tab=evaluation',
  },
});

/** To who is to review the proposals to a problem of their organization. */
export const reviewerAsked = defineMail<{
  firstName: string;
  problemTitle: string;
  askedBy: string;
  organizationName: string;
  link: string;
}>({
  name: 'reviewer-asked',
  names: true,
  category: NotificationCategory.Proposals,
  limit: reviewing,
  subject: 'Please review the proposals for “{{problemTitle}}”',
  preview: '{{askedBy}} asks you to score them.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    askedBy: 'Amara Okafor',
    organizationName: 'Meridian Foods',
    link: 'https://alliance.example/problems/1?tab=evaluation',
  },
});
