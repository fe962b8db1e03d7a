import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** Problems and solutions that one person puts in. */
export const submitting: RateLimit = { name: 'innovation-submitting', points: 60, windowSeconds: hour };

/** What one person writes anew of problems and solutions, and how often they let them stand otherwise: a draft is saved at each pause. */
export const editing: RateLimit = { name: 'innovation-editing', points: 1200, windowSeconds: hour };

/** Files that one person attaches to problems. */
export const attaching: RateLimit = { name: 'innovation-attaching', points: 60, windowSeconds: hour };

/** Files of problems that one person downloads. */
export const downloading: RateLimit = { name: 'innovation-downloading', points: 600, windowSeconds: hour };

/** What one person does to proposals and drafts: propose, publish, decide, withdraw. Most of it writes a mail. */
export const proposing: RateLimit = { name: 'innovation-proposing', points: 60, windowSeconds: hour };

/** What one person says about matches: who goes through two hundred, and changes their mind, is not held up. Little of it is mailed. */
export const judging: RateLimit = { name: 'innovation-judging', points: 600, windowSeconds: hour };

/** Searches that one person saves, changes and deletes. */
export const saving: RateLimit = { name: 'innovation-saving', points: 240, windowSeconds: hour };

/** Questions that one person asks, changes and takes back. */
export const asking: RateLimit = { name: 'innovation-asking', points: 30, windowSeconds: hour };

/** Questions that one person answers, hides and shows. */
export const answering: RateLimit = { name: 'innovation-answering', points: 120, windowSeconds: hour };

/** How often one person changes what they are mailed about. */
export const choosing: RateLimit = { name: 'innovation-choosing', points: 60, windowSeconds: hour };

/** Organizations that one person invites to propose; each is told by mail. */
export const inviting: RateLimit = { name: 'innovation-inviting', points: 30, windowSeconds: hour };

/** Mails that are ended from one client address: that of a mail program's servers, as a rule, for all who use it. */
export const unsubscribing: RateLimit = { name: 'innovation-unsubscribing', points: 3600, windowSeconds: hour };

/** How often what one person is writing is compared: each time that they pause, and one who writes on for an hour is not held up. */
export const comparing: RateLimit = { name: 'innovation-comparing', points: 3000, windowSeconds: hour };

/** What one person begins and ends to watch: who goes through a long list is not held up. */
export const watching: RateLimit = { name: 'innovation-watching', points: 600, windowSeconds: hour };

/** What one person does to evaluate: a rubric is saved at each pause of a draft, and who scores two hundred is not held up. */
export const evaluating: RateLimit = { name: 'innovation-evaluating', points: 1200, windowSeconds: hour };

/** Reviewers that one person asks and removes; each that is asked is told by mail. */
export const appointing: RateLimit = { name: 'innovation-appointing', points: 120, windowSeconds: hour };

/** What one person enters, claims, decides, says and measures of what projects were worth. Some of it writes a mail. */
export const accounting: RateLimit = { name: 'innovation-accounting', points: 240, windowSeconds: hour };

/** What one person writes, asks and agrees to of stories; who is asked is told by mail. */
export const telling: RateLimit = { name: 'innovation-telling', points: 120, windowSeconds: hour };

/** How long the words of a story may be. */
export const storyTexts = { title: 120, summary: 300, account: 8000, impact: 600 };

/** Pictures of stories that one client address asks for: networks that show links ask from few addresses, for many readers. */
export const picturing: RateLimit = { name: 'innovation-picturing', points: 1200, windowSeconds: hour };

/** How long what a project says of itself may be, when it is started and when it is written anew. */
export const projectTexts = { description: 10_000, budget: 100 };
