import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** Problems and solutions that one person puts in. */
export const submitting: RateLimit = { name: 'innovation-submitting', points: 60, windowSeconds: hour };

/** What one person does to proposals and drafts: propose, publish, decide, withdraw. Most of it writes a mail. */
export const proposing: RateLimit = { name: 'innovation-proposing', points: 60, windowSeconds: hour };

/** What one person says about matches: who goes through two hundred, and changes their mind, is not held up. Little of it is mailed. */
export const judging: RateLimit = { name: 'innovation-judging', points: 600, windowSeconds: hour };

/** How often one person changes what they are mailed about. */
export const choosing: RateLimit = { name: 'innovation-choosing', points: 60, windowSeconds: hour };

/** Organizations that one person invites to propose; each is told by mail. */
export const inviting: RateLimit = { name: 'innovation-inviting', points: 30, windowSeconds: hour };

/** Mails that are ended from one client address: that of a mail program's servers, as a rule, for all who use it. */
export const unsubscribing: RateLimit = { name: 'innovation-unsubscribing', points: 3600, windowSeconds: hour };

/** How often what one person is writing is compared: each time that they pause, and one who writes on for an hour is not held up. */
export const comparing: RateLimit = { name: 'innovation-comparing', points: 3000, windowSeconds: hour };
