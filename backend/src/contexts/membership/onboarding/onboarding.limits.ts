import type { RateLimit } from '../../../platform/http/rate-limits';

/** Calls that one person books, moves and cancels: each time others are told. */
export const bookingCalls: RateLimit = { name: 'onboarding-person', points: 20, windowSeconds: 24 * 3600 };

/** What one of those who run the alliance changes of calls and their hours. */
export const managingCalls: RateLimit = { name: 'onboarding-operator', points: 120, windowSeconds: 3600 };
