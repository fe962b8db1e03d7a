import { join } from 'node:path';
import { mailsIn, type RecipientLimit } from '../../platform/mail/define-mail';

const defineMail = mailsIn(join(__dirname, 'mails'));

/** Other organizations propose and answer. */
const proposals: RecipientLimit = { mails: 40, minutes: 24 * 60 };
/** Other organizations invite; what has no mail is on the home page all the same. */
const invitations: RecipientLimit = { mails: 10, minutes: 24 * 60 };
/** Other organizations ask and answer. */
const questions: RecipientLimit = { mails: 40, minutes: 24 * 60 };
/** A limit of its own: it is written with the others, in the same transaction, and taken after theirs. */
const mentions: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** A problem's owner changes its rubric; beyond these, the one in force is on the page of the problem. */
const rubrics: RecipientLimit = { mails: 10, minutes: 24 * 60 };
/** Colleagues ask somebody to review. */
const reviewing: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** Who proposes says it anew; beyond these, what stands is on the page of the problem. */
const amendments: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** Other organizations start projects with one, or ask it to work on theirs, and answer when they are asked. */
const projects: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** A day's and, of who has changed their mind since, a week's. */
const digests: RecipientLimit = { mails: 2, minutes: 24 * 60 };
/** A day's and a week's: some searches are told of each day, and others each Monday. */
const searchDigests: RecipientLimit = { mails: 3, minutes: 24 * 60 };
/** A day's, and one that was late. */
const watchDigests: RecipientLimit = { mails: 2, minutes: 24 * 60 };

/** To the owners and admins of the organization of a problem. */
export const solutionProposed = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string | null;
  link: string;
}>({
  name: 'solution-proposed',
  limit: proposals,
  subject: 'A solution for “{{problemTitle}}”',
  preview: '{{organizationName}} proposes “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    note: 'We have run it for a year.',
    link: 'https://alliance.example/problems/1',
  },
  optional: ['note'],
});

/** To the owners and admins of the organization of a problem. */
export const proposalAmended = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string;
  link: string;
}>({
  name: 'proposal-amended',
  limit: amendments,
  subject: 'A proposal for “{{problemTitle}}” was amended',
  preview: '{{organizationName}} says anew what it proposes.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    note: 'We have run it for two years, and can start in May.',
    link: 'https://alliance.example/problems/1',
  },
});

/** To the owners and admins of the organization that proposed. */
export const proposalDecided = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  decision: string;
  feedback: string | null;
  /** Absent in a mail that was queued before there were any; the same of `improvements`. */
  strengths?: string[];
  improvements?: string[];
  link: string;
}>({
  name: 'proposal-decided',
  limit: proposals,
  subject: 'Your proposal for “{{problemTitle}}” was {{decision}}',
  preview: 'A decision about “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    decision: 'accepted',
    feedback: 'Let us talk about a pilot.',
    strengths: ['It runs a night without power'],
    improvements: ['Say what a block weighs'],
    link: 'https://alliance.example/problems/1',
  },
  optional: ['feedback', 'strengths', 'improvements'],
});

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

/** To the owners and admins of an organization whose solution was accepted for a problem that has ended. */
export const problemEnded = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  status: string;
  reason: string;
  link: string;
}>({
  name: 'problem-ended',
  limit: proposals,
  subject: '“{{problemTitle}}” is {{status}}',
  preview: 'The problem that “{{solutionTitle}}” was accepted for has ended.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    status: 'solved',
    reason: 'All nine depots run on ice since May.',
    link: 'https://alliance.example/problems/1',
  },
});

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

/** To the owners and admins of the organization of a solution. */
export const proposalInvited = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  note: string | null;
  link: string;
}>({
  name: 'proposal-invited',
  limit: invitations,
  subject: 'An invitation to propose for “{{problemTitle}}”',
  preview: '{{organizationName}} invites you to propose “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'Meridian Foods',
    note: 'Could you start with our two oldest depots?',
    link: 'https://alliance.example/problems/1',
  },
  optional: ['note'],
});

