import { leaders, organizationsAs, useKnownViewer } from '@alliance/api-client/viewer';
import type { ReactNode } from 'react';
import { Link, NavLink, useMatches } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Wordmark } from '@/ui/Mark';
import { Menu, MenuLink } from '@/ui/Menu';
import { useIsMounted } from '@/ui/routing';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { AccountMenu } from './AccountMenu';
import { InboxBell } from './InboxBell';
import { MessagesLink } from './MessagesLink';
import { MoreMenu } from './MoreMenu';
import * as known from './navigation';
import { PaletteOpener, SearchOpener } from './PaletteOpener';
import { PhoneBar } from './PhoneBar';

/**
 * The top bar of somebody who is signed in, the page, and the bar at the foot of phones. They fold by their own width in letters, so
 * larger ones fold them too.
 */
export function MemberFrame({ children }: { children?: ReactNode }) {
  const subtitle = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  const { viewer } = useKnownViewer();
  const leads = organizationsAs(viewer, leaders).length > 0;
  const isMounted = useIsMounted();
  const isThere = ({ to }: { to: string }) => isMounted(to);
  const navigation = known.navigation.filter(isThere);
  // Who sees the alliance as a member is shown neither what they are told nor what they write.
  const signs = viewer?.seenUntil ? [] : known.signPages.filter(isThere);
  const ownPages = known.accountPages.filter(({ forLeaders }) => leads || !forLeaders);
  const more = known.morePages.filter(isThere);
  const folded = [...navigation, ...signs, ...more];
  const pages = [...folded, ...[...ownPages, ...known.furtherPages].filter(isThere)];
  // Whoever sees as a member has a banner there; what members and visitors read has an end of its own.
  const hasFoot = children !== undefined && !viewer?.seenUntil;
  return (
    <PaletteOpener pages={pages}>
      {(openPalette) => (
        <>
          <header className="@container sticky top-0 z-30 border-line border-b bg-surface print:hidden">
            <div className="wrap flex h-16 max-w-[90rem] items-center gap-2 @min-[72rem]:gap-4">
              <Link to="/" className="mr-auto min-w-0 rounded-md py-1.5 @min-[72rem]:mr-0">
                <Wordmark subtitle={subtitle ?? 'Member Home'} />
              </Link>
              <nav aria-label="Main" className="mr-auto hidden items-center @min-[72rem]:flex">
                {navigation.map(({ to, label }) => (
                  <NavLink key={to} to={to} end={to === '/'} className={navigationLook}>
                    {label}
                  </NavLink>
                ))}
                <Menu
                  trigger={
                    <button type="button" className={navigationLook({ isActive: false })}>
                      More
                      <Icon name="chevronDown" className="ml-1 size-4" />
                    </button>
                  }
                >
                  {more.map(({ to, label }) => (
                    <MenuLink key={to}>
                      <Link to={to}>{label}</Link>
                    </MenuLink>
                  ))}
                </Menu>
              </nav>
              <div className="flex shrink-0 items-center gap-1">
                <SearchOpener onOpen={openPalette} className="@max-[38rem]:hidden" />
                <ThemeToggle className="@max-[38rem]:hidden" />
                {!viewer?.seenUntil && (
                  <>
                    <InboxBell className={hasFoot ? unlessFoot : '@max-[16rem]:hidden'} />
                    {isMounted('/messages') && <MessagesLink className="@max-[16rem]:hidden" />}
                  </>
                )}
                <AccountMenu />
              </div>
              <a
                href="/api/logout"
                className="hidden min-h-11 items-center whitespace-nowrap rounded-md px-3 font-medium text-ink-2 text-sm hover:bg-sunken hover:text-ink @min-[72rem]:inline-flex"
              >
                Sign Out
              </a>
              <div className={classes('@min-[72rem]:hidden', hasFoot && unlessFoot)}>
                <MoreMenu
                  pages={folded}
                  onSearch={openPalette}
                  trigger={
                    <button
                      type="button"
                      aria-label="Menu"
                      className="grid size-11 place-items-center rounded-md text-ink hover:bg-sunken"
                    >
                      <Icon name="menu" />
                    </button>
                  }
                />
              </div>
            </div>
          </header>
          {children}
          {hasFoot && <PhoneBar pages={folded} onSearch={openPalette} />}
        </>
      )}
    </PaletteOpener>
  );
}

/** Where the bar at the foot has it. */
const unlessFoot = '@max-[38rem]:[@media(height>=30rem)]:hidden';

const navigationLook = ({ isActive }: { isActive: boolean }) =>
  classes(
    'relative inline-flex min-h-11 items-center rounded-md px-2 font-medium text-sm transition-colors hover:text-ink',
    isActive
      ? 'text-ink after:absolute after:inset-x-2 after:bottom-1 after:h-0.5 after:rounded-full after:bg-brand forced-colors:after:bg-[Highlight]'
      : 'text-ink-2',
  );
