import { type FeatureRoutes, page } from '@/ui/routing';

export const notificationsRoutes: FeatureRoutes = {
  open: [page('/mailbox', 'Mailbox', () => import('./mailbox/MailboxPage'))],
  members: [],
};
