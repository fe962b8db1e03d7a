import { useViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatches } from 'react-router-dom';
import { Avatar } from '@/ui/Avatar';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Wordmark } from '@/ui/Mark';
import { Menu, MenuItem, MenuLink } from '@/ui/Menu';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { useTheme } from '@/ui/theme';
import { navigation } from './navigation';
import { isMounted } from './routes';

/** The top bar of the working pages, and the page under it. */
export function Shell({ children }: { children: ReactNode }) {
  const subtitle = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const { theme, choose } = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-brand px-4 py-2.5 text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-line border-b bg-surface">
        <div className="wrap flex h-16 items-center gap-2 lg:gap-6">
          <Link to="/" className="mr-auto min-w-0 rounded-md py-1.5 lg:mr-0">
            <Wordmark subtitle={subtitle ?? 'Member Home'} />
          </Link>
          <nav aria-label="Main" className="mr-auto hidden items-center lg:flex">
            {navigation.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/'} className={navigationLook}>
                {label}
              </NavLink>
            ))}
          </nav>
          <ThemeToggle className="max-sm:hidden" />
          <Person />
          <a
            href="/api/logout"
            className="hidden min-h-11 items-center whitespace-nowrap rounded-md px-3 font-medium text-ink-2 text-sm hover:bg-sunken hover:text-ink lg:inline-flex"
          >
            Sign Out
          </a>
          <div className="lg:hidden">
            <Menu
              trigger={
                <button
                  type="button"
                  aria-label="Menu"
                  className="grid size-11 place-items-center rounded-md text-ink hover:bg-sunken"
                >
                  <Icon name="menu" />
                </button>
              }
            >
              {navigation.map(({ to, label }) => (
                <MenuLink key={to}>
                  <Link to={to}>{label}</Link>
                </MenuLink>
              ))}
              <MenuItem onSelect={() => choose(otherTheme)}>Switch to the {otherTheme} theme</MenuItem>
              <MenuLink>
                <a href="/api/logout">Sign Out</a>
              </MenuLink>
            </Menu>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-8 outline-none sm:py-10">
        {children}
      </main>
    </>
  );
}

function Person() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const content = (
    <>
      <Avatar firstName={viewer.firstName} lastName={viewer.lastName} imageUrl={viewer.profileImageUrl} />
      <span className="sr-only max-w-40 truncate font-medium text-ink text-sm xl:not-sr-only">
        {viewer.firstName} {viewer.lastName}
      </span>
    </>
  );
  return isMounted('/profile') ? (
    <Link to="/profile" className="flex min-h-11 items-center gap-2.5 rounded-md">
      {content}
    </Link>
  ) : (
    <span className="flex items-center gap-2.5">{content}</span>
  );
}

const navigationLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'relative inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm transition-colors hover:text-ink',
    isActive
      ? 'text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-brand'
      : 'text-ink-2',
  );
