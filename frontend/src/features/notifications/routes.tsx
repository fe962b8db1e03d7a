import { pageAddress } from '@alliance/api-client/page';
import { type FeatureRoutes, page } from '@/ui/page';
import { filtersIn } from './inbox/inbox-filters';

export const notificationsRoutes: FeatureRoutes = {
  open: [
    page('/mailbox', 'Mailbox', () => import('./mailbox/MailboxPage')),
    page('/notifications/stop', 'Stop mails', () => import('./preferences/StopNotificationsPage')),
  ],
  members: [
    page(
      '/inbox',
      'Inbox',
      () => import('./inbox/InboxPage'),
      ({ search }) => [
        '/api/notifications/work',
        ...(search.get('tab') === 'work' ? [] : [pageAddress('/api/notifications/inbox', filtersIn(search))]),
      ],
    ),
    page(
      '/profile/notifications',
      'Notifications',
      () => import('./preferences/NotificationsPage'),
      () => ['/api/notifications/preferences'],
    ),
  ],
};
