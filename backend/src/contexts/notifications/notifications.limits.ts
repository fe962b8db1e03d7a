import type { RateLimit } from '../../platform/http/rate-limits';

/** What one operator does to mail: send again, stop, suppress. */
export const keepingMail: RateLimit = { name: 'mail-keeping', points: 600, windowSeconds: 3600 };

/** Mails that one operator sends to try out how they look or whether they arrive. */
export const tryingMail: RateLimit = { name: 'mail-trying', points: 60, windowSeconds: 3600 };

/** Mail servers that one operator has probed. */
export const probing: RateLimit = { name: 'mail-probing', points: 60, windowSeconds: 3600 };
