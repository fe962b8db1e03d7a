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