/** To the owners and admins of the organization of a problem. */
export const invitationEnded = defineMail<{
  firstName: string;
  problemTitle: string;
  solutionTitle: string;
  organizationName: string;
  declined: boolean;
  days: number;
  link: string;
}>({
  name: 'invitation-ended',
  limit: proposals,
  subject: 'Your invitation for “{{problemTitle}}” {{#if declined}}was declined{{else}}was not answered{{/if}}',
  preview: '{{organizationName}} does not propose “{{solutionTitle}}”.',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    solutionTitle: 'Ice batteries',
    organizationName: 'TechFlow Solutions',
    declined: true,
    days: 30,
    link: 'https://alliance.example/problems/1?tab=matches',
  },
});

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
  limit: questions,
  subject: 'A question about “{{problemTitle}}”',
  preview: '{{organizationName}} asks: {{question}}',
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
  limit: questions,
  subject: 'Your question about “{{problemTitle}}” was answered',
  preview: '{{organizationName}}: {{answer}}',
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
  limit: mentions,
  subject: '{{organizationName}} mentioned you at “{{problemTitle}}”',
  preview: '{{text}}',
  sample: {
    firstName: 'Alex',
    problemTitle: 'Cold chain without diesel',
    organizationName: 'Meridian Foods',
    text: '@Alex Kimani, is that so in the north as well?',
    link: 'https://alliance.example/problems/1?tab=questions',
  },
});

/** To who leads an organization that new matches concern, and who has submitted what they are of; as often as they like. */
export const matchDigest = defineMail<{
  firstName: string;
  headline: string;
  since: string;
  best: string;
  matches: { title: string; about: string; why: string; link: string }[];
  more: string | null;
  link: string;
  settings: string;
  unsubscribe: string;
}>({
  name: 'match-digest',
  limit: digests,
  subject: '{{headline}}: “{{best}}”',
  preview: 'What fits your problems and solutions, {{since}}.',
  sample: {
    firstName: 'Alex',
    headline: '2 new matches',
    since: 'since last week',
    best: 'Ice batteries',
    matches: [
      {
        title: 'Ice batteries',
        about: 'A solution of TechFlow Solutions for your problem “Cold chain without diesel”',
        why: 'Good text match, 64 of 100: cold, diesel, islands',
        link: 'https://alliance.example/problems/1?tab=matches',
      },
    ],
    more: 'and 12 more',
    link: 'https://alliance.example/',
    settings: 'https://alliance.example/match-alerts',
    unsubscribe: 'https://alliance.example/api/innovation/mails/match-alerts/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});

/** To who has saved searches and wants to hear what is new in them. */
export const searchDigest = defineMail<{
  firstName: string;
  headline: string;
  since: string;
  best: string;
  searches: { name: string; news: string; link: string; items: { title: string; by: string; link: string }[] }[];
  settings: string;
  unsubscribe: string;
}>({
  name: 'search-digest',
  limit: searchDigests,
  subject: '{{headline}}',
  preview: '“{{best}}” and what else is new {{since}}.',
  sample: {
    firstName: 'Alex',
    headline: 'New in “Water leaks”',
    since: 'since yesterday',
    best: 'Leaks in old water mains',
    searches: [
      {
        name: 'Water leaks',
        news: '12 new problems',
        link: 'https://alliance.example/problems?search=water+leak',
        items: [
          {
            title: 'Leaks in old water mains',
            by: 'Meridian Water Board',
            link: 'https://alliance.example/problems/1',
          },
        ],
      },
    ],
    settings: 'https://alliance.example/saved-searches',
    unsubscribe: 'https://alliance.example/api/innovation/mails/saved-searches/stop?token=x',
  },
  unsubscribe: 'unsubscribe',
});

/** To who watches a problem or a solution that has come to another status; one a day. */
export const watchDigest = defineMail<{
  firstName: string;
  headline: string;
  things: { title: string; change: string; link: string }[];
  more: string | null;
  settings: string;
  unsubscribe: string;
}>({
  name: 'watch-digest',
  limit: watchDigests,
  subject: '{{headline}}',
  preview: 'What has become of what you watch.',
  sample: {
    firstName: 'Alex',
    headline: '“Leaks in old water mains” is in progress',
    things: [
      {
        title: 'Leaks in old water mains',
        change: 'Problem, was open, is in progress',
        link: 'https://alliance.example/problems/1',
      },
    ],
    more: 'and 12 more',
    settings: 'https://alliance.example/watched',
    unsubscribe: 'https://alliance.example/api/innovation/mails/watched/stop?token=x',
  },
  optional: ['more'],
  unsubscribe: 'unsubscribe',
});

/** To the owners and admins of an organization that a project counts on: at once, or once it says so. */
export const projectInvited = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  role: string | null;
  isPartner: boolean;
  link: string;
}>({
  name: 'project-invited',
  limit: projects,
  subject: '{{#if isPartner}}“{{projectName}}” has started{{else}}An invitation to “{{projectName}}”{{/if}}',
  preview: '{{organizationName}} leads the project.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'Meridian Foods',
    role: 'Technology partner',
    isPartner: false,
    link: 'https://alliance.example/projects',
  },
  optional: ['role'],
});

/** To the owners and admins of the organization that leads a project. */
export const projectInvitationAnswered = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  accepted: boolean;
  link: string;
}>({
  name: 'project-invitation-answered',
  limit: projects,
  subject: '{{organizationName}} {{#if accepted}}works on{{else}}does not join{{/if}} “{{projectName}}”',
  preview: 'An answer to your invitation.',
  sample: {
    firstName: 'Alex',
    projectName: 'Ice for nine depots',
    organizationName: 'TechFlow Solutions',
    accepted: true,
    link: 'https://alliance.example/projects/1',
  },
});

