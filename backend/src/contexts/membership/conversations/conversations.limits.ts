import type { RateLimit } from '../../../platform/http/rate-limits';

const hour = 3600;

/** Conversations that one person begins: each reaches somebody who may not expect it. */
export const startingConversations: RateLimit = { name: 'conversation-person', points: 40, windowSeconds: hour };

/** Messages that one person sends. */
export const writingMessages: RateLimit = { name: 'message-person', points: 600, windowSeconds: hour };

/** What one person leaves behind while they read and write: read marks, drafts, that they are typing. */
export const followingConversations: RateLimit = { name: 'following-person', points: 6000, windowSeconds: hour };

/** Files that one person attaches to messages, or removes. */
export const attachingToMessages: RateLimit = { name: 'message-file-person', points: 120, windowSeconds: hour };

/** Files of messages that one person downloads. */
export const downloadingFromMessages: RateLimit = {
  name: 'message-download-person',
  points: 600,
  windowSeconds: hour,
};

/** Messages that one person reports. */
export const reportingMessages: RateLimit = { name: 'message-report-person', points: 40, windowSeconds: 24 * hour };

/** Whom one person blocks, and lets write again. */
export const blockingMessages: RateLimit = { name: 'message-block-person', points: 120, windowSeconds: hour };

/** What one super admin decides about reports. */
export const decidingReports: RateLimit = { name: 'message-report-admin', points: 600, windowSeconds: hour };
