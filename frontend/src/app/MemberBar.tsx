import { leaders, organizationsAs, useKnownViewer } from '@alliance/api-client/viewer';
import { Link, NavLink, useMatches } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Wordmark } from '@/ui/Mark';
import { Menu, MenuItem, MenuLink } from '@/ui/Menu';
import { useIsMounted } from '@/ui/routing';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { useTheme } from '@/ui/theme';
import { AccountMenu } from './AccountMenu';
import { InboxBell } from './InboxBell';
import { MessagesLink } from './MessagesLink';
import * as known from './navigation';
import { PaletteOpener, SearchOpener } from './PaletteOpener';

/** The top bar of somebody who is signed in. It folds by its own width in letters, so larger ones fold it too. */
export function MemberBar() {
  const subtitle = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const { theme, choose } = useTheme();
  const { viewer } = useKnownViewer();
  const leads = organizationsAs(viewer, leaders).length > 0;
  const isMounted = useIsMounted();
  const isThere = ({ to }: { to: string }) => isMounted(to);
  const navigation = known.navigation.filter(isThere);
  const more = known.morePages.filter(isThere);
  // Who sees the alliance as a member is shown neither what they are told nor what they write.
  const signs = viewer?.seenUntil ? [] : known.signPages.filter(isThere);
  const ownPages = known.accountPages.filter(({ forLeaders }) => leads || !forLeaders);
  const pages = [...navigation, ...signs, ...[...ownPages, ...known.furtherPages].filter(isThere)];
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <PaletteOpener pages={pages}>
      {(openPalette) => (
        <header className="@container sticky top-0 z-30 border-line border-b bg-surface print:hidden">
          <div className="wrap flex h-16 items-center gap-2 @min-[62rem]:gap-6">
            <Link to="/" className="mr-auto min-w-0 rounded-md py-1.5 @min-[62rem]:mr-0">
              <Wordmark subtitle={subtitle ?? 'Member Home'} />
            </Link>
            <nav aria-label="Main" className="mr-auto hidden items-center @min-[62rem]:flex">
              {navigation.map(({ to, label }) => (
                <NavLink key={to} to={to} end={to === '/'} className={navigationLook}>
                  {label}
                </NavLink>
              ))}
              {more.length > 0 && (
                <div className="@max-[70rem]:hidden">
                  <Menu
                    trigger={
                      <button type="button" className={classes(navigationLook({ isActive: false }), 'gap-1')}>
                        More
                        <Icon name="chevronDown" className="size-4" />
                      </button>
                    }
                  >
                    {more.map(({ to, label }) => (
                      <MenuLink key={to}>
                        <Link to={to}>{label}</Link>
                      </MenuLink>
                    ))}
                  </Menu>
                </div>
              )}
            </nav>
            <div className="flex shrink-0 items-center gap-1">
              <SearchOpener onOpen={openPalette} className="@max-[38rem]:hidden" />
              <ThemeToggle className="@max-[38rem]:hidden" />
              {!viewer?.seenUntil && (
                <>
                  <InboxBell className="@max-[16rem]:hidden" />
                  {isMounted('/messages') && <MessagesLink className="@max-[16rem]:hidden" />}
                </>
              )}
              <AccountMenu />
            </div>
            <a
              href="/api/logout"
              className="hidden min-h-11 items-center whitespace-nowrap rounded-md px-3 font-medium text-ink-2 text-sm hover:bg-sunken hover:text-ink @min-[62rem]:inline-flex"
            >
              Sign Out
            </a>
            <div className="@min-[62rem]:hidden">
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
                <MenuItem onSelect={openPalette}>Search</MenuItem>
                {signs.map(({ to, label }) => (
                  <MenuLink key={to}>
                    <Link to={to}>{label}</Link>
                  </MenuLink>
                ))}
                {[...navigation, ...more].map(({ to, label }) => (
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
      )}
    </PaletteOpener>
  );
}

const navigationLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'relative inline-flex min-h-11 items-center rounded-md px-3 font-medium text-sm transition-colors hover:text-ink',
    isActive
      ? 'text-ink after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-brand forced-colors:after:bg-[Highlight]'
      : 'text-ink-2',
  );
