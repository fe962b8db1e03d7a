import type { RateLimit } from '../../../platform/http/rate-limits';

const hour = 3600;

/** How often one person changes what they offer as a mentor. */
export const offeringSessions: RateLimit = { name: 'mentor-person', points: 60, windowSeconds: hour };

/** Sessions that one person books, moves and cancels: each is a mail to somebody. */
export const bookingSessions: RateLimit = { name: 'mentor-booking-person', points: 60, windowSeconds: hour };

/** What one person says of sessions: notes, ratings, and who did not come. */
export const keepingSessions: RateLimit = { name: 'mentor-session-person', points: 120, windowSeconds: hour };

/** Whom one super admin names as experts. */
export const namingExperts: RateLimit = { name: 'mentor-expert-admin', points: 120, windowSeconds: hour };
