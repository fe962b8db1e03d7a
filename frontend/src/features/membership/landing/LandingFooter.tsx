import { footerColumns } from '@/content/landing';
import { Mark, productName } from '@/ui/Mark';
import { ThemeToggle } from '@/ui/ThemeToggle';

interface LandingFooterProps {
  isMounted: (path: string) => boolean;
  /** Whether a link of the page has somewhere to lead. */
  isShown: (href: string) => boolean;
}

export function LandingFooter({ isMounted, isShown }: LandingFooterProps) {
  const leads = ({ href }: { href: string }) => isShown(href) && (href !== '/api-marketplace' || isMounted(href));
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="wrap grid gap-12 py-14 md:grid-cols-[2fr_3fr]">
        <div>
          <Mark className="size-10 text-brand" />
          <p className="mt-4 font-semibold">{productName}</p>
          <p className="mt-1 max-w-xs text-ink-2 text-sm">Problems shared, solutions tested, results scaled.</p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-8">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-semibold text-sm">{title}</h2>
              <ul className="mt-2">
                {links.filter(leads).map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-11 items-center text-ink-2 text-sm underline-offset-4 hover:text-ink hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="wrap flex items-center justify-between gap-4 border-line border-t py-4 text-ink-3 text-sm">
        <p>© 2026 {productName}</p>
        <ThemeToggle />
      </div>
    </footer>
  );
}
