import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** Problems and solutions that one person puts in. */
export const submitting: RateLimit = { name: 'innovation-submitting', points: 60, windowSeconds: hour };

/** What one person does to proposals and drafts: propose, publish, decide, withdraw. Most of it writes a mail. */
export const proposing: RateLimit = { name: 'innovation-proposing', points: 60, windowSeconds: hour };
