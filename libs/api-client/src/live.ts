import { tagTypes } from './base-api';
import type { Tag } from './tags';

/** What pages ask for again when the server says that something of a kind has changed. */
export const liveTags: Record<string, readonly Tag[]> = {
  conversation: ['Conversation', 'DirectMessage'],
  'conversation-read': ['Conversation'],
  notification: ['Notification'],
  // What somebody may see and do depends on where they belong.
  membership: tagTypes,
  'mentor-session': ['Mentor', 'MentorSession', 'Entitlement'],
  onboarding: ['Onboarding'],
  support: ['Support'],
};
