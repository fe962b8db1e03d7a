import type { RateLimit } from '../../platform/http/rate-limits';

/** How often one super admin or operator signs out; each time is on record. */
export const signingOut: RateLimit = { name: 'admin-signing-out', points: 120, windowSeconds: 3600 };
