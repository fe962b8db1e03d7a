import { tagTypes } from './base-api';
import type { Tag } from './tags';

/** What pages ask for again when the server says that something of a kind has changed. */
export const liveTags: Record<string, readonly Tag[]> = {
  conversation: ['Conversation', 'DirectMessage'],
  'conversation-read': ['Conversation'],
  // Somebody is told as well who has joined, and who has taken or declined a request to connect.
  notification: ['Notification', 'Team', 'Connection'],
  // What somebody may see and do depends on where they belong.
  membership: tagTypes,
  'mentor-session': ['Mentor', 'MentorSession', 'Entitlement'],
  onboarding: ['Onboarding'],
  support: ['Support'],
};
