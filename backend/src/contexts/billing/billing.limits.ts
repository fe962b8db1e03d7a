import type { RateLimit } from '../../platform/http/rate-limits';

/** Quotes that one person asks for. */
export const quoting: RateLimit = { name: 'billing-quoting', points: 60, windowSeconds: 3600 };
