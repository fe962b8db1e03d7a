import { topLinks } from '@/content/landing';
import { buttonClasses } from '@/ui/buttonClasses';
import { Mark, productName } from '@/ui/Mark';
import { ThemeToggle } from '@/ui/ThemeToggle';

export function LandingHeader() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-brand px-4 py-2.5 text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-line border-b bg-canvas">
        <div className="wrap flex h-18 items-center gap-2 sm:gap-3">
          <a href="/" className="mr-auto flex items-center gap-2.5 rounded-md py-1.5">
            <Mark className="size-8 shrink-0 text-brand sm:size-9" />
            <span className="max-w-36 font-semibold text-sm sm:text-[0.9375rem] leading-tight tracking-tight sm:max-w-none">
              {productName}
            </span>
          </a>
          <nav aria-label="On this page" className="mr-2 hidden xl:flex">
            {topLinks.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center rounded-md px-3 font-medium text-ink-2 text-sm hover:text-ink"
              >
                {label}
              </a>
            ))}
          </nav>
          <ThemeToggle className="max-sm:hidden" />
          <a
            href="/login"
            className="hidden min-h-11 items-center rounded-md px-3 font-medium text-ink-2 text-sm hover:text-ink md:inline-flex"
          >
            Member Login
          </a>
          <a href="/membership" className={buttonClasses({}, 'whitespace-nowrap max-sm:px-3 max-sm:text-sm')}>
            Join The Alliance
          </a>
        </div>
      </header>
    </>
  );
}
