import type { CurrentAdminDto } from '@alliance/api-client/admin';
import { useFreshness } from '@alliance/api-client/freshness';
import { PanelLeftClose, PanelLeftOpen, RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { clockOf } from '@/ui/in-words';
import { laterDialog } from '@/ui/laterDialog';
import { Mark } from '@/ui/Mark';
import type { PageRoute } from '@/ui/page';
import { SkipLink } from '@/ui/SkipLink';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { AdminLogout, footLook } from './AdminLogout';
import { AdminSections } from './AdminSections';
import { AreaNavigation } from './AreaNavigation';
import { type AdminSection, sectionGroups, sectionOf } from './admin-sections';
import { PaletteOpener, SearchOpener } from './PaletteOpener';

const AdminSectionsDialog = laterDialog(() => import('./AdminSectionsDialog'));

const slot = 'adminSidebar';

interface AdminFrameProps {
  admin: CurrentAdminDto;
  pages: PageRoute[];
  onSignedOut: () => void;
  children: ReactNode;
}

/** Sidebar, breadcrumb, and how fresh it is what the page shows. */
export default function AdminFrame({ admin, pages, onSignedOut, children }: AdminFrameProps) {
  const { pathname } = useLocation();
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(slot) === 'collapsed');
  // Over the page where it was opened: whoever has gone on has closed it.
  const [openedAt, openAt] = useState<string>();
  const close = useCallback(() => openAt(undefined), []);
  const groups = sectionGroups(pages);
  const sections = groups.flatMap((group) => group.sections);
  const current = pages.find(({ path }) => path === pathname);
  const section = sections.find(({ path }) => current && path === sectionOf(current));
  const ofSection = pages.filter((page) => section && sectionOf(page) === section.path);

  const isKnown = ({ path }: PageRoute) => path !== '/admin' && !path.includes(':');
  const further = pages.filter((page) => isKnown(page) && !sections.some(({ path }) => path === page.path));
  const known = [
    ...sections.map(({ path, title }) => ({ to: path, label: title })),
    ...further.map(({ path, handle }) => ({ to: path, label: handle.title })),
  ];

  const collapse = () => {
    localStorage.setItem(slot, isCollapsed ? 'expanded' : 'collapsed');
    setCollapsed(!isCollapsed);
  };

  return (
    <div className="lg:flex">
      <SkipLink />
      <aside
        className={classes(
          'hidden shrink-0 border-line border-r bg-surface px-2 py-2 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col print:hidden',
          isCollapsed ? 'lg:w-16' : 'lg:w-64',
        )}
      >
        <Link
          to="/"
          className={classes('flex min-h-11 items-center gap-2.5 rounded-md px-2', isCollapsed && 'justify-center')}
        >
          <Mark className="size-8 shrink-0" />
          <span className={classes('min-w-0 leading-tight', isCollapsed && 'sr-only')}>
            <span className="block font-semibold text-sm">Administration</span>
            <span className="block truncate text-ink-2 text-xs">{admin.username}</span>
          </span>
        </Link>
        <AdminSections
          groups={groups}
          current={section?.path}
          isNarrow={isCollapsed}
          className="-mx-2 mt-1.5 min-h-0 flex-1 overflow-y-auto px-2 pb-1"
        />
        <div className={classes('flex flex-wrap border-line border-t pt-1.5', isCollapsed && 'flex-col')}>
          <AdminLogout isNarrow={isCollapsed} onSignedOut={onSignedOut} />
          <button
            type="button"
            aria-expanded={!isCollapsed}
            onClick={collapse}
            className={classes(footLook, isCollapsed ? 'justify-center' : 'ml-auto')}
          >
            {isCollapsed ? (
              <PanelLeftOpen className="size-4.5 shrink-0" aria-hidden="true" />
            ) : (
              <PanelLeftClose className="size-4.5 shrink-0" aria-hidden="true" />
            )}
            <span className={isCollapsed ? 'sr-only' : undefined}>{isCollapsed ? 'Expand' : 'Collapse'}</span>
          </button>
        </div>
      </aside>
      <div className="min-w-0 flex-1">
        <header className="border-line border-b bg-surface print:hidden">
          <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 sm:px-6">
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              aria-expanded={openedAt === pathname}
              onClick={() => openAt(pathname)}
              className="lg:hidden"
            >
              <Icon name="menu" />
              Sections
            </Button>
            <Breadcrumb section={section} current={current} />
            <Freshness />
            <div className="flex">
              <PaletteOpener pages={known} searches={false}>
                {(open) => <SearchOpener onOpen={open} />}
              </PaletteOpener>
              <ThemeToggle />
            </div>
          </div>
        </header>
        <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6">
          {section && ofSection.length > 1 && <AreaNavigation label={section.title} pages={ofSection} />}
          {children}
        </main>
      </div>
      <AdminSectionsDialog
        open={openedAt === pathname}
        groups={groups}
        current={section?.path}
        username={admin.username}
        onSignedOut={onSignedOut}
        onClose={close}
      />
    </div>
  );
}

function Breadcrumb({ section, current }: { section?: AdminSection; current?: PageRoute }) {
  const isDeeper = section && current && section.path !== current.path;
  return (
    <nav aria-label="Breadcrumb" className="mr-auto min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        <li className="text-ink-3 max-sm:hidden">Administration</li>
        {section && (
          // On a phone the heading below says it, and the pages of the section lead there: the bar has no room to.
          <li className={classes('flex items-center gap-1.5', isDeeper ? 'max-sm:hidden' : 'max-sm:sr-only')}>
            <Icon name="chevronRight" className="size-3.5 text-ink-3" />
            {isDeeper ? (
              <Link to={section.path} className="text-ink-2 underline underline-offset-4 hover:text-ink">
                {section.title}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium">
                {section.title}
              </span>
            )}
          </li>
        )}
        {isDeeper && (
          <li className="flex items-center gap-1.5 max-sm:sr-only">
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

function Freshness() {
  const { updatedAt, isRefreshing, refresh } = useFreshness();
  return (
    <>
      {updatedAt > 0 && (
        <p className="text-ink-3 text-xs tabular-nums max-sm:sr-only">
          <span className="max-lg:sr-only">Last updated </span>
          <time dateTime={new Date(updatedAt).toISOString()}>{clockOf(updatedAt)}</time>
        </p>
      )}
      <Button variant="secondary" onClick={refresh} pending={isRefreshing}>
        <RefreshCw className="size-4" aria-hidden="true" />
        <span className="max-lg:sr-only">Refresh</span>
      </Button>
    </>
  );
}
