import { useRef } from 'react';
import { topLinks } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { Icon } from '@/ui/Icon';
import { Mark, productName } from '@/ui/Mark';
import { SkipLink } from '@/ui/SkipLink';
import { ThemeToggle } from '@/ui/ThemeToggle';
import { useTheme } from '@/ui/theme';

interface Shown {
  /** Whether a link of the page has somewhere to lead. */
  isShown: (href: string) => boolean;
}

/** It folds by its own width in letters, so that a reader's larger ones fold it too. */
export function LandingHeader({ isShown }: Shown) {
  const links = topLinks.filter(({ href }) => isShown(href));
  return (
    <>
      <SkipLink />
      <header className="@container sticky top-0 z-30 border-line border-b bg-canvas print:hidden">
        <div className="wrap flex h-18 items-center gap-1 @min-[38rem]:gap-3">
          <a href="/" className="mr-auto flex items-center gap-2.5 rounded-md py-1.5">
            <Mark className="size-8 shrink-0 text-brand sm:size-9" />
            <span className="font-semibold text-[0.9375rem] leading-tight tracking-tight @max-[38rem]:sr-only">
              {productName}
            </span>
          </a>
          <nav aria-label="On this page" className="mr-2 hidden @min-[78rem]:flex">
            {links.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-2 text-sm hover:text-ink"
              >
                {label}
              </a>
            ))}
          </nav>
          <ThemeToggle className="@max-[38rem]:hidden" />
          <a
            href="/login"
            className="inline-flex min-h-11 items-center whitespace-nowrap rounded-md px-2 font-medium text-ink-2 text-sm hover:text-ink @max-[22.4rem]:hidden @min-[38rem]:px-3"
          >
            Member Login
          </a>
          <a
            href="/membership"
            className={buttonClasses(
              {},
              'whitespace-nowrap @max-[38rem]:px-3 @max-[38rem]:text-sm @max-[18rem]:hidden',
            )}
          >
            Join The Alliance
          </a>
          <SectionMenu links={links} />
        </div>
      </header>
    </>
  );
}

const doors = [
  { href: '/login', label: 'Member Login' },
  { href: '/membership', label: 'Join The Alliance' },
];

/** The section links where the bar has no room for them. A popover: it opens before any script has run. */
function SectionMenu({ links }: { links: typeof topLinks }) {
  const menu = useRef<HTMLElement>(null);
  const { theme, choose } = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="sections"
        aria-label="Menu"
        className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-md text-ink hover:bg-sunken @min-[78rem]:hidden"
      >
        <Icon name="menu" />
      </button>
      <nav
        ref={menu}
        id="sections"
        popover="auto"
        aria-label="Menu"
        className="inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto border-line border-t-0 border-b bg-canvas py-3 text-ink shadow-floating @min-[78rem]:hidden"
      >
        <div className="wrap grid @min-[38rem]:grid-cols-2 @min-[38rem]:gap-x-8">
          {[...links, ...doors].map(({ href, label }) => (
            <a
              key={href}
              href={href}
              onClick={close}
              className="flex min-h-12 items-center border-line border-b font-medium hover:text-brand"
            >
              {label}
            </a>
          ))}
          <button
            type="button"
            onClick={() => choose(otherTheme)}
            className="flex min-h-12 items-center gap-3 text-left text-ink-2 hover:text-ink @min-[38rem]:hidden"
          >
            <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
            {theme ? `Switch to the ${otherTheme} theme` : 'Switch the theme'}
          </button>
        </div>
      </nav>
    </>
  );
}
