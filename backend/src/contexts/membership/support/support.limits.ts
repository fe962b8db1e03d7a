import type { RateLimit } from '../../../platform/http/rate-limits';

const hour = 3600;

/** What one person writes to the alliance, closes and opens again. */
export const writingToSupport: RateLimit = { name: 'support-person', points: 40, windowSeconds: hour };

/** What one of those who answer writes, closes and opens again. */
export const answeringSupport: RateLimit = { name: 'support-operator', points: 300, windowSeconds: hour };
