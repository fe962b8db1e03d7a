import type { RateLimit } from '../../platform/http/rate-limits';

/** Quotes that one person asks for. */
export const quoting: RateLimit = { name: 'billing-quoting', points: 60, windowSeconds: 3600 };

/** Payments that one person begins. */
export const paying: RateLimit = { name: 'billing-paying', points: 30, windowSeconds: 3600 };

/** Marks that one person leaves by sending what an order costs. */
export const flaggingFields: RateLimit = { name: 'billing-flagging-fields', points: 1, windowSeconds: 3600 };

/** What one super admin does to payments: record, refund. */
export const keepingBooks: RateLimit = { name: 'billing-bookkeeping', points: 600, windowSeconds: 3600 };

/** What one person changes about a subscription, its card and its contact. */
export const managing: RateLimit = { name: 'billing-managing', points: 120, windowSeconds: 3600 };

/** Reports that read much, or ask the provider much. */
export const checkingBooks: RateLimit = { name: 'billing-checking', points: 60, windowSeconds: 3600 };

/** How often one person's pages ask what became of a card: they do so every three seconds. */
export const following: RateLimit = { name: 'billing-following', points: 2400, windowSeconds: 3600 };

/** Documents that one person downloads. */
export const downloading: RateLimit = { name: 'billing-downloading', points: 300, windowSeconds: 3600 };

/** Addresses that the links of one organization's billing contact are mailed to. */
export const namingContacts: RateLimit = { name: 'billing-contacts', points: 10, windowSeconds: 24 * 3600 };

/** Links of billing contacts that are followed from one address. */
export const confirmingContacts: RateLimit = { name: 'billing-confirming', points: 60, windowSeconds: 900 };

/** Payments that are tried out from one client address. */
export const tryingOut: RateLimit = { name: 'billing-trying-out', points: 600, windowSeconds: 3600 };

/** Events that a provider tells from one client address. It comes again with what was one too many. */
export const hearingProvider: RateLimit = { name: 'billing-hearing-provider', points: 6000, windowSeconds: 900 };
