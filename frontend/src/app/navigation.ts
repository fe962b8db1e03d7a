import { isMounted } from './routes';

/** The links of the top bar, in order. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/problems', label: 'Problems' },
  { to: '/solutions', label: 'Solutions' },
  { to: '/projects', label: 'Projects' },
  { to: '/members', label: 'Network' },
].filter(({ to }) => isMounted(to));

/** What stands beside them under *More*. */
export const morePages = [
  { to: '/communities', label: 'Communities' },
  { to: '/mentors', label: 'Mentors' },
  { to: '/stories', label: 'Success Stories', also: 'story' },
].filter(({ to }) => isMounted(to));

/** What the bar has signs for, where it has room. */
export const signPages = [
  { to: '/inbox', label: 'Inbox', also: 'notifications' },
  { to: '/messages', label: 'Messages' },
].filter(({ to }) => isMounted(to));

/** Pages about the person and what they lead, in order; those that are there are linked. */
export const accountPages = [
  { to: '/profile', label: 'Profile' },
  { to: '/saved-searches', label: 'Saved Searches' },
  { to: '/watched', label: 'Watched' },
  { to: '/problems/drafts', label: 'Drafts' },
  { to: '/proposals', label: 'Proposals' },
  { to: '/match-alerts', label: 'Match Alerts' },
  { to: '/subscription', label: 'Subscription', also: 'plans prices' },
  { to: '/people', label: 'People', also: 'team seats' },
  { to: '/billing', label: 'Billing', also: 'invoices payments', forLeaders: true },
  { to: '/support', label: 'Support' },
].filter(({ to }) => isMounted(to));

/** The palette leads to these too. */
export const furtherPages = [
  { to: '/connections', label: 'Connections' },
  { to: '/outcomes', label: 'Outcomes' },
  { to: '/matches', label: 'Solution Matches' },
  { to: '/profile/security', label: 'Security', also: 'password' },
  { to: '/profile/account', label: 'Account' },
  { to: '/profile/notifications', label: 'Notification settings', also: 'notifications preferences' },
  { to: '/onboarding', label: 'Onboarding' },
].filter(({ to }) => isMounted(to));