/** Partners of a project claim what it was worth to them. */
const claims: RecipientLimit = { mails: 20, minutes: 24 * 60 };
/** Partners confirm, dispute and talk it out. */
const verdictsOnValues: RecipientLimit = { mails: 40, minutes: 24 * 60 };

/** To the owners and admins of the other organizations of the project. */
export const valueClaimed = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  amount: string;
  note: string;
  link: string;
}>({
  name: 'value-claimed',
  limit: claims,
  subject: 'A value of “{{projectName}}” to confirm',
  preview: '{{organizationName}} claims {{amount}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Reefer watch',
    organizationName: 'Pacific Freight Lines',
    amount: '$1,200,000',
    note: 'Cargo claims that were not made this quarter.',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
});

/** To the owners and admins of the organizations that have entered it and decided on it, but for the one that does this. */
export const valueAnswered = defineMail<{
  firstName: string;
  projectName: string;
  organizationName: string;
  amount: string;
  /** Confirmed, disputed, discussed, documented, or corrected. */
  outcome: string;
  text: string | null;
  link: string;
}>({
  name: 'value-answered',
  limit: verdictsOnValues,
  subject: 'A value of “{{projectName}}” was {{outcome}}',
  preview: '{{organizationName}} has {{outcome}} the {{amount}}.',
  sample: {
    firstName: 'Alex',
    projectName: 'Reefer watch',
    organizationName: 'TechFlow Solutions',
    amount: '$1,200,000',
    outcome: 'disputed',
    text: 'Two of the six ships were not equipped yet.',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
  optional: ['text'],
});

/** Organizations that a story names agree to it, and take that back. */
const consentsGiven: RecipientLimit = { mails: 20, minutes: 24 * 60 };

/** To the owners and admins of the organization that leads the project. */
export const storyAnswered = defineMail<{
  firstName: string;
  storyTitle: string;
  projectName: string;
  organizationName: string;
  /** Agrees, or does not agree. */
  answer: string;
  link: string;
}>({
  name: 'story-answered',
  limit: consentsGiven,
  subject: '{{organizationName}} {{answer}} to the story of “{{projectName}}”',
  preview: 'It was asked about “{{storyTitle}}”.',
  sample: {
    firstName: 'Alex',
    storyTitle: 'Not one spoiled crossing in a season',
    projectName: 'Reefer watch',
    organizationName: 'TechFlow Solutions',
    answer: 'agrees',
    link: 'https://alliance.example/projects/1?tab=outcomes',
  },
});

/** Partners of a project ask whether its story may be shown. */
const consents: RecipientLimit = { mails: 10, minutes: 24 * 60 };

/** To the owners and admins of each organization that a story names. */
export const storyConsentAsked = defineMail<{
  firstName: string;
  storyTitle: string;
  projectName: string;
  organizationName: string;
  link: string;
}>({
  name: 'story-consent-asked',
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
