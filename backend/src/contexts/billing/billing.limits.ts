import type { RateLimit } from '../../platform/http/rate-limits';

const hour = 3600;

/** Quotes that one person asks for. */
export const quoting: RateLimit = { name: 'billing-quoting', points: 60, windowSeconds: hour };

/** Payments that one person begins. */
export const paying: RateLimit = { name: 'billing-paying', points: 30, windowSeconds: hour };

/** What one super admin does to payments: record, refund. */
export const keepingBooks: RateLimit = { name: 'billing-bookkeeping', points: 600, windowSeconds: hour };
