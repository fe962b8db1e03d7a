import type { NotificationCategory } from '@alliance/api-client/preferences';

/** What notifications are about, in the order of the settings. */
export const categoryLabels: Record<NotificationCategory, string> = {
  proposals: 'Proposals',
  problems: 'Problems and questions',
  projects: 'Projects',
  connections: 'Connections',
  organization: 'Your organization',
  communities: 'Communities',
  messages: 'Messages',
  mentoring: 'Mentoring',
  alliance: 'The alliance',
  billing: 'Billing',
  security: 'Security',
};
