import { useCountInboxQuery } from '@alliance/api-client/inbox';
import { NavLink } from 'react-router-dom';
import { classes } from '@/ui/classes';
import { Icon, type IconName } from '@/ui/Icon';
import { useQuiet } from '@/ui/useQuiet';
import { type LinkedPage, MoreMenu } from './MoreMenu';

const signs: Record<string, IconName> = {
  '/': 'home',
  '/problems': 'question',
  '/projects': 'board',
  '/inbox': 'bell',
};

interface PhoneBarProps {
  /** All that the top bar leads to where there is room. */
  pages: readonly LinkedPage[];
  onSearch: () => void;
}

/** Under the thumb on phones: what is gone to most, and all else behind *More*. A low window keeps its room for the page. */
export function PhoneBar({ pages, onSearch }: PhoneBarProps) {
  const isQuiet = useQuiet();
  const { data: { unread } = { unread: 0 } } = useCountInboxQuery(undefined, { skip: !isQuiet });
  return (
    <div data-foot="" className="@container sticky bottom-0 z-30 print:hidden">
      <nav
        aria-label="Main"
        className="grid grid-cols-5 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] @min-[38rem]:hidden [@media(height<30rem)]:hidden"
      >
        {pages
          .filter(({ to }) => to in signs)
          .map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              aria-label={to === '/inbox' && unread > 0 ? `${label}, ${unread} unread` : label}
              className={look}
            >
              <span className="relative">
                <Icon name={signs[to] as IconName} />
                {to === '/inbox' && unread > 0 && (
                  <span className="absolute -top-1 -right-1.5 size-2.5 rounded-full border border-surface bg-brand forced-colors:bg-[Highlight]" />
                )}
              </span>
              <span className={words}>{label}</span>
            </NavLink>
          ))}
        <MoreMenu
          pages={pages.filter(({ to }) => !(to in signs))}
          onSearch={onSearch}
          trigger={
            <button type="button" aria-label="More" className={look({ isActive: false })}>
              <Icon name="menu" />
              <span className={words}>More</span>
            </button>
          }
        />
      </nav>
    </div>
  );
}

const words = 'text-xs @max-[18rem]:sr-only';
const look = ({ isActive }: { isActive: boolean }) =>
  classes(
    'grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 font-medium',
    isActive ? 'text-brand' : 'text-ink-2',
  );
