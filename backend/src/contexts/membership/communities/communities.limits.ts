import type { RateLimit } from '../../../platform/http/rate-limits';

const hour = 3600;

/** Communities that one person joins and leaves. */
export const joiningCommunities: RateLimit = { name: 'community-joining-person', points: 60, windowSeconds: hour };

/** What one person writes in communities. */
export const discussing: RateLimit = { name: 'community-writing-person', points: 60, windowSeconds: hour };

/** What one person reacts to and has read. */
export const readingDiscussions: RateLimit = { name: 'community-reading-person', points: 1200, windowSeconds: hour };

/** Posts that one person reports, and measures that they appeal. */
export const reportingPosts: RateLimit = { name: 'community-reporting-person', points: 20, windowSeconds: hour };

/** What one person does as a moderator, or to the people and settings of communities. */
export const moderating: RateLimit = { name: 'community-moderating-person', points: 300, windowSeconds: hour };

/** What one super admin makes of communities: creates, changes, closes and staffs them. */
export const managingCommunities: RateLimit = { name: 'community-managing-admin', points: 300, windowSeconds: hour };

/** Addresses that one person invites to communities. */
export const invitingToCommunities: RateLimit = {
  name: 'community-inviting-person',
  points: 60,
  windowSeconds: 24 * hour,
};
