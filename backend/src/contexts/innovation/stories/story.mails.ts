import { join } from 'node:path';
import { mailsIn, NotificationCategory, type RecipientLimit } from '../../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, '..', 'mails'));

/** Organizations that a story names agree to it, and take that back. */
const consentsGiven: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** Partners of a project ask whether its story may be shown. */
const consents: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** To the owners and admins of the organization that leads the project. */
export const storyAnswered = defineMail<{
  firstName: string;
  storyTitle: string;
  projectName: string;
  organizationName: string;
  /** Agrees, or does not agree. */
  answer: string;
  /** Whether nobody else reads it from then on. */
  isHidden: boolean;
  link: string;
}>({
  name: 'story-answered',
  category: NotificationCategory.Projects,
  limit: consentsGiven,
  subject: '{{organizationName}} {{answer}} to the story of “{{projectName}}”',
  preview: 'It was asked about “{{storyTitle}}”.',
  sample: {
    firstName: 'Alex',
    storyTitle: 'Not one spoiled crossing in a season',
    projectName: 'Reefer watch',
    organizationName: 'TechFlow Solutions',
    answer: 'agrees',
    isHidden: false,
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
});

/** To the owners and admins of each organization that a story names. */
export const storyConsentAsked = defineMail<{
  firstName: string;
  storyTitle: string;
  projectName: string;
  organizationName: string;
  link: string;
}>({
  name: 'story-consent-asked',
  category: NotificationCategory.Projects,
  limit: consents,
  subject: 'May the story of “{{projectName}}” be shown?',
  preview: '{{organizationName}} has written “{{storyTitle}}”.',
  sample: {
    firstName: 'Alex',
    storyTitle: 'Not one spoiled crossing in a season',
    projectName: 'Reefer watch',
    organizationName: 'Pacific Freight Lines',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
});

/** To the owners and admins of each organization of a story, whose consent counts no longer. */
export const storyFiguresChanged = defineMail<{
  firstName: string;
  storyTitle: string;
  projectName: string;
  /** That has corrected a value. */
  organizationName: string;
  /** What is left, where anything is and it is asked about. */
  amount: string | null;
  /** Where it says the name of who would not be asked, in sentences. */
  unasked: string | null;
  link: string;
}>({
  name: 'story-figures-changed',
  category: NotificationCategory.Projects,
  limit: consents,
  subject: 'The story of “{{projectName}}” is not shown for now',
  preview: '{{organizationName}} has corrected a confirmed value that it tells.',
  sample: {
    firstName: 'Alex',
    storyTitle: 'Not one spoiled crossing in a season',
    projectName: 'Reefer watch',
    organizationName: 'Pacific Freight Lines',
    amount: '$1,250,000.00',
    unasked: 'The summary says the name of TechFlow Solutions.',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
  optional: ['amount', 'unasked'],
});
