import { type CurrentAdminDto, useLogOutAdminMutation } from '@alliance/api-client/admin';
import { forgetAdmin } from '@alliance/api-client/admin-session';
import { useFreshness } from '@alliance/api-client/freshness';
import { problemText } from '@alliance/api-client/problem';
import {
  Building2,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  CreditCard,
  Eye,
  Flag,
  GraduationCap,
  KeyRound,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  Mail,
  PanelLeftClose,
  PanelLeftOpen,
  Presentation,
  RefreshCw,
  Rocket,
  ScrollText,
  Settings,
  Sparkles,
  Star,
  UserCog,
  Users,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { Mark } from '@/ui/Mark';
import type { PageRoute } from '@/ui/page';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { toast } from '@/ui/toast';
import { AreaNavigation } from './AreaNavigation';
import { PaletteOpener, SearchOpener } from './PaletteOpener';

/** A section is a page right under `/admin`; what is under a section are its pages. */
const partsOf = ({ path }: PageRoute) => path.split('/').filter(Boolean);
const sectionOf = ({ path, handle }: PageRoute) => handle.section ?? `/${path.split('/').slice(1, 3).join('/')}`;

/** In the order of the sidebar; what is not here comes after. */
const signs: Record<string, typeof CreditCard> = {
  '/admin/registrations': ClipboardList,
  '/admin/lifecycle': Rocket,
  '/admin/people': Users,
  '/admin/organizations': Building2,
  '/admin/payments': CreditCard,
  '/admin/analytics': ChartColumn,
  '/admin/stories': Sparkles,
  '/admin/communities': UsersRound,
  '/admin/reports': Flag,
  '/admin/mentors': GraduationCap,
  '/admin/partners': Star,
  '/admin/mail': Mail,
  '/admin/support': LifeBuoy,
  '/admin/onboarding': CalendarDays,
  '/admin/demo-requests': Presentation,
  '/admin/administrators': UserCog,
  '/admin/see-as': Eye,
  '/admin/settings': Settings,
  '/admin/audit': ScrollText,
  '/admin/security': KeyRound,
};

const places = Object.keys(signs);
const placeOf = ({ path }: PageRoute) => (places.includes(path) ? places.indexOf(path) : places.length);

const slot = 'adminSidebar';

interface AdminFrameProps {
  admin: CurrentAdminDto;
  pages: PageRoute[];
  onSignedOut: () => void;
  children: ReactNode;
}

/** Sidebar, breadcrumb, and how fresh it is what the page shows. */
export function AdminFrame({ admin, pages, onSignedOut, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(slot) === 'collapsed');
  const sections = pages
    .filter((page) => partsOf(page).length === 2)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const current = pages.find(({ path }) => path === pathname);
  const section = sections.find(({ path }) => current && path === sectionOf(current));
  const ofSection = pages.filter((page) => section && sectionOf(page) === section.path);

  const known = pages
    .filter(({ path }) => path !== '/admin' && !path.includes(':'))
    .map(({ path, handle }) => ({ to: path, label: handle.title }));

  const collapse = () => {
    localStorage.setItem(slot, isCollapsed ? 'expanded' : 'collapsed');
    setCollapsed(!isCollapsed);
  };

  return (
    <div className="lg:flex">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-brand px-4 py-2.5 text-on-brand focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <aside
        className={classes(
          'flex shrink-0 items-center gap-1 border-line border-b bg-surface px-3 py-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:px-2 lg:py-4 print:hidden',
          isCollapsed ? 'lg:w-16' : 'lg:w-64',
        )}
      >
        <Link to="/" className="flex min-h-11 items-center gap-3 rounded-md px-2">
          <Mark />
          <span className={classes('font-semibold text-sm leading-tight', hidden(isCollapsed))}>Administration</span>
        </Link>
        <nav
          aria-label="Sections"
          className="flex min-w-0 flex-1 flex-wrap lg:-mx-2 lg:mt-4 lg:min-h-0 lg:flex-col lg:flex-nowrap lg:overflow-y-auto lg:px-2 lg:py-1"
        >
          {sections.map(({ path, handle }) => {
            const Sign = signs[path] ?? LayoutGrid;
            return (
              <NavLink
                key={path}
                to={path}
                title={isCollapsed ? handle.title : undefined}
                className={({ isActive }) =>
                  classes(
                    'flex min-h-11 shrink-0 items-center gap-3 rounded-md px-3 font-medium text-sm',
                    isActive ? 'bg-sunken text-ink' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )
                }
              >
                <Sign className="size-5 shrink-0" aria-hidden="true" />
                <span className={hidden(isCollapsed)}>{handle.title}</span>
              </NavLink>
            );
          })}
        </nav>
        <p className={classes('hidden min-w-0 truncate px-3 text-ink-3 text-xs lg:block', isCollapsed && 'lg:sr-only')}>
          {admin.username}
        </p>
        <LogoutButton isCollapsed={isCollapsed} onSignedOut={onSignedOut} />
        <button
          type="button"
          aria-expanded={!isCollapsed}
          onClick={collapse}
          className="hidden min-h-11 items-center gap-3 rounded-md px-3 text-ink-2 text-sm hover:bg-sunken hover:text-ink lg:flex"
        >
          {isCollapsed ? (
            <PanelLeftOpen className="size-5 shrink-0" aria-hidden="true" />
          ) : (
            <PanelLeftClose className="size-5 shrink-0" aria-hidden="true" />
          )}
          <span className={isCollapsed ? 'sr-only' : undefined}>{isCollapsed ? 'Expand' : 'Collapse'}</span>
        </button>
      </aside>
      <div className="min-w-0 flex-1">
        <header className="border-line border-b bg-surface print:hidden">
          <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
            <Breadcrumb section={section} current={current} />
            <Freshness />
            <PaletteOpener pages={known} searches={false}>
              {(open) => <SearchOpener onOpen={open} />}
            </PaletteOpener>
            <ThemeToggle />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6">
          {section && ofSection.length > 1 && <AreaNavigation label={section.handle.title} pages={ofSection} />}
          {children}
        </main>
      </div>
    </div>
  );
}

/** Beside its sign in the narrow sidebar, and on a small screen, which has no sidebar, always read out. */
const hidden = (isCollapsed: boolean) => (isCollapsed ? 'max-lg:sr-only lg:sr-only' : 'max-sm:sr-only');

function Breadcrumb({ section, current }: { section?: PageRoute; current?: PageRoute }) {
  const isDeeper = section && current && section.path !== current.path;
  return (
    <nav aria-label="Breadcrumb" className="mr-auto min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        <li className="text-ink-3">Administration</li>
        {section && (
          <li className="flex items-center gap-1.5">
            <Icon name="chevronRight" className="size-3.5 text-ink-3" />
            {isDeeper ? (
              <Link to={section.path} className="text-ink-2 underline underline-offset-4 hover:text-ink">
                {section.handle.title}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium">
                {section.handle.title}
              </span>
            )}
          </li>
        )}
        {isDeeper && (
          <li className="flex items-center gap-1.5">
            <Icon name="chevronRight" className="size-3.5 text-ink-3" />
            <span aria-current="page" className="font-medium">
              {current.handle.title}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

function Freshness() {
  const { updatedAt, isRefreshing, refresh } = useFreshness();
  return (
    <>
      {updatedAt > 0 && (
        <p className="text-ink-3 text-xs tabular-nums">
          Last updated <time dateTime={new Date(updatedAt).toISOString()}>{clock.format(updatedAt)}</time>
        </p>
      )}
      <Button variant="secondary" onClick={refresh} pending={isRefreshing}>
        <RefreshCw className="size-4" aria-hidden="true" />
        Refresh
      </Button>
    </>
  );
}

function LogoutButton({ isCollapsed, onSignedOut }: { isCollapsed: boolean; onSignedOut: () => void }) {
  const [logOut, { isLoading }] = useLogOutAdminMutation();
  const { forget } = useFreshness();
  const navigate = useNavigate();

  const leave = async () => {
    try {
      await logOut().unwrap();
    } catch (trouble) {
      toast({ title: 'Not signed out', description: problemText(trouble), variant: 'destructive' });
      return;
    }
    forgetAdmin();
    onSignedOut();
    navigate('/admin-login', { replace: true });
    forget();
    toast({ title: 'Logged Out', description: 'Admin session ended' });
  };

  return (
    <button
      type="button"
      onClick={leave}
      aria-disabled={isLoading || undefined}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-ink-2 text-sm hover:bg-sunken hover:text-ink"
    >
      <LogOut className="size-5 shrink-0" aria-hidden="true" />
      <span className={hidden(isCollapsed)}>Logout</span>
    </button>
  );
}
