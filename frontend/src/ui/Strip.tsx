import type { ReactNode } from 'react';

/** What of a page needs whoever looks at it now, and the one button for it. */
export function Strip({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <section
      aria-label="What needs you"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line-strong bg-sunken p-4 print:hidden"
    >
      <p className="min-w-0 max-w-prose flex-1 basis-60">{children}</p>
      {action}
    </section>
  );
}
