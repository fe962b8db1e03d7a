import type { RateLimit } from '../../platform/http/rate-limits';

/** Quotes that one person asks for. */
export const quoting: RateLimit = { name: 'billing-quoting', points: 60, windowSeconds: 3600 };

/** Payments that one person begins. */
export const paying: RateLimit = { name: 'billing-paying', points: 30, windowSeconds: 3600 };

/** What one super admin does to payments: record, refund. */
export const keepingBooks: RateLimit = { name: 'billing-bookkeeping', points: 600, windowSeconds: 3600 };
