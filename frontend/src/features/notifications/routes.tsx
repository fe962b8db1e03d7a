import { type FeatureRoutes, page } from '@/ui/page';

export const notificationsRoutes: FeatureRoutes = {
  open: [page('/mailbox', 'Mailbox', () => import('./mailbox/MailboxPage'))],
};
