import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classes } from '@/ui/classes';
import type { AdminSectionGroup } from './admin-sections';

interface AdminSectionsProps {
  groups: readonly AdminSectionGroup[];
  /** The path of the section whose page is shown. */
  current?: string;
  /** Their signs alone are seen. */
  isNarrow?: boolean;
  /** One was gone to. */
  onGo?: () => void;
  className?: string;
}

/** All sections of the administration under their headings; the current one is in view. */
export function AdminSections({ groups, current, isNarrow = false, onGo, className }: AdminSectionsProps) {
  const { pathname } = useLocation();
  const id = useId();
  const shown = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another line
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  return (
    <nav aria-label="Sections" className={className}>
      {groups.map(({ title, sections }, n) => (
        <div key={title} className={classes(n > 0 && (isNarrow ? 'mt-1 border-line border-t pt-1' : 'mt-2.5'))}>
          <p id={`${id}-${n}`} className={isNarrow ? 'sr-only' : 'px-2.5 font-medium text-ink-2 text-xs leading-snug'}>
            {title}
          </p>
          <ul aria-labelledby={`${id}-${n}`}>
            {sections.map(({ path, title: name, Sign }) => (
              <li key={path}>
                <Link
                  ref={path === current ? shown : undefined}
                  to={path}
                  aria-current={path === current ? (path === pathname ? 'page' : 'true') : undefined}
                  title={isNarrow ? name : undefined}
                  onClick={onGo}
                  className={classes(
                    'flex min-h-11 items-center gap-2.5 rounded-md px-2.5 py-0.5 font-medium text-sm leading-tight lg:min-h-7.5 lg:pointer-coarse:min-h-11',
                    isNarrow && 'justify-center',
                    path === current
                      ? 'bg-sunken text-ink forced-colors:outline-2 forced-colors:-outline-offset-2'
                      : 'text-ink-2 hover:bg-sunken hover:text-ink',
                  )}
                >
                  <Sign className="size-4.5 shrink-0" aria-hidden="true" />
                  <span className={isNarrow ? 'sr-only' : 'min-w-0'}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
