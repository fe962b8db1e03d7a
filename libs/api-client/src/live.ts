import { tagTypes } from './base-api';
import type { Tag } from './tags';

/** What pages ask for again when the server says that something of a kind has changed. */
export const liveTags: Record<string, readonly Tag[]> = {
  conversation: ['Conversation', 'DirectMessage'],
  'conversation-read': ['Conversation'],
  // Somebody is told as well who has joined, who has taken or declined a request to connect, and what is said of a value.
  notification: ['Notification', 'Team', 'Connection', 'Outcome'],
  // What somebody sees and may do depends on who they are, and where they belong.
  viewer: tagTypes,
  'mentor-session': ['Mentor', 'MentorSession', 'Entitlement'],
  onboarding: ['Onboarding'],
  support: ['Support'],
};
