import type { RateLimit } from '../../platform/http/rate-limits';

/** How often one super admin or operator signs out; each time is on record. */
export const signingOut: RateLimit = { name: 'admin-signing-out', points: 120, windowSeconds: 3600 };

/** How often one super admin takes the audit away, or has all of it read. */
export const readingAudit: RateLimit = { name: 'reading-audit', points: 30, windowSeconds: 3600 };

/** How often one super admin invites, changes or removes those who run the alliance. */
export const keepingAdministrators: RateLimit = { name: 'keeping-administrators', points: 60, windowSeconds: 3600 };

/** Links of invitations to run the alliance that one client address looks at or follows. */
export const followingAdminLinks: RateLimit = { name: 'admin-links', points: 30, windowSeconds: 900 };

/** How often one super admin begins, or stops, to see the alliance as a member: each beginning is a mail to somebody. */
export const seeingAs: RateLimit = { name: 'seeing-as', points: 60, windowSeconds: 3600 };
/** How often one super admin changes how the alliance works. */
export const keepingSettings: RateLimit = { name: 'keeping-settings', points: 120, windowSeconds: 3600 };
