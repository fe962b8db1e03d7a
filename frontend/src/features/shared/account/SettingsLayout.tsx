import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Proofs } from '@/features/shared/security/Proofs';
import { classes } from '@/ui/classes';
import { PageHeader } from '@/ui/PageHeader';
import { useIsMounted } from '@/ui/routing';

/** What somebody settles about their own account, in order; those that are there are linked. */
const pages = [
  { to: '/profile', label: 'Profile' },
  { to: '/profile/security', label: 'Security' },
  { to: '/profile/notifications', label: 'Notifications' },
  { to: '/profile/account', label: 'Account' },
];

interface SettingsLayoutProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Cards, each of which saves alone. */
  children: ReactNode;
}

/** A page about one's own account: the others at its left, above it on a phone. What asks for a fresh proof can be called on it. */
export function SettingsLayout({ children, ...header }: SettingsLayoutProps) {
  const isMounted = useIsMounted();
  return (
    <>
      <Proofs />
      <PageHeader {...header} />
      <div className="grid gap-6 md:grid-cols-[minmax(0,12rem)_minmax(0,40rem)] md:gap-10 print:block">
        <nav aria-label="Your account" className="print:hidden">
          <ul className="flex flex-wrap gap-1 md:flex-col">
            {pages
              .filter(({ to }) => isMounted(to))
              .map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className={({ isActive }) =>
                      classes(
                        'flex min-h-11 items-center rounded-md px-3 font-medium text-sm hover:text-ink',
                        isActive
                          ? 'bg-sunken text-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
                          : 'text-ink-2',
                      )
                    }
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-col gap-5 md:gap-6">{children}</div>
      </div>
    </>
  );
}
